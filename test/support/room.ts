import { Pictures } from '../../src/discord/pictures.ts';
import type { Room } from '../../src/discord/room.ts';
import { games } from '../../src/games/registry.ts';
import type { Table } from '../../src/match/table.ts';
import { presenters } from '../../src/present/registry.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** What the handlers work with, without a client: everybody reads one language. */
export const roomOf = (table: Table, others: Partial<Room> = {}): Room => ({
  table,
  games,
  presenters,
  pictures: new Pictures(),
  log: silent,
  language: 'en',
  publicLanguage: async () => others.language ?? 'en',
  ...others,
});
