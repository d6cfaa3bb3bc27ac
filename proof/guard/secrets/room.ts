import type { AnyGame } from '../../../src/core/contract/game.ts';
import { type Context, contextIn } from '../../../src/discord/context/context.ts';
import { BoardPictures } from '../../../src/discord/context/pictures.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { games as shelf } from '../../../src/games/registry.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import type { Presenters } from '../../../src/presentation/presenter/presenter.ts';
import type { Table } from '../../../src/table/table.ts';
import { NO_GUILDS, NO_THREADS } from '../../../test/support/unhurried.ts';
import { frozen, type Moment } from './frozen.ts';
import type { Logbook } from './logbook.ts';
import { DeliveredTable } from './spoken.ts';

export interface Voice {
  readonly presenters: Presenters;
  readonly language: Language;
}

/** Answers a request for a time-lapse with the list of its positions, instead of a picture. */
class OrderedPictures extends BoardPictures {
  override async timelapse(...[, order]: Parameters<BoardPictures['timelapse']>): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await order()));
  }
}

const onShelf = (game: AnyGame) => ({ ...shelf, [game.id]: game });

export function roomWith(
  table: Table,
  now: () => number,
  { presenters, language }: Voice,
  logbook: Logbook,
  game: AnyGame,
): Context {
  const spoken = async () => language;
  const openThread = async (_place: object, title: string) => {
    logbook.note('done', { title }, 'a thread is opened');
    return '77';
  };
  return contextIn(
    {
      table,
      games: onShelf(game),
      presenters,
      alone: ['porto'],
      pictures: new OrderedPictures(),
      log: logbook.log,
      guilds: NO_GUILDS,
      threads: { ...NO_THREADS, open: openThread, openPrivate: openThread },
      now,
      publicLanguage: spoken,
      serverLanguage: spoken,
      forgetLanguage: async () => {},
      // Each viewer counts as the operator, since even the operator must see no secret.
      isOwner: async () => true,
    },
    language,
  );
}

export function roomOn(moment: Moment, voice: Voice, logbook: Logbook): Context {
  const now = () => moment.now;
  return roomWith(
    new DeliveredTable({
      store: frozen(moment),
      games: onShelf(moment.guarded.game),
      puzzles: puzzlesOf,
      now,
      announce: () => {},
    }),
    now,
    voice,
    logbook,
    moment.guarded.game,
  );
}
