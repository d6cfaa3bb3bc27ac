import type { Language, Translated } from '../../../../stage/languages.ts';
import { account } from './account.ts';
import { cards, counts } from './cards.ts';
import { choices } from './choices.ts';
import { alt, hand } from './hand.ts';
import { lacking } from './lacking.ts';
import { lesson } from './lesson.ts';
import { parts } from './parts.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { status, terminal } from './status.ts';
import { finale, foreseen, story } from './story.ts';
import { topics } from './topics.ts';

/** All that Porto says. What is chosen, left out or cut is decided once for all languages, in the files beside. */
export const english = {
  account,
  alt,
  cards,
  choices,
  counts,
  finale,
  foreseen,
  hand,
  lacking,
  lesson,
  parts,
  reasons,
  refusals,
  status,
  story,
  terminal,
  topics,
};

export type Phrases = Translated<typeof english>;

/** All that Porto says in one language. */
export interface PortoWords extends Phrases {
  readonly language: Language;
}
