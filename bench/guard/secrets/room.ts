import { NO_GUILDS } from '../../../src/discord/guilds.ts';
import { Pictures } from '../../../src/discord/pictures.ts';
import { type Log, type Room, roomIn } from '../../../src/discord/room.ts';
import { games } from '../../../src/games/registry.ts';
import type { Table } from '../../../src/match/table.ts';
import type { Language } from '../../../src/present/languages.ts';
import type { Presenters } from '../../../src/present/presenter.ts';
import { frozen, type Moment } from './frozen.ts';
import { DeliveredTable } from './spoken.ts';

/** How it is said and shown. */
export interface Voice {
  readonly presenters: Presenters;
  readonly language: Language;
}

const LOGGED = ['debug', 'info', 'warn', 'error'] as const;

/** A time-lapse is what is ordered: which positions, in which order. */
class OrderedPictures extends Pictures {
  override async timelapse(...[, order]: Parameters<Pictures['timelapse']>): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await order()));
  }
}

/** A room of the bot's own; its log is kept, and threads that would be opened. */
export function roomWith(
  table: Table,
  now: () => number,
  { presenters, language }: Voice,
  logged: string[],
): Room {
  const log = Object.fromEntries(
    LOGGED.map(level => [
      level,
      (details: object, message: string) => logged.push(`${level} ${message} ${JSON.stringify(details)}`),
    ]),
  ) as unknown as Log;
  const spoken = async () => language;
  const openThread = async (_: string, title: string) => {
    logged.push(`thread ${title}`);
    return '77';
  };
  return roomIn(
    {
      table,
      games,
      presenters,
      pictures: new OrderedPictures(),
      log,
      guilds: { ...NO_GUILDS, openThread },
      now,
      publicLanguage: spoken,
      serverLanguage: spoken,
      forgetLanguage: async () => {},
    },
    language,
  );
}

/** A room on a moment, where nothing can be changed. */
export function roomOn(moment: Moment, voice: Voice, logged: string[]): Room {
  const now = () => moment.now;
  return roomWith(
    new DeliveredTable({ store: frozen(moment), games, now, announce: () => {} }),
    now,
    voice,
    logged,
  );
}
