import { HARNESSES } from '../games/harnesses.ts';
import type { Table } from './kit.ts';

/** The kit's ways to play each game of the registry and of the tests. */
export const TABLES: Readonly<Record<string, readonly Table[]>> = Object.fromEntries(
  Object.entries(HARNESSES).map(([id, { tables }]) => [id, tables]),
);
