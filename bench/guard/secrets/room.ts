import { Pictures } from '../../../src/discord/pictures.ts';
import { type Room, roomIn } from '../../../src/discord/room.ts';
import { games } from '../../../src/games/registry.ts';
import type { Table } from '../../../src/match/table.ts';
import type { Language } from '../../../src/present/languages.ts';
import type { Presenters } from '../../../src/present/presenter.ts';
import { NO_GUILDS } from '../../../test/support/unhurried.ts';
import { frozen, type Moment } from './frozen.ts';
import type { Logbook } from './logbook.ts';
import { DeliveredTable } from './spoken.ts';

/** How it is said and shown. */
export interface Voice {
  readonly presenters: Presenters;
  readonly language: Language;
}

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
  logbook: Logbook,
): Room {
  const spoken = async () => language;
  const openThread = async (_: string, title: string) => {
    logbook.note('done', { title }, 'a thread is opened');
    return '77';
  };
  return roomIn(
    {
      table,
      games,
      presenters,
      alone: ['porto'],
      pictures: new OrderedPictures(),
      log: logbook.log,
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
export function roomOn(moment: Moment, voice: Voice, logbook: Logbook): Room {
  const now = () => moment.now;
  return roomWith(
    new DeliveredTable({ store: frozen(moment), games, now, announce: () => {} }),
    now,
    voice,
    logbook,
  );
}
