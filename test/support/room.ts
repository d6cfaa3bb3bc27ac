import { NO_GUILDS } from '../../src/discord/guilds.ts';
import { Pictures } from '../../src/discord/pictures.ts';
import { type Room, type RoomParts, roomIn } from '../../src/discord/room.ts';
import { games } from '../../src/games/registry.ts';
import type { Table } from '../../src/match/table.ts';
import type { Language } from '../../src/present/languages.ts';
import { presenters } from '../../src/present/registry.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** What the handlers work with, without a client: everybody reads one language. */
export const roomOf = (
  table: Table,
  { language = 'en', ...others }: Partial<RoomParts> & { readonly language?: Language } = {},
): Room =>
  roomIn(
    {
      table,
      games,
      presenters,
      pictures: new Pictures(),
      log: silent,
      guilds: NO_GUILDS,
      publicLanguage: async () => language,
      ...others,
    },
    language,
  );
