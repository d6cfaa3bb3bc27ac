import { setTimeout as sleep } from 'node:timers/promises';
import { commands, menus, operatorCommands } from '../commands/index.ts';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Loops, PollLoop } from './core/work/loops.ts';
import { createBot } from './discord/gateway/bot.ts';
import type { Bot } from './discord/gateway/bot-types.ts';
import type { Refused } from './discord/gateway/login.ts';
import type { Brake } from './discord/rest/brake.ts';
import { players } from './games/bots.ts';
import { puzzlesOf } from './games/puzzles.ts';
import { games } from './games/registry.ts';
import type { Looked } from './health.ts';
import type { Logger } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { BoardPageServer } from './page/server.ts';
import { WORDS as PAGE_WORDS } from './page/words/index.ts';
import type { Studio } from './presentation/painter/studio.ts';
import type { Store } from './store/index.ts';
import { pairingLoop } from './table/finding/finding.ts';
import { hostLoop } from './table/host/host-tools.ts';
import { LIMITS } from './table/match/limits.ts';
import type { Carrier } from './table/match/types.ts';
import { dueWorkLoop } from './table/pings/due-work.ts';
import { Table } from './table/table.ts';
import type { ThinkingQueue } from './thinking/queue.ts';
import type { ActingTurn } from './upkeep/leases/right-to-act.ts';
import type { UpkeepParts } from './upkeep/upkeep.ts';

/** Longest pause in milliseconds between two checks for due work, where several processes share the database. */
const LOOK_MS = 10_000;

/** Longest time in milliseconds that the bot waits for the painters' first pictures before it acts. */
export const MOST_DRAWING_MS = 10_000;

/** Largest number of earlier games whose favourite colours are counted at each start, and again each day. */
const COUNTED_AT_ONCE = 300;

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

type Prune = NonNullable<UpkeepParts['prune']>;

/** Connects the table with the bot. The table announces new notices, and the bot posts them. */
export function join(
  { config, token, log, clock, metrics, loops, brake }: Watched,
  { store, turn, studio, drawn, thinking, refused }: Joining,
): {
  bot: Bot;
  dueWork: PollLoop;
  host: PollLoop;
  pairing: PollLoop;
  closePages: () => Promise<void>;
  prune: Prune;
  catchUp: () => Promise<void>;
} {
  const now = clock?.now ?? Date.now;
  let carrier: Carrier = { announce: () => {} };
  const table = new Table({
    store,
    games,
    players,
    puzzles: puzzlesOf,
    thinker: thinking,
    failed: error => log.error({ err: error }, 'a player of the bot could not think'),
    delivered: metrics.delivered,
    now,
    dailyHour: config.dailyHour,
    limits: { ...LIMITS, liveGames: config.gamesPerPerson },
    announce: (matchId, begun) => carrier.announce(matchId, begun),
    ready: matchId => carrier.ready?.(matchId) ?? false,
    post: () => carrier.post?.(),
    refresh: () => carrier.refresh?.(),
    connectedSince: guildId => bot.connectedSince(guildId),
    isShutOut: (...of) => bot.isShutOut(...of),
    directChannel: personId => bot.directChannel(personId),
  });
  const { apiUrl, guildId, painters } = config;
  let boards: BoardPageServer | undefined;
  const openPages = async (): Promise<void> => {
    if (!config.page) return;
    const { openBoardPages } = await import('./page/server.ts');
    const say = (details: object, message: string): void => log.info(details, message);
    boards = await openBoardPages({
      ...config.page,
      ...{ table, games, presenters: studio.presenters, voice: bot.voice, now, log: say },
    });
    log.info({ url: boards.url }, 'boards are open in the browser');
  };
  const notLookedUp = (error: unknown): void =>
    log.error({ err: error }, 'what is due could not be looked up');
  const bot = createBot({
    token,
    brake,
    apiUrl,
    guildId,
    commands,
    menus,
    operator: { guildId: config.operatorGuildId, commands: operatorCommands },
    table,
    kv: {
      get: key => store.kv.get(key),
      set: (key, value) => store.transaction(({ kv }) => kv.set(key, value)),
      delete: key => store.transaction(({ kv }) => kv.delete(key)),
    },
    games,
    presenters: studio.presenters,
    log,
    now,
    refused,
    observer: metrics,
    loops,
    shards: config.shards.take === 'all' ? config.shards.total : undefined,
    division: turn.division,
    painters,
    supportUrl: config.supportUrl,
    ...(config.page && {
      boardLink: async (subject, userId, language) => ({
        label: PAGE_WORDS[language].open,
        url: (await boards?.link({ ...subject, userId, language })) ?? '',
      }),
      ...(config.page.activityKey !== undefined && {
        launchBoard: {
          label: language => PAGE_WORDS[language].open,
          expect: (subject, userId, language) => table.pages.expect({ ...subject, userId, language }),
        },
      }),
    }),
    turn: async () => {
      await Promise.race([drawn, sleep(MOST_DRAWING_MS, undefined, { ref: false })]);
      await turn.take(store, {
        taken: shards => {
          bot.taken(shards);
          table.dueWork.catchUpAgain();
          dueWork.wake();
          void catchUp();
        },
        leave: bot.leave,
        isConnected: bot.isConnected,
        connectedSpan: bot.connectedSpan,
      });
      await store.refuseNewer();
      await openPages();
      // After an outage, mentions that are due now may replace old notices, so the mentions are written before the old notices
      // are posted.
      await table.dueWork.run().catch(notLookedUp);
    },
  });
  const dueWork = dueWorkLoop({
    loops,
    work: table.dueWork,
    now,
    after,
    failed: notLookedUp,
    longest: () => (turn.division ? LOOK_MS : undefined),
  });
  const host = hostLoop({
    ...{ host: table.host, now, loops, after },
    isOurs: () => store.shards.holds(0),
    report: {
      line: entry => log.info(entry, 'a line of the operator'),
      failed: error => log.error({ err: error }, 'a line of the operator failed'),
    },
  });
  const pairing = pairingLoop({
    ...{ finding: table.finding, loops, after },
    isOurs: () => store.shards.holds(0),
    failed: error => log.error({ err: error }, 'people who look for a game could not be paired'),
  });
  carrier = {
    announce: (matchId, begun) => {
      bot.announce(matchId, begun);
      dueWork.wake();
    },
    ready: bot.ready,
    post: bot.post,
    refresh: bot.refresh,
  };
  clock?.whenMoved(() => {
    dueWork.wake();
    bot.announce('');
    bot.post();
    bot.refresh();
    pairing.wake();
  });
  /** Writes the missing results of ended games, and resumes the bots' thinking. A failure is logged and stops no game. */
  const catchUp = async (): Promise<void> => {
    const failed = (error: unknown): void =>
      log.error({ err: error }, 'what was left over from before could not be taken up');
    await table.housekeeping.catchUp().catch(failed);
    // `resume` waits while the database is unreachable, so the start of the bot does not wait for `resume`.
    void table.thinking.resume().catch(failed);
  };
  const prune: Prune = async (days, keep) => {
    await table.housekeeping.countColours(COUNTED_AT_ONCE).catch(error => {
      log.error({ err: error }, 'favourite colours of earlier games could not be counted');
    });
    await table.housekeeping.dropStates(now()).catch(error => {
      log.error({ err: error }, 'states of games that have ended could not be dropped');
    });
    return table.housekeeping.prune(now(), days, keep);
  };
  const closePages = async (): Promise<void> => boards?.close();
  return { bot, dueWork, host, pairing, closePages, prune, catchUp };
}

export interface Running {
  readonly config: Config;
  readonly token: string;
  readonly log: Logger;
  /** Clock of the bot. Default: the real time. */
  readonly clock?: MovableClock;
  /** Sends the last reports of errors. Absent: errors are only in the log. */
  readonly flush?: () => Promise<void>;
  /** Checks once, after the login, that the bot can see the channel for errors. */
  readonly look?: () => Promise<void>;
  /** Brake of all requests to Discord. Absent: one of the bot's own. */
  readonly brake?: Brake;
  /** Runs when the bot is logged in and works. */
  readonly ready?: () => void;
}

export interface Watched extends Running {
  readonly metrics: Metrics;
  readonly loops: Loops;
  readonly looked: Looked;
}

export interface Joining {
  readonly store: Store;
  readonly turn: ActingTurn;
  readonly studio: Studio;
  /** Resolves when the painters have drawn their first pictures. */
  readonly drawn: Promise<void>;
  readonly thinking: ThinkingQueue;
  readonly refused: (refused: Refused) => void;
}
