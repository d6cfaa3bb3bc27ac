import type { WrittenWords } from '../en/index.ts';
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

export const japanese = (naming: Naming): WrittenWords => ({
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
