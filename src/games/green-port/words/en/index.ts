import type { Language, Translated } from '../../../../stage/languages.ts';
import { choices } from './choices.ts';
import { lesson } from './lesson.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { board, hand, status, terminal } from './status.ts';
import { finale, story } from './story.ts';
import { terms } from './terms.ts';
import { topics } from './topics.ts';

/** All that Green Port says. What is chosen, left out or cut is decided once for all languages, in the files beside. */
export const english = {
  board,
  choices,
  finale,
  hand,
  lesson,
  orders,
  parts,
  reasons,
  refusals,
  status,
  story,
  terminal,
  terms,
  topics,
};

export type Phrases = Translated<typeof english>;

/** All that Green Port says in one language. */
export interface GreenPortWords extends Phrases {
  readonly language: Language;
}
