import { setTimeout } from 'node:timers/promises';
import { LocalDiscord, type LocalDiscordOptions } from 'local-discord';
import { pino } from 'pino';
import * as bot from '../../commands/index.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Players } from '../../src/core/contract/player.ts';
import type { PuzzlesOf } from '../../src/core/contract/puzzle.ts';
import type { Thinker } from '../../src/core/search/thinker.ts';
import type { Loops } from '../../src/core/work/loops.ts';
import type { SlashCommand } from '../../src/discord/context/command.ts';
import type { Scheduler } from '../../src/discord/context/context.ts';
import { createBot } from '../../src/discord/gateway/bot.ts';
import type { Bot, BotParts } from '../../src/discord/gateway/bot-types.ts';
import type { PersonRate } from '../../src/discord/gateway/press-rate-limit.ts';
import type { Log } from '../../src/discord/ports/ports.ts';
import { presenters } from '../../src/games/presenters.ts';
import { puzzlesOf } from '../../src/games/puzzles.ts';
import { games as shelf } from '../../src/games/registry.ts';
import { storedIn } from '../../src/health.ts';
import { ROUTES } from '../../src/metrics/labels.ts';
import type { Metrics } from '../../src/metrics/metrics.ts';
import type { Presenters } from '../../src/presentation/presenter/presenter.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import type { PersonLimits } from '../../src/table/match/limits.ts';
import type { Carrier } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { emptyStore } from './in-memory.ts';
import { UNHURRIED } from './unhurried.ts';

/**
 * Returns a command whose definition is built only once in a process. Discord's builders check every limit at each build, which
 * takes time for each bot.
 */
function once<Command extends { toJSON(): object }>(command: Command): Command {
  let reason: object | undefined;
  const toJSON = (): object => {
    reason ??= command.toJSON();
    return reason;
  };
  return { ...command, toJSON };
}

const commands = bot.commands.map(once);
const menus = bot.menus.map(once);

const KNOWN = ROUTES.map(route => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Throws for a request whose route the metrics do not know, and would count among "others". */
function noStrangeRoutes({ requests }: LocalDiscord): void {
  const strange = requests
    // A page that another test left open asks its old port, which this server can have now.
    .filter(({ path }) => !path.startsWith('/b/'))
    .map(({ path }) => path.replace('%40', '@'))
    .filter(path => !KNOWN.some(route => route.test(path)));
  if (strange.length > 0) throw new Error(`metrics know no ${strange.join(', ')}`);
}

/** Longest wait for the bot's answer. A slow bot must pass, since benchmarks measure the speed. */
const BUSY_MS = 60_000;
/**
 * Time without any request after which the bot counts as idle. Another process paints panels, which can take long on a busy
 * machine.
 */
const PAINTED_MS = 20_000;
/** Longest delay of a retry for which a test waits. */
const SOON_MS = 10_000;
/** Time between two looks at what the bot still has to post. */
const POLL_MS = 5;
/** Time without any request after which the bot has done all its work. Its work between two requests must take less. */
const CALM_MS = 40;

export const patientDiscord = (options: LocalDiscordOptions = {}): Promise<LocalDiscord> =>
  LocalDiscord.start({ answerMs: BUSY_MS, quietMs: PAINTED_MS, ...options });

export interface RunningOptions {
  /**
   * Database of the bot, for a test that starts it again. Default: one in memory, or an empty one in PostgreSQL with
   * `TEST_DATABASE=postgres`.
   */
  readonly database?: string;
  /** Local Discord that outlives the bot. Default: the bot gets one of its own. */
  readonly discord?: LocalDiscord;
  /** Address of Discord's API for the bot, for a test that breaks the connection. Default: the local Discord's own. */
  readonly apiUrl?: string;
  readonly guildId?: string;
  readonly now?: () => number;
  readonly scheduler?: Scheduler;
  /** Returns the 32 bytes that determine the deal. Default: random bytes. */
  readonly newSeed?: () => Uint8Array;
  /** Returns the ids of games and deals. Default: random ids. */
  readonly newId?: () => string;
  /** Rate limit for a person's actions. Default: a limit that no test reaches. */
  readonly pace?: PersonRate;
  readonly limits?: PersonLimits;
  /** Rate limit for a person's completions. Default: the same as `pace`. */
  readonly typing?: PersonRate;
  /** Time without any request after which `quiet` resolves. Default: enough for a database server and for painting. */
  readonly calmMs?: number;
  /** Limit for the bot's requests to Discord. Default: Discord's limit. */
  readonly requestsPerSecond?: number;
  readonly commands?: readonly SlashCommand[];
  readonly games?: Readonly<Record<string, AnyGame>>;
  /** Default: all presenters, painting in this process. */
  readonly presenters?: Presenters;
  readonly players?: Players;
  /** Puzzles of each game. Default: those of the data. */
  readonly puzzles?: PuzzlesOf;
  /** Default: in this process, without delay. */
  readonly thinker?: Thinker;
  readonly loops?: Loops;
  readonly metrics?: Metrics;
  readonly log?: Log;
  readonly supportUrl?: string;
  readonly boards?: Pick<BotParts, 'boardLink' | 'launchBoard'>;
}

export interface Running {
  readonly discord: LocalDiscord;
  readonly store: Store;
  readonly table: Table;
  readonly bot: Bot;
  /** Resolves when the bot has posted all due messages. */
  quiet(): Promise<void>;
  readonly trouble: readonly string[];
  /** Stops the bot and closes its store. A local Discord that the bot started closes too. */
  stop(): Promise<void>;
}

/** Makes a log that keeps warnings and errors, and prints lines from the level in `TEST_LOG` on. */
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

/**
 * Returns a database for the bot. PostgreSQL's module is loaded on demand, since benchmarks start bots without a database
 * server.
 */
const ownDatabase = async (): Promise<string> =>
  process.env.TEST_DATABASE === 'postgres' ? (await import('./postgres.ts')).emptyDatabase() : ':memory:';

export async function startBot(options: RunningOptions = {}): Promise<Running> {
  const now = options.now ?? Date.now;
  const games = options.games ?? shelf;
  const discord = options.discord ?? (await patientDiscord());
  const { metrics } = options;
  const listener = metrics && { queried: metrics.queried };
  const database = options.database ?? (await ownDatabase());
  const store = database === ':memory:' ? await emptyStore(listener) : await openStore(database, listener);
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
    connectedSince: guildId => bot.connectedSince(guildId),
    isShutOut: (...of) => bot.isShutOut(...of),
    directChannel: personId => bot.directChannel(personId),
    ...(metrics && { delivered: metrics.delivered }),
    puzzles: options.puzzles ?? puzzlesOf,
    ...(options.players && { players: options.players }),
    ...(options.thinker && { thinker: options.thinker }),
    ...(options.newSeed && { newSeed: options.newSeed }),
    ...(options.newId && { newId: options.newId }),
    ...(options.limits && { limits: options.limits }),
  });
  const bot = createBot({
    token: discord.token,
    apiUrl: options.apiUrl ?? discord.api,
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
    ...(options.supportUrl !== undefined && { supportUrl: options.supportUrl }),
    ...options.boards,
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
    [await table.leagues.outlook(), await table.duplicates.outlook(), await table.mornings.outlook()].some(
      ({ due }) => due.length > 0,
    );
  const soon = async (): Promise<boolean> =>
    ((await table.outbox.outlook()).nextAt ?? Number.POSITIVE_INFINITY) < now() + SOON_MS;
  const quiet = async (): Promise<void> => {
    for (let left = SOON_MS / POLL_MS; left > 0 && (await soon()); left--) {
      const before = now();
      await setTimeout(POLL_MS);
      // No further message becomes due while the clock stands still.
      if (now() === before) break;
    }
    // All due messages must be posted, however slow the machine is. Retries and later messages do not count.
    while ((await table.outbox.outlook()).notices.length > 0) await setTimeout(POLL_MS);
    bot.post();
    while ((await table.directMessages.outlook()).envelopes.length > 0) await setTimeout(POLL_MS);
    // Leagues and duplicates open games, whose messages must be posted too.
    if (await opening()) {
      while (await opening()) await setTimeout(POLL_MS);
      return quiet();
    }
    // Database work after the last message makes no request to Discord, such as the deletion of old pings.
    while (bot.stage === 'acting' && !(await store.matches.ids()).every(bot.ready)) await setTimeout(POLL_MS);
    // A message that is posted together with its move was not counted above, and may have caused a ping.
    if ((await table.outbox.outlook()).notices.length > 0) return quiet();
    await discord.idle(options.calmMs ?? CALM_MS);
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
