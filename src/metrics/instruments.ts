import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const PREFIX = 'boardgames_';

/** Bucket boundaries, in seconds, for the time until the bot's first answer. Discord rejects a first answer after 3 seconds. */
const ANSWERING = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3];
const BOARDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const PAINTING = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const THINKING = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30];
const QUERYING = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Creates all Prometheus metrics. Times are in seconds, sizes in bytes, and the name of a counter ends in `_total`. */
export function instruments(registry: Registry) {
  const registers = [registry];
  const named = (name: string, help: string) => ({ name: `${PREFIX}${name}`, help, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge<L>({ ...named(name, help), labelNames: [...labelNames] });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter<L>({ ...named(name, help), labelNames: [...labelNames] });
  const histogram = <L extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly L[] = [],
  ) => new Histogram<L>({ ...named(name, help), buckets, labelNames: [...labelNames] });
  return {
    interactions: counter('interactions_total', 'Interactions, by what became of them.', [
      'kind',
      'verb',
      'outcome',
    ]),
    firstAnswer: histogram(
      'first_answer_seconds',
      'From when an interaction was sent until Discord has taken the first word of its answer.',
      ANSWERING,
      ['kind'],
    ),
    board: histogram(
      'board_seconds',
      'From the beginning of the transaction that made it so until the board stands in its channel.',
      BOARDS,
    ),
    delivered: counter('notices_delivered_total', 'Messages that were said, by what they say.', ['notice']),
    outbox: gauge('outbox_rows', 'What waits to be said, in the whole database.', ['state']),
    outboxOldest: gauge(
      'outbox_oldest_seconds',
      'How long the oldest message that should have been said by now has waited, in the whole database.',
    ),
    parkedGames: gauge(
      'parked_games',
      'Live games whose channel is closed to the bot, in the whole database.',
    ),
    liveGames: gauge('live_games', 'Lobbies and running games, in the whole database.', ['game', 'status']),
    answers: gauge('database_up', 'Whether the database answered the last look: 1 or 0.'),
    database: histogram('database_seconds', 'Time of statements, and of whole transactions.', QUERYING, [
      'kind',
    ]),
    lastBackup: gauge('last_backup_timestamp_seconds', 'Time of the newest backup, since the epoch.'),
    backupInterval: gauge('backup_interval_seconds', 'Time between two backups, as set.'),
    backupFailures: counter('backup_failures_total', 'Backups that could not be made.'),
    painterWaiting: gauge('painter_queue', 'Pictures that are being painted or wait for it.'),
    picture: histogram(
      'picture_seconds',
      'From asking for a picture until it is painted; only of those that were.',
      PAINTING,
      ['picture'],
    ),
    pictureFailures: counter('picture_failures_total', 'Pictures that could not be painted.', ['picture']),
    thoughtsWaiting: gauge('thinking_queue', 'Thoughts that are being thought or wait for it.'),
    thought: histogram(
      'thought_seconds',
      'From asking for a thought until it is there; only of those that came.',
      THINKING,
      ['priority'],
    ),
    thoughtFailures: counter('thought_failures_total', 'Thoughts that came to nothing.', ['priority']),
    restarts: counter(
      'worker_restarts_total',
      'Painters and thinkers that have ended, or were replaced since they held too much memory.',
      ['worker', 'reason'],
    ),
    stalls: counter('loop_stalls_total', 'Looks of a loop that hung: it went on without them.', ['loop']),
    unsaid: counter(
      'sentence_faults_total',
      'Sentences that were said in English: they are missing or broken in their language.',
      ['language', 'fault'],
    ),
    hurried: counter('thoughts_hurried_total', 'Moves of the bot that were made without the long thought.'),
    eventLoop: gauge('event_loop_delay_seconds', 'How late timers were since the last scrape.', ['quantile']),
    requests: counter('discord_requests_total', 'Requests that Discord has answered.', [
      'method',
      'route',
      'status',
      'counted',
    ]),
    rateLimits: counter('discord_rate_limits_total', 'How often a request had to wait.', ['scope']),
    rateLimitWaits: counter('discord_rate_limit_wait_seconds_total', 'How long requests had to wait.', [
      'scope',
    ]),
    shardsHeld: gauge('shards_held', 'Shards that this process answers for.'),
    shardsConnected: gauge('shards_connected', 'Shards of this process that are connected to Discord.'),
    shardsAll: gauge('shards', 'Shards that the bot has in all its processes.'),
    build: gauge('build_info', 'Which program runs: always 1.', ['version', 'node']),
    // The following metrics have the names that Prometheus clients use in every program.
    cpu: new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time that the process has used.',
      registers,
    }),
    memory: new Gauge({
      name: 'process_resident_memory_bytes',
      help: 'Memory that the process holds, without the painter and the thinker.',
      registers,
    }),
    heap: new Gauge({ name: 'nodejs_heap_size_used_bytes', help: 'Used part of the heap.', registers }),
    started: new Gauge({
      name: 'process_start_time_seconds',
      help: 'When the process began, since the epoch.',
      registers,
    }),
  };
}

export type Instruments = ReturnType<typeof instruments>;
