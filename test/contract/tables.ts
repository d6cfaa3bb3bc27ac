import { HARNESSES } from '../games/harnesses.ts';
import type { Table } from './kit.ts';

export const TABLES: Readonly<Record<string, readonly Table[]>> = Object.fromEntries(
  Object.entries(HARNESSES).map(([id, { tables }]) => [id, tables]),
);
