import type { Translated } from '../../../stage/languages.ts';
import type { Naming } from '../naming.ts';
import { deals } from './deals.ts';
import { duplicates } from './duplicate.ts';
import { hints } from './hints.ts';
import { leagues } from './league.ts';
import { players } from './players.ts';
import { refusals } from './refusals.ts';
import { review } from './review.ts';
import { seatPages } from './seat-pages.ts';
import { table } from './table.ts';

/**
 * All that the messenger says: whole sentences, never glued from pieces. What is handed in is ready to print: names are
 * escaped, deeds, fields and values are in the same language.
 */
export const english = (naming: Naming) => ({
  ...table(naming),
  ...review,
  deals,
  duplicates,
  hints,
  leagues,
  players,
  refusals: refusals(naming),
  seatPages,
});

/** Of what is not in the catalogues yet. */
export type WrittenWords = Translated<ReturnType<typeof english>>;
