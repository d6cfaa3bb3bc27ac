import type { Words } from '../en/index.ts';
import type { Naming } from '../naming.ts';
import { basics } from './basics.ts';
import { players } from './players.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';

export const portuguese = (naming: Naming): Words => ({
  ...basics(naming),
  ...table(naming),
  ...players,
  refusals: refusals(naming),
});
