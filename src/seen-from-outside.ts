import type { Config } from './config.ts';
import type { AnyGame } from './core/game.ts';
import { LOOPS, type Loops } from './core/loops.ts';
import { VERBS } from './discord/buttons/custom-id.ts';
import type { SlashCommand, UserMenu } from './discord/context/command.ts';
import type { Bot } from './discord/gateway/bot-types.ts';
import { verbsOf } from './discord/gateway/course.ts';
import type { Logger } from './log/log.ts';
import { inTime, type MetricSources, Metrics } from './metrics/metrics.ts';
import { type Health, MetricsServer } from './metrics/server.ts';
import { hearFaults } from './stage/catalogue/index.ts';
import { LANGUAGES } from './stage/language/languages.ts';
import { PAINTED } from './stage/order.ts';
import { NOTICE_KINDS, type Store } from './store/index.ts';

/** Labels come from what is on the shelf, in the commands and on the buttons. */
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

/** What a language lacks or has broken is counted each time, and logged once. */
export function watchSentences(metrics: Metrics, log: Logger): void {
  const logged = new Set<string>();
  hearFaults(({ kind, language, sentence, errors }) => {
    metrics.unsaid(language, kind);
    if (logged.has(sentence)) return;
    logged.add(sentence);
    if (kind === 'missing') log.warn({ sentence }, 'a sentence is not translated: it is said in English');
    else log.error({ sentence, err: errors[0] }, 'a sentence is broken: it is said in English');
  });
}

/** What is looked at; what has not begun yet is absent. */
export interface Looked {
  store?: Store;
  loops?: Loops;
  bot?: Bot;
  /** Shards that this process answers for, and all there are. */
  shards?: MetricSources['shards'];
  painter?: WorkerState;
  thinker?: WorkerState;
}

/** The state of a process beside the bot's, and how often in a row it failed. */
export interface WorkerState {
  readonly works: boolean;
  readonly failures: number;
}

const well = (...lines: readonly string[]): Health => ({ well: true, lines });
const ill = (...lines: readonly string[]): Health => ({ well: false, lines });

/** That this is answered shows that the event loop turns; before the database is open there is nothing more to ask. */
export async function healthy({ store, loops }: Looked): Promise<Health> {
  const stuck = loops?.stuck ?? [];
  if (stuck.length > 0) return ill(`stands still: ${stuck.join(', ')}`);
  if (!store) return well('the database is being opened');
  const answered = await inTime(store.kv.get('healthz').then(() => true));
  return answered ? well('ok') : ill('the database does not answer');
}

const inARow = ({ failures }: WorkerState): string =>
  failures === 0 ? ' (none was tried yet)' : ` (the last ${failures} failed)`;

/** Names what the bot does without at this moment. */
const lacking = ({ painter, thinker }: Looked): readonly string[] => [
  ...(painter?.works === false
    ? [`no pictures are painted, boards are told in words${inARow(painter)}`]
    : []),
  ...(thinker?.works === false ? [`nothing is thought, hints and reviews fail${inARow(thinker)}`] : []),
];

/**
 * It acts, or waits with a connection that stands while another instance holds all there is: then it could act at once, and
 * whoever restarts the others one after the other may go on. A bot that can't paint or think plays on; it is not ready, so that a rolling
 * restart stops at a version that can't.
 */
export async function ready(looked: Looked): Promise<Health> {
  const { bot, shards } = looked;
  const health = await healthy(looked);
  if (!health.well || !bot) return ill(...health.lines, 'not logged in');
  const { unconnected } = bot;
  if (unconnected.length > 0) return ill(`not connected to Discord: shard ${unconnected.join(', ')}`);
  if (bot.stage === 'waiting') return well('waits for its turn: another instance acts');
  if (bot.stage !== 'acting') return ill(bot.stage);
  const { held = 0, all = 0 } = shards?.() ?? {};
  if (held === 0) return ill('holds no shard');
  const acts = `acts for ${held} of ${all} shards`;
  const without = lacking(looked);
  return without.length === 0 ? well(acts) : ill(acts, ...without);
}

/** Sums over the whole database. */
export async function storedIn({ figures }: Store, now: number) {
  const { since, ...states } = await figures.outbox(now);
  const live = await figures.live();
  return {
    outbox: { ...states, oldest: since === null ? null : Math.max(0, now - since) },
    parkedGames: live.reduce((sum, { parked }) => sum + parked, 0),
    live: Object.fromEntries(live.map(({ game, lobbies, running }) => [game, { lobby: lobbies, running }])),
  };
}

/** Undefined where it is not wished. Rejects with a PortError. */
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
  log.info({ host: settings.host, port: server.port }, 'metrics and health are told here');
  return server;
}
