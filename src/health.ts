import type { Config } from './config.ts';
import type { AnyGame } from './core/contract/game.ts';
import { hearStrangeValues } from './core/values/strange-values.ts';
import { LOOPS, type Loops } from './core/work/loops.ts';
import { VERBS } from './discord/buttons/custom-id.ts';
import type { SlashCommand, UserMenu } from './discord/context/command.ts';
import type { Bot } from './discord/gateway/bot-types.ts';
import { verbsOf } from './discord/gateway/interactions.ts';
import type { Logger } from './log/log.ts';
import { inTime, type MetricSources, Metrics } from './metrics/metrics.ts';
import { type Health, MetricsServer } from './metrics/server.ts';
import { hearFaults } from './presentation/catalogue/index.ts';
import { LANGUAGES } from './presentation/language/languages.ts';
import { PAINTED } from './presentation/painter/order.ts';
import { NOTICE_KINDS, type Store } from './store/index.ts';

export const metricsOf = (
  commands: readonly SlashCommand[],
  menus: readonly UserMenu[],
  games: Readonly<Record<string, AnyGame>>,
): Metrics =>
  new Metrics({
    verb: [...VERBS, ...verbsOf(commands, menus)],
    game: Object.keys(games),
    notice: NOTICE_KINDS,
    picture: Object.keys(PAINTED),
    loop: LOOPS,
    language: LANGUAGES,
  });

/** Counts each missing or broken sentence of a language, and logs it once. A missing catalogue is logged as one line. */
export function watchSentences(metrics: Metrics, log: Logger): void {
  const logged = new Set<string>();
  hearFaults(({ kind, language, sentence, absent, errors }) => {
    metrics.unsaid(language, kind);
    const fault = absent ?? sentence;
    if (logged.has(fault)) return;
    logged.add(fault);
    if (absent !== undefined) log.info({ catalogue: absent }, 'a catalogue is absent: English is used');
    else if (kind === 'missing')
      log.warn({ sentence }, 'a sentence is not translated: it is said in English');
    else log.error({ sentence, err: errors[0] }, 'a sentence is broken: it is said in English');
  });
}

/**
 * Logs stored values that this version of the bot does not know: values of another version, machine or time. A default replaces
 * each of them.
 */
export function watchStrangeValues(log: Logger): void {
  hearStrangeValues(value => log.warn(value, 'a stored value is not known here: a default replaces it'));
}

/** Parts of the bot that the health checks examine. A part is absent until it has started. */
export interface Looked {
  store?: Store;
  /** Returns a line for the operator while the bot can't reach the database yet. */
  opening?: () => string | undefined;
  loops?: Loops;
  bot?: Bot;
  /** Returns how many shards this process acts for, how many of these are connected, and how many shards the bot has in all. */
  shards?: MetricSources['shards'];
  painter?: WorkerState;
  thinker?: WorkerState;
}

/** State of the painter or thinker process, and its failures in a row. */
interface WorkerState {
  readonly works: boolean;
  readonly failures: number;
}

const well = (...lines: readonly string[]): Health => ({ well: true, lines });
const ill = (...lines: readonly string[]): Health => ({ well: false, lines });

/**
 * Checks the loops and the database. Any answer at all shows that the event loop runs. A database that is not open yet is
 * not checked.
 */
export async function healthy({ store, opening, loops }: Looked): Promise<Health> {
  const stuck = loops?.stuck ?? [];
  if (stuck.length > 0) return ill(`stands still: ${stuck.join(', ')}`);
  if (!store) return well(opening?.() ?? 'the database is being opened');
  const { displaced } = store;
  if (displaced !== undefined) return ill(displaced);
  const answered = await inTime(store.kv.get('healthz').then(() => true));
  return answered ? well('ok') : ill('the database does not answer');
}

const inARow = ({ failures }: WorkerState): string =>
  failures === 0 ? ' (none was tried yet)' : ` (the last ${failures} failed)`;

/** Describes the functions that the bot lacks now, because its painter or thinker process fails. */
const lacking = ({ painter, thinker }: Looked): readonly string[] => [
  ...(painter?.works === false
    ? [`no pictures are painted, boards are shown in words${inARow(painter)}`]
    : []),
  ...(thinker?.works === false ? [`nothing is thought, hints and reviews fail${inARow(thinker)}`] : []),
];

/**
 * Checks that the bot acts, or is connected and waits for another instance to end. A waiting instance is ready, so that a
 * rolling restart continues. A bot that can't paint or think is not ready, although its games go on. A rolling restart then
 * stops at a version with this fault.
 */
export async function ready(looked: Looked): Promise<Health> {
  const { bot, shards } = looked;
  const health = await healthy(looked);
  if (!health.well || !bot) return ill(...health.lines, 'not logged in');
  const { trouble, unconnected } = bot;
  if (trouble !== undefined) return ill(trouble);
  if (unconnected.length > 0) return ill(`not connected to Discord: shard ${unconnected.join(', ')}`);
  if (bot.stage === 'waiting') return well('waits for its turn: another instance acts');
  if (bot.stage !== 'acting') return ill(bot.stage);
  const { held = 0, all = 0 } = shards?.() ?? {};
  if (held === 0) return ill('holds no shard');
  const acts = `acts for ${held} of ${all} shards`;
  const without = lacking(looked);
  return without.length === 0 ? well(acts) : ill(acts, ...without);
}

const parkedAmong = (live: readonly { readonly parked: number }[]): number =>
  live.reduce((sum, { parked }) => sum + parked, 0);

/**
 * Counts the unsent messages, the games in closed channels, and the lobbies and running games of each game in the whole
 * database.
 */
export async function storedIn({ figures }: Store, now: number) {
  const { since, ...states } = await figures.outbox(now);
  const live = await figures.live();
  return {
    outbox: { ...states, oldest: since === null ? null : Math.max(0, now - since) },
    parkedGames: parkedAmong(live),
    live: Object.fromEntries(live.map(({ game, lobbies, running }) => [game, { lobby: lobbies, running }])),
  };
}

/**
 * Counts the games in closed channels. Undefined in a process that does not act for shard 0, so that only one process reports
 * them.
 */
export async function parkedIn({ store, bot }: Looked): Promise<number | undefined> {
  if (!store || bot?.stage !== 'acting' || !store.shards.holds(0)) return undefined;
  return parkedAmong(await store.figures.live());
}

/** Serves metrics and health checks. Undefined without settings for them. Rejects with a PortError. */
export async function serveMetrics(
  { metrics: settings }: Pick<Config, 'metrics'>,
  metrics: Metrics,
  looked: Looked,
  log: Logger,
): Promise<MetricsServer | undefined> {
  if (!settings) return undefined;
  const server = await MetricsServer.open({
    ...settings,
    metrics,
    healthy: () => healthy(looked),
    ready: () => ready(looked),
    trouble: error => log.error({ err: error }, 'who looks from outside was not answered'),
  });
  log.info({ host: settings.host, port: server.port }, 'metrics and health are served here');
  return server;
}
