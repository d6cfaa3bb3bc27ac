import type { Language, Translated } from '../../../../stage/languages.ts';
import { choices } from './choices.ts';
import { orders } from './orders.ts';
import { refusals } from './refusals.ts';
import { story } from './story.ts';
import { terms } from './terms.ts';

/** What Vintage says. What is chosen, left out or put together is decided once for all languages, in the files beside. */
export const english = { choices, orders, refusals, story, terms };

export type Phrases = Translated<typeof english>;

/** What Vintage says in one language. */
export interface VintageWords extends Phrases {
  readonly language: Language;
}
