import type { Words } from '../en/index.ts';
import type { Naming } from '../naming.ts';
import { basics } from './basics.ts';
import { hints } from './hints.ts';
import { players } from './players.ts';
import { refusals } from './refusals.ts';
import { review } from './review.ts';
import { table } from './table.ts';

export const portuguese = (naming: Naming): Words => ({
  ...basics(naming),
  ...table(naming),
  ...review,
  hints,
  players,
  refusals: refusals(naming),
});
