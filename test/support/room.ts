import { type Context, type ContextParts, contextIn } from '../../src/discord/context/context.ts';
import { BoardPictures } from '../../src/discord/context/pictures.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Language } from '../../src/presentation/language/languages.ts';
import type { Table } from '../../src/table/table.ts';
import { NO_GUILDS, NO_THREADS } from './unhurried.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Makes the context of the bot's handlers without a Discord client. All people have the same language. */
export const roomOf = (
  table: Table,
  { language = 'en', ...others }: Partial<ContextParts> & { readonly language?: Language } = {},
): Context =>
  contextIn(
    {
      table,
      games,
      presenters,
      alone: ['porto'],
      pictures: new BoardPictures(),
      log: silent,
      guilds: NO_GUILDS,
      threads: NO_THREADS,
      now: () => Date.now(),
      publicLanguage: async () => language,
      serverLanguage: async () => language,
      forgetLanguage: async () => {},
      ...others,
    },
    language,
  );

/** Properties of an interaction by an ordinary member, in a channel where the bot has all permissions. */
export const PLAIN = {
  moderator: false,
  lacking: [],
  member: { roles: [], managesServer: false },
  maySee: () => true,
} as const satisfies Partial<Visit>;
