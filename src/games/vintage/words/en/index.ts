import type { Language, Translated } from '../../../../stage/languages.ts';
import { alt } from './alt.ts';
import { choices } from './choices.ts';
import { deeds } from './deeds.ts';
import { lesson } from './lesson.ts';
import { orders } from './orders.ts';
import { own } from './own.ts';
import { parts } from './parts.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { seatPage } from './seat-page.ts';
import { story } from './story.ts';
import { terms } from './terms.ts';
import { topics } from './topics.ts';
import { finale, hand, recap, status, terminal } from './voice.ts';

/** What Vintage says. What is chosen, left out or put together is decided once for all languages, in the files beside. */
export const english = {
  alt,
  choices,
  deeds,
  finale,
  hand,
  lesson,
  orders,
  own,
  parts,
  reasons,
  recap,
  refusals,
  seatPage,
  status,
  story,
  terminal,
  terms,
  topics,
};

export type Phrases = Translated<typeof english>;

/** What Vintage says in one language. */
export interface VintageWords extends Phrases {
  readonly language: Language;
}
