import { commands, menus, operatorCommands } from '../commands/index.ts';
import { type Joining, join, type Running, type Watched } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { Loops } from './core/work/loops.ts';
import { Attempts } from './core/work/retries.ts';
import { aloneIn } from './discord/context/command.ts';
import type { Refused } from './discord/gateway/login.ts';
import { readSurroundings, withSecretFiles } from './environment.ts';
import { end, failure, logUncaughtErrors, REFUSED, type RunEnd, say, whenAskedToEnd } from './exit.ts';
import { BAD_CONFIG, FAILED } from './exit-codes.ts';
import { firstBoards } from './first-boards.ts';
import { players } from './games/bots.ts';
import { presenters } from './games/presenters.ts';
import { games } from './games/registry.ts';
import {
  type Looked,
  metricsOf,
  parkedIn,
  ready,
  serveMetrics,
  storedIn,
  watchSentences,
  watchStrangeValues,
} from './health.ts';
import { type Logger, makeLog, standard } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { MetricsServer } from './metrics/server.ts';
import type { Playground } from './playground.ts';
import { Studio } from './presentation/painter/studio.ts';
import { refusedProxy } from './proxy.ts';
import { openReporting } from './reporting.ts';
import { HealthWatch } from './reports/health-watch.ts';
import { nameOf, openStore, Store, whyLost } from './store/index.ts';
import { ThinkingQueue } from './thinking/queue.ts';
import { turnOf } from './upkeep/leases/right-to-act.ts';
import type { Division } from './upkeep/leases/shard-division.ts';
import { refuseLostDatabase } from './upkeep/lost-database.ts';
import { heartbeat, Upkeep } from './upkeep/upkeep.ts';

const TAKEN_OVER = 'Another instance has taken over this database: this one ends.';
const SHARDS_TAKEN_OVER =
  'Others have taken over the shards of this process, which gave no sign of life for too long: it ends.';
/**
 * Milliseconds after which a stopping process ends itself. A supervisor kills a process ten seconds after asking it to stop.
 */
const LAST_MOMENT_MS = 9_500;

const NO_TOKEN = [
  'No DISCORD_TOKEN is set: put one into .env or the environment (see .env.example) to bring the bot into Discord.',
  'The playground, which needs none, is not available here: npm start in a checkout opens it, without NODE_ENV=production.',
];

const HIDES_ERRORS = ['fatal', 'silent'];
const NO_ERRORS =
  'LOG_CHANNEL and SENTRY_DSN get only what LOG_LEVEL lets through: set LOG_LEVEL to error, or lower.';

function configure(): Config | undefined {
  try {
    const { variables, warnings } = readSurroundings();
    for (const warning of warnings) say(warning);
    const config = readConfig(withSecretFiles(variables));
    const { logChannel, sentryDsn, logLevel } = config;
    if ((logChannel ?? sentryDsn) !== undefined && HIDES_ERRORS.includes(logLevel)) say(NO_ERRORS);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    say(error.message);
    return undefined;
  }
}

const never = new Promise<never>(() => {});

async function live(
  running: Watched,
  { store, turn }: Pick<Joining, 'store' | 'turn'>,
  asked: Promise<RunEnd>,
) {
  const { config, log, metrics, looked } = running;
  let refused: (refused: Refused) => void = () => {};
  const refusal = new Promise<Refused>(resolve => {
    refused = resolve;
  });
  store.writeAs(turn.claim);
  const warn = (details: object, message: string): void => log.warn(details, message);
  const studio = new Studio({
    presenters,
    painters: config.painters,
    warn,
    painted: metrics.painted,
    failed: metrics.unpainted,
    restarted: reason => metrics.restarted('painter', reason),
  });
  const thinking = new ThinkingQueue({
    warn,
    thought: metrics.thought,
    failed: metrics.unthought,
    restarted: () => metrics.restarted('thinker', 'ended'),
  });
  const { bot, dueWork, host, pairing, closePages, prune, catchUp } = join(running, {
    store,
    turn,
    studio,
    drawn: studio.open(firstBoards(games)).then(() => log.info('the painters have drawn their first boards')),
    thinking,
    refused,
  });
  const shards = () => {
    const { held, total } = bot.shards;
    return { held: held.length, connected: held.filter(bot.isConnected).length, all: total };
  };
  Object.assign(looked, { store, bot, shards, painter: studio.health, thinker: thinking.health });
  metrics.open({
    stored: () => storedIn(store, (running.clock?.now ?? Date.now)()),
    pictures: () => studio.waiting + bot.picturesWaiting,
    thoughts: () => thinking.waiting,
    hurried: () => thinking.hurried,
    shards,
  });
  const isOurs = (): boolean => store.shards.holds(0);
  const upkeep = new Upkeep({ config, store, log, prune, isOurs, backups: metrics.backups });
  /**
   * Removes deleted data from the database's files while the bot does not act yet. A file for which that fails is cleared
   * at a later start.
   */
  const scrub = (): Promise<unknown> =>
    store.scrub('whole').catch(error => log.error({ err: error }, 'what was deleted is not cleared yet'));
  const begin = async (): Promise<void> => {
    // If the right to act is free, the bot takes it before the login. Otherwise a command could arrive while the bot lacks the
    // right.
    if (await turn.takeIfFree(store)) await scrub();
    await bot.start();
    await catchUp();
    dueWork.open();
    host.open();
    pairing.open();
    upkeep.start();
    void running.look?.();
    running.ready?.();
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
  await dueWork.close();
  await host.close();
  await pairing.close();
  await closePages();
  await bot.stop();
  studio.close();
  thinking.close();
  metrics.close();
  await upkeep.stop();
  return code;
}

/** Returns the division of shards among processes. Undefined where this process takes all shards. */
const divisionOf = ({ shards }: Config): Division | undefined =>
  shards.take === 'all'
    ? undefined
    : { total: shards.total, ...(shards.take === 'these' && { ids: shards.ids }) };

/** Maximum milliseconds for one step of a loop, without the time for the database: `loopsOf` adds two of its timeouts. */
const LOOP_LIMIT_MS = 120_000;

const loopsOf = ({ databaseTimeout }: Config, log: Logger, metrics: Metrics): Loops =>
  new Loops({
    limitMs: LOOP_LIMIT_MS + 2_000 * databaseTimeout,
    stalled: (loop, limitMs) => {
      metrics.stalled(loop);
      const seconds = limitMs / 1_000;
      log.error({ loop }, `a loop has got nothing done for ${seconds} s: it goes on without what hangs`);
    },
  });

async function run(running: Running): Promise<number> {
  const { config, log } = running;
  const asked = new Promise<RunEnd>(resolve => {
    whenAskedToEnd(why => {
      log.info(why, 'stopping');
      resolve({ code: 0 });
    });
  });
  logUncaughtErrors(log, running.flush);
  const metrics = metricsOf([...commands, ...operatorCommands], menus, games);
  watchSentences(metrics, log);
  watchStrangeValues(log);
  const loops = loopsOf(config, log, metrics);
  const turn = turnOf(divisionOf(config), {
    loops,
    say: line => log.warn(line),
    trouble: error => log.error({ err: error }, 'the database can not be written'),
  });
  const heart = heartbeat(config, log, () => loops.stuck.length === 0);
  heart?.start();
  const leaving = new AbortController();
  const attempts = new Attempts({
    name: `the database ${nameOf(config.database)}`,
    say: line => log.warn(line),
    reasonOf: whyLost,
    leaving: leaving.signal,
  });
  const looked: Looked = { loops, opening: () => attempts.trouble };
  const watch = new HealthWatch({
    ready: () => ready(looked),
    parked: () => parkedIn(looked),
    log,
  });
  watch.start();
  let server: MetricsServer | undefined;
  try {
    server = await serveMetrics(config, metrics, looked, log);
    const opening = openStore(config.database, {
      turn: turn.alone,
      statementMs: config.databaseTimeout * 1_000,
      connections: config.databaseConnections,
      say: line => log.warn(line),
      queried: metrics.queried,
      until: work => attempts.until(work),
    });
    const store = await Promise.race([opening, asked]);
    if (!(store instanceof Store)) {
      leaving.abort();
      opening.catch(() => undefined);
      setTimeout(() => process.exit(store.code), LAST_MOMENT_MS).unref();
      await turn.release();
      return store.code;
    }
    const code = await live({ ...running, metrics, loops, looked }, { store, turn }, asked);
    await turn.release();
    delete looked.store;
    await store.close();
    return code;
  } catch (error) {
    return end(failure(error), log);
  } finally {
    watch.stop();
    await server?.close();
    heart?.stop();
    await running.flush?.();
  }
}

/**
 * Returns true for the error of a missing playground. Images and installations for production contain neither the playground
 * nor its packages.
 */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

function withoutToken(): number {
  for (const line of NO_TOKEN) say(line);
  return BAD_CONFIG;
}

/** Opens the playground. If the playground is missing or can't be opened, prints the reason and returns an exit code. */
async function enterPlayground({ playgroundPort: port }: Config): Promise<Playground | number> {
  // The container image and the service set this variable. A missing token is a mistake there.
  if (process.env.NODE_ENV === 'production') return withoutToken();
  try {
    const { openPlayground } = await import('./playground.ts');
    const alone = aloneIn(commands);
    return await openPlayground({ port, warn: say, shelf: { games, presenters, players, alone } });
  } catch (error) {
    if (isMissing(error)) return withoutToken();
    say(`The playground can't be opened: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  }
}

async function play(config: Config): Promise<number> {
  const playground = await enterPlayground(config);
  if (typeof playground === 'number') return playground;
  const { guildId: _, heartbeatFile: __, logChannel: ___, sentryDsn: ____, ...rest } = config;
  const { everyHours, keep } = config.backups;
  const { token, apiUrl, database, url, clock, pagePort } = playground;
  const framedBy = [url, url.replace('127.0.0.1', 'localhost')];
  const page = { host: '127.0.0.1', port: config.page?.port ?? pagePort, framedBy };
  try {
    return await run({
      config: { ...rest, apiUrl, database, backups: { everyHours, keep }, shards: { take: 'all' }, page },
      token,
      clock,
      log: makeLog({ level: config.logLevel, secrets: [token], to: standard(2) }),
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
  const proxied = refusedProxy(process.env, config.apiUrl);
  if (proxied !== undefined) {
    say(proxied);
    return BAD_CONFIG;
  }
  try {
    refuseLostDatabase(config);
  } catch (error) {
    const { code, line } = failure(error);
    if (line === undefined) throw error;
    say(line);
    return code;
  }
  return run({ config, token, ...(await openReporting(config, token)) });
}

/**
 * Milliseconds after which the ended program exits, even if something is left that keeps it alive, such as a connection that is
 * being made.
 */
const LEFT_OVER_MS = 500;

process.exitCode = await main();
setTimeout(() => process.exit(), LEFT_OVER_MS).unref();
