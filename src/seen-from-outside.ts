import type { Config } from './config.ts';
import type { AnyGame } from './core/game.ts';
import type { Bot } from './discord/gateway/bot-types.ts';
import type { SlashCommand, UserMenu } from './discord/gateway/command.ts';
import { verbsOf } from './discord/gateway/course.ts';
import { VERBS } from './discord/panels/custom-id.ts';
import type { Logger } from './log.ts';
import { inTime, type MetricSources, Metrics } from './metrics/metrics.ts';
import { type Health, MetricsServer } from './metrics/server.ts';
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
  });

/** What is looked at; what has not begun yet is absent. */
export interface Looked {
  store?: Store;
  bot?: Bot;
  /** Shards that this process answers for, and all there are. */
  shards?: MetricSources['shards'];
}

const well = (...lines: readonly string[]): Health => ({ well: true, lines });
const ill = (...lines: readonly string[]): Health => ({ well: false, lines });

/** That this is answered shows that the event loop turns; before the database is open there is nothing more to ask. */
export async function healthy({ store }: Looked): Promise<Health> {
  if (!store) return well('the database is being opened');
  const answered = await inTime(store.kv.get('healthz').then(() => true));
  return answered ? well('ok') : ill('the database does not answer');
}

/**
 * It acts, or waits with a connection that stands while another instance holds all there is: then it could act at once, and
 * whoever restarts the others one after the other may go on.
 */
export async function ready(looked: Looked): Promise<Health> {
  const { bot, shards } = looked;
  const health = await healthy(looked);
  if (!health.well || !bot) return ill(...health.lines, 'not logged in');
  if (!bot.connected) return ill('not connected to Discord');
  if (bot.stage === 'waiting') return well('waits for its turn: another instance acts');
  if (bot.stage !== 'acting') return ill(bot.stage);
  const { held = 0, all = 0 } = shards?.() ?? {};
  return held > 0 ? well(`acts for ${held} of ${all} shards`) : ill('holds no shard');
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
