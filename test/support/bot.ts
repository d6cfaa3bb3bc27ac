import { setTimeout } from 'node:timers/promises';
import { LocalDiscord, type LocalDiscordOptions } from 'local-discord';
import { pino } from 'pino';

import type { AnyGame } from '../../src/core/game.ts';
import type { Loops } from '../../src/core/loops.ts';
import type { Players } from '../../src/core/player.ts';
import type { Thinker } from '../../src/core/thinker.ts';
import type { SlashCommand } from '../../src/discord/context/command.ts';
import type { Scheduler } from '../../src/discord/context/context.ts';
import { createBot } from '../../src/discord/gateway/bot.ts';
import type { Bot } from '../../src/discord/gateway/bot-types.ts';
import type { PersonRate } from '../../src/discord/gateway/rate-limiter.ts';
import type { Log } from '../../src/discord/ports/ports.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games as shelf } from '../../src/games/registry.ts';
import { storedIn } from '../../src/health.ts';
import { ROUTES } from '../../src/metrics/labels.ts';
import type { Metrics } from '../../src/metrics/metrics.ts';
import type { Presenters } from '../../src/stage/presenter.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import type { PersonLimits } from '../../src/table/match/limits.ts';
import type { Carrier } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { commands, menus } from './commands.ts';
import { emptyStore } from './in-memory.ts';
import { UNHURRIED } from './unhurried.ts';

/** Ids and tokens are no part of a route. */
const KNOWN = ROUTES.map(route => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Metrics count each request by its route, those of no known one as others. */
function noStrangeRoutes({ requests }: LocalDiscord): void {
  const strange = requests
    .map(({ path }) => path.replace('%40', '@'))
    .filter(path => !KNOWN.some(route => route.test(path)));
  if (strange.length > 0) throw new Error(`metrics know no ${strange.join(', ')}`);
}

/** Longest wait for the bot's answer. Only a bot that never answers fails here, and benchmarks measure its speed. */
const BUSY_MS = 60_000;
/** A panel's answer is painted outside the event loop, where a busy machine may take long: meanwhile nothing happens. */
const PAINTED_MS = 20_000;
/** Delay up to which a retry is waited for. */
const SOON_MS = 10_000;

/** A Discord whose people wait as long as a busy machine may take. */
export const patientDiscord = (options: LocalDiscordOptions = {}): Promise<LocalDiscord> =>
  LocalDiscord.start({ answerMs: BUSY_MS, quietMs: PAINTED_MS, ...options });

export interface RunningOptions {
  /**
   * Database for a bot that starts again on it. Default: one in memory, or an empty one in PostgreSQL with
   * `TEST_DATABASE=postgres`.
   */
  readonly database?: string;
  /** A Discord that outlives the bot; default: a patient one of its own. */
  readonly discord?: LocalDiscord;
  readonly guildId?: string;
  readonly now?: () => number;
  /** Default: real timers. */
  readonly scheduler?: Scheduler;
  /** 32 bytes: the same deal every time. */
  readonly newSeed?: () => Uint8Array;
  /** Default: as fast as tests go. */
  readonly pace?: PersonRate;
  /** Default: those of people. */
  readonly limits?: PersonLimits;
  /** Default: the same. */
  readonly typing?: PersonRate;
  /** Default: what Discord takes. */
  readonly requestsPerSecond?: number;
  /** Default: all that the bot has. */
  readonly commands?: readonly SlashCommand[];
  /** Default: every game of the registry. */
  readonly games?: Readonly<Record<string, AnyGame>>;
  /** Default: all of them, painting in this process. */
  readonly presenters?: Presenters;
  /** The stand-ins; default: those of the registry. */
  readonly players?: Players;
  /** default: in this process, at once */
  readonly thinker?: Thinker;
  /** Default: no observer. */
  readonly loops?: Loops;
  /** Default: no metrics. */
  readonly metrics?: Metrics;
  /** Default: one that remembers warnings and errors as `trouble`. */
  readonly log?: Log;
}

export interface Running {
  readonly discord: LocalDiscord;
  readonly store: Store;
  readonly table: Table;
  readonly bot: Bot;
  /** Resolves when everything that was to be said has been said. */
  quiet(): Promise<void>;
  /** Messages that were logged as warnings or errors. */
  readonly trouble: readonly string[];
  /** The bot stops, its store is closed; a Discord of its own goes too. */
  stop(): Promise<void>;
}

/** A log that remembers what went wrong, and prints it with LOG_LEVEL=debug. */
function remembering(trouble: string[]): Log {
  const printed = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const noting = (level: 'warn' | 'error') => (details: object, message: string) => {
    trouble.push(`${message} ${JSON.stringify(details)}`);
    printed[level](details, message);
  };
  return {
    debug: (details, message) => printed.debug(details, message),
    info: (details, message) => printed.info(details, message),
    warn: noting('warn'),
    error: noting('error'),
  };
}

/** Benches start bots too, where no test has a server. */
const ownDatabase = async (): Promise<string> =>
  process.env.TEST_DATABASE === 'postgres' ? (await import('./postgres.ts')).database() : ':memory:';

/** The whole bot, but for its own process, on a Discord of its own or on a given one. */
export async function startBot(options: RunningOptions = {}): Promise<Running> {
  const now = options.now ?? Date.now;
  const games = options.games ?? shelf;
  const discord = options.discord ?? (await patientDiscord());
  const { metrics } = options;
  const heard = metrics && { queried: metrics.queried };
  const database = options.database ?? (await ownDatabase());
  const store = database === ':memory:' ? await emptyStore(heard) : await openStore(database, heard);
  const trouble: string[] = [];
  let carrier: Carrier = { announce: () => {} };
  const table = new Table({
    store,
    games,
    now,
    announce: (matchId, begun) => carrier.announce(matchId, begun),
    ready: matchId => carrier.ready?.(matchId) ?? false,
    post: () => carrier.post?.(),
    refresh: () => carrier.refresh?.(),
    ...(metrics && { delivered: metrics.delivered }),
    ...(options.players && { players: options.players }),
    ...(options.thinker && { thinker: options.thinker }),
    ...(options.newSeed && { newSeed: options.newSeed }),
    ...(options.limits && { limits: options.limits }),
  });
  const bot = createBot({
    token: discord.token,
    apiUrl: discord.api,
    guildId: options.guildId,
    commands: options.commands ?? commands,
    menus,
    table,
    kv: store.kv,
    games,
    presenters: options.presenters ?? presenters,
    log: options.log ?? remembering(trouble),
    now,
    pace: options.pace ?? UNHURRIED,
    typing: options.typing ?? options.pace ?? UNHURRIED,
    ...(options.requestsPerSecond !== undefined && { requestsPerSecond: options.requestsPerSecond }),
    ...(options.scheduler && { scheduler: options.scheduler }),
    ...(metrics && { observer: metrics }),
    ...(options.loops && { loops: options.loops }),
  });
  metrics?.open({
    stored: () => storedIn(store, now()),
    pictures: () => bot.picturesWaiting,
    thoughts: () => 0,
    hurried: () => 0,
    shards: () => ({ held: 1, connected: 1, all: 1 }),
  });
  carrier = bot;
  await bot.start();
  const opening = async (): Promise<boolean> =>
    [await table.leagues.outlook(), await table.duplicates.outlook()].some(({ due }) => due.length > 0);
  const soon = async (): Promise<boolean> =>
    ((await table.outbox.outlook()).nextAt ?? Number.POSITIVE_INFINITY) < now() + SOON_MS;
  const quiet = async (): Promise<void> => {
    for (let left = SOON_MS / 25; left > 0 && (await soon()); left--) {
      const before = now();
      await setTimeout(25);
      // Where time stands still nothing becomes due.
      if (now() === before) break;
    }
    // The wait includes messages that are due, however slow the machine is, and no retry or later hour.
    while ((await table.outbox.outlook()).notices.length > 0) await setTimeout(25);
    bot.post();
    while ((await table.letters.outlook()).envelopes.length > 0) await setTimeout(25);
    // Leagues and duplicates open games, which have something to say in turn.
    if (await opening()) {
      while (await opening()) await setTimeout(25);
      return quiet();
    }
    // After the last word old calls go, and what is awaited from the database is no request.
    while (bot.stage === 'acting' && !(await store.matches.ids()).every(bot.ready)) await setTimeout(25);
    // A message that leaves with its move is not seen above, and may have pinged a person.
    if ((await table.outbox.outlook()).notices.length > 0) return quiet();
    await discord.idle(40);
  };
  const close = async (): Promise<void> => {
    metrics?.close();
    await bot.stop();
    await store.close();
    noStrangeRoutes(discord);
    if (!options.discord) await discord.close();
  };
  let closed: Promise<void> | undefined;
  return { discord, store, table, bot, quiet, trouble, stop: () => (closed ??= close()) };
}
