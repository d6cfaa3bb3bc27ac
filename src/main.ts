import './refuse-bad-data.ts';
import { config as readDotenv } from 'dotenv';
import { destination } from 'pino';
import { commands, menus } from '../commands/index.ts';
import type { MovableClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Bot, createBot } from './discord/gateway/bot.ts';
import { aloneIn } from './discord/gateway/command.ts';
import { type Refused, refusedLogin } from './discord/gateway/login.ts';
import { players } from './games/players.ts';
import { presenters } from './games/presenters.ts';
import { games } from './games/registry.ts';
import { catchLastWords } from './last-words.ts';
import { type Logger, makeLog } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type MetricsServer, PortError } from './metrics/server.ts';
import type { Playground } from './playground.ts';
import { type Looked, metricsOf, serveMetrics, storedIn } from './seen-from-outside.ts';
import { Studio } from './stage/studio.ts';
import { DivisionError, openStore, Store, StoreError, UnreachableError } from './store/index.ts';
import { Alarm } from './table/attention/alarm.ts';
import { Table } from './table/table.ts';
import type { Carrier } from './table/types.ts';
import { ThinkingQueue } from './thinking/queue.ts';
import type { Division } from './upkeep/shard-names.ts';
import { type ActingTurn, turnOf } from './upkeep/turn.ts';
import { heartbeat, Upkeep, type UpkeepParts } from './upkeep/upkeep.ts';

/** sysexits.h: EX_CONFIG. What a restart can't mend. */
const BAD_CONFIG = 78;
const FAILED = 1;
const TAKEN_OVER = 'Another instance has taken over this database: this one ends.';
const SHARDS_TAKEN_OVER =
  'Others have taken over the shards of this process, which gave no sign of life for too long: it ends.';
/** How soon it is noticed that another process has made something due; what is to be said is looked for more often. */
const LOOK_MS = 10_000;
/** Supervisors kill ten seconds after they have asked. */
const LAST_MOMENT_MS = 9_500;

const REFUSED: Readonly<Record<Refused, string>> = {
  token: 'DISCORD_TOKEN was refused by Discord: copy it again from the Developer Portal (Bot, Reset Token).',
  intents:
    'Discord refuses the intents of this bot (it asks for Guilds alone): see the Developer Portal (Bot).',
  shards:
    'Discord refuses this number of shards: the bot is in too many servers for it. Set SHARDS to auto, or to parts of a larger number.',
};

const NO_TOKEN = [
  'No DISCORD_TOKEN is set: put one into .env or the environment (see .env.example) to bring the bot into Discord.',
  'The playground, which needs none, is not part of this installation: npm start in a checkout opens it.',
];

const say = (line: string): void => void process.stderr.write(`${line}\n`);

function configure(): Config | undefined {
  readDotenv({ quiet: true });
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    say(error.message);
    return undefined;
  }
}

type Prune = NonNullable<UpkeepParts['prune']>;

/** Joins the rooms: the table tells the bot that something waits to be said, the bot says it. */
function join(
  { config, token, log, clock, metrics }: Watched,
  { store, turn, studio, thinking, refused }: Joining,
): { bot: Bot; alarm: Alarm; prune: Prune; catchUp: () => Promise<void> } {
  const now = clock?.now ?? Date.now;
  let carrier: Carrier = { announce: () => {} };
  const table = new Table({
    store,
    games,
    players,
    thinker: thinking,
    failed: error => log.error({ err: error }, 'a player of the bot could not think'),
    delivered: metrics.delivered,
    now,
    announce: (matchId, begun) => carrier.announce(matchId, begun),
    ready: matchId => carrier.ready?.(matchId) ?? false,
  });
  const { apiUrl, guildId, postBy, painters } = config;
  const notLookedUp = (error: unknown): void =>
    log.error({ err: error }, 'what is due could not be looked up');
  const bot = createBot({
    token,
    apiUrl,
    guildId,
    commands,
    menus,
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
    postBy,
    shards: config.shards.take === 'all' ? config.shards.total : undefined,
    division: turn.division,
    painters,
    turn: async () => {
      await turn.take(store, {
        taken: shards => {
          bot.taken(shards);
          table.clock.lookAgain();
          alarm.wake();
          void catchUp();
        },
        leave: bot.leave,
        isConnected: bot.isConnected,
      });
      await store.refuseNewer();
      // Before anything is said that waits from before an outage: what has become due since may stand for it.
      await table.clock.due().catch(notLookedUp);
    },
  });
  const alarm = new Alarm({
    clock: table.clock,
    now,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    failed: notLookedUp,
    longest: () => (turn.division ? LOOK_MS : undefined),
  });
  carrier = {
    announce: (matchId, begun) => {
      bot.announce(matchId, begun);
      alarm.wake();
    },
    ready: bot.ready,
  };
  clock?.whenMoved(() => {
    alarm.wake();
    bot.announce('');
  });
  /**
   * What ended before results were written gets its own, and players of the bot go on thinking; trouble with it keeps nobody
   * from playing.
   */
  const catchUp = async (): Promise<void> => {
    try {
      await table.housekeeping.catchUp();
      await table.thinking.resume();
    } catch (error) {
      log.error({ err: error }, 'what was left over from before could not be taken up');
    }
  };
  return { bot, alarm, prune: (days, keep) => table.housekeeping.prune(now(), days, keep), catchUp };
}

interface Running {
  readonly config: Config;
  readonly token: string;
  readonly log: Logger;
  /** default: the real one */
  readonly clock?: MovableClock;
  /** when the bot is logged in */
  readonly ready?: () => void;
}

/** With what watches it. */
interface Watched extends Running {
  readonly metrics: Metrics;
  readonly looked: Looked;
}

interface Joining {
  readonly store: Store;
  readonly turn: ActingTurn;
  readonly studio: Studio;
  readonly thinking: ThinkingQueue;
  readonly refused: (refused: Refused) => void;
}

/** How a run ends: with a line for whoever runs the bot, or with all of it in the log. */
interface RunEnd {
  readonly code: number;
  readonly line?: string;
  readonly error?: unknown;
}

function failure(error: unknown): RunEnd {
  const refused = refusedLogin(error);
  if (refused) return { code: BAD_CONFIG, line: REFUSED[refused] };
  if (error instanceof PortError) return { code: BAD_CONFIG, line: `METRICS_PORT ${error.message}` };
  if (error instanceof DivisionError) return { code: BAD_CONFIG, line: error.message };
  if (error instanceof StoreError) {
    const code = error instanceof UnreachableError ? FAILED : BAD_CONFIG;
    return { code, line: `DATABASE_URL ${error.message}` };
  }
  return { code: FAILED, error };
}

/** The ending's exit code; it is told once. */
function end({ code, line, error }: RunEnd, log: Logger): number {
  if (line !== undefined) say(line);
  if (error !== undefined) log.fatal({ err: error }, 'the bot could not start');
  return code;
}

const never = new Promise<never>(() => {});

/** Runs the bot until something ends it; the exit code. */
async function live(
  running: Watched,
  { store, turn }: Pick<Joining, 'store' | 'turn'>,
  asked: Promise<RunEnd>,
) {
  const { config, log, ready, metrics, looked } = running;
  let refused: (refused: Refused) => void = () => {};
  const refusal = new Promise<Refused>(resolve => {
    refused = resolve;
  });
  store.writeAs(turn.claim);
  const warn = (details: object, message: string): void => log.warn(details, message);
  const studio = new Studio({ presenters, painters: config.painters, warn, painted: metrics.painted });
  const thinking = new ThinkingQueue({ warn, thought: metrics.thought });
  const { bot, alarm, prune, catchUp } = join(running, { store, turn, studio, thinking, refused });
  const shards = () => ({ held: bot.shards.held.length, all: bot.shards.total });
  Object.assign(looked, { store, bot, shards });
  metrics.open({
    stored: () => storedIn(store, (running.clock?.now ?? Date.now)()),
    pictures: () => studio.waiting + bot.picturesWaiting,
    thoughts: () => thinking.waiting,
    hurried: () => thinking.hurried,
    shards,
  });
  const isOurs = (): boolean => store.shards.holds(0);
  const upkeep = new Upkeep({ config, store, log, prune, isOurs });
  /** Large files are cleared while nobody waits yet; one that can't be is cleared at another start. */
  const scrub = (): Promise<unknown> =>
    store.scrub('whole').catch(error => log.error({ err: error }, 'what was deleted is not cleared yet'));
  const begin = async (): Promise<void> => {
    // Before the login, so that no command falls between it and the turn.
    if (await turn.takeIfFree(store)) await scrub();
    await bot.start();
    studio.open();
    await catchUp();
    alarm.open();
    upkeep.start();
    ready?.();
  };
  const ending: RunEnd = await Promise.race([
    asked,
    refusal.then(why => ({ code: BAD_CONFIG, line: REFUSED[why] })),
    turn.lost.then(() => ({ code: FAILED, line: turn.division ? SHARDS_TAKEN_OVER : TAKEN_OVER })),
    begin().then(() => never, failure),
  ]);
  const code = end(ending, log);
  setTimeout(() => process.exit(code), LAST_MOMENT_MS).unref();
  await turn.pause();
  await alarm.close();
  await bot.stop();
  studio.close();
  thinking.close();
  metrics.close();
  await upkeep.stop();
  return code;
}

/** Undefined: this process takes all shards. */
const divisionOf = ({ shards }: Config): Division | undefined =>
  shards.take === 'all'
    ? undefined
    : { total: shards.total, ...(shards.take === 'these' && { ids: shards.ids }) };

async function run(running: Running): Promise<number> {
  const { config, log } = running;
  const asked = new Promise<RunEnd>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        log.info({ signal }, 'stopping');
        resolve({ code: 0 });
      });
  });
  catchLastWords(log);
  const turn = turnOf(divisionOf(config), {
    say: line => log.warn(line),
    trouble: error => log.error({ err: error }, 'the database can not be written'),
  });
  const heart = heartbeat(config, log);
  heart?.start();
  const metrics = metricsOf(commands, menus, games);
  const looked: Looked = {};
  let server: MetricsServer | undefined;
  try {
    server = await serveMetrics(config, metrics, looked, log);
    const opening = openStore(config.database, {
      turn: turn.alone,
      say: line => log.warn(line),
      queried: metrics.queried,
    });
    const store = await Promise.race([opening, asked]);
    if (!(store instanceof Store)) {
      setTimeout(() => process.exit(store.code), LAST_MOMENT_MS).unref();
      await turn.release();
      return store.code;
    }
    const code = await live({ ...running, metrics, looked }, { store, turn }, asked);
    await turn.release();
    delete looked.store;
    await store.close();
    return code;
  } catch (error) {
    return end(failure(error), log);
  } finally {
    await server?.close();
    heart?.stop();
  }
}

/** The image and an installation for production hold neither the room nor its packages. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

/** An exit code instead where there is none or it can't be opened, which has been said. */
async function enterPlayground({ playgroundPort: port }: Config): Promise<Playground | number> {
  try {
    const { openPlayground } = await import('./playground.ts');
    const alone = aloneIn(commands);
    return await openPlayground({ port, warn: say, shelf: { games, presenters, players, alone } });
  } catch (error) {
    if (isMissing(error)) for (const line of NO_TOKEN) say(line);
    else say(`The playground can't be opened: ${error instanceof Error ? error.message : String(error)}`);
    return isMissing(error) ? BAD_CONFIG : FAILED;
  }
}

/** The same bot as ever, in a Discord of its own. */
async function play(config: Config): Promise<number> {
  const playground = await enterPlayground(config);
  if (typeof playground === 'number') return playground;
  const { guildId: _, heartbeatFile: __, ...rest } = config;
  const { everyHours, keep } = config.backups;
  const { token, apiUrl, database, url, clock } = playground;
  try {
    return await run({
      config: { ...rest, apiUrl, database, backups: { everyHours, keep }, shards: { take: 'all' } },
      token,
      clock,
      log: makeLog({ level: config.logLevel, secrets: [token], to: destination(2) }),
      ready: () =>
        void process.stdout.write(`Playground: ${url} (loopback only; Ctrl+C ends it, games are kept)\n`),
    });
  } finally {
    await playground.close();
  }
}

async function main(): Promise<number> {
  const config = configure();
  if (!config) return BAD_CONFIG;
  const { token } = config;
  if (token === undefined) return play(config);
  return run({ config, token, log: makeLog({ level: config.logLevel, secrets: [token] }) });
}

process.exitCode = await main();
