import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import {
  type ArrivalKind,
  INTERACTION_OUTCOMES,
  type InteractionOutcome,
  type Observer,
  type StoredVitals,
  type Vitals,
} from '../discord/ports/ports.ts';
import { EventLoop } from './event-loop.ts';
import { type Instruments, instruments } from './instruments.ts';
import { ClosedLabels, isCounted, type ListedLabels } from './labels.ts';
import { LastMinute, NewestTimes } from './newest-times.ts';

/** Functions that read present values whenever metrics are requested. The bot reports all other values as events happen. */
export interface MetricSources {
  readonly stored: () => Promise<StoredVitals>;
  /** Returns the number of pictures that wait or are being painted. */
  readonly pictures: () => number;
  /** Returns the number of bot computations that wait or run. */
  readonly thoughts: () => number;
  /** Returns the number of moves that the medium bot made because the thinking process was too busy. */
  readonly hurried: () => number;
  readonly shards: () => { readonly held: number; readonly connected: number; readonly all: number };
}

/** Milliseconds for which the last result of the database is reused, since its query sums over all live games. */
const STORED_MS = 5_000;
/** Milliseconds after which a database counts as not answering. */
export const PATIENCE_MS = 2_000;
const BOARD_NOTICES: readonly string[] = ['board', 'progress', 'closed'];

/** Waits for work for at most `PATIENCE_MS`. Returns undefined where the work takes longer or fails. */
export async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

export function versionOf(): string {
  try {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    return String(version);
  } catch {
    return 'unknown';
  }
}

/** Counts the events that the bot reports, and reads all other values when metrics are requested. */
export class Metrics implements Observer {
  readonly registry = new Registry();
  readonly #labels: ClosedLabels;
  readonly #of: Instruments;
  readonly #eventLoop = new EventLoop();
  readonly #since: number;
  readonly #outcomes = new Map<InteractionOutcome, number>();
  readonly #times = {
    firstAnswer: new NewestTimes(),
    board: new NewestTimes(),
    picture: new NewestTimes(),
    thought: new NewestTimes(),
    transaction: new NewestTimes(),
  };
  readonly #counted = new LastMinute();
  #rateLimits = 0;
  #waitedMs = 0;
  #hurried = 0;
  #failures = { pictures: 0, thoughts: 0 };
  #cpu = 0;
  #sources: MetricSources | undefined;
  #stored: { readonly at: number; readonly found: Promise<StoredVitals | undefined> } | undefined;

  constructor(listed: ListedLabels) {
    this.#labels = new ClosedLabels(listed);
    this.#of = instruments(this.registry);
    this.#since = Date.now() - process.uptime() * 1_000;
    this.#of.started.set(this.#since / 1_000);
    this.#of.build.set({ version: versionOf(), node: process.version }, 1);
    // A bot without backups has no values for them, since 0 would look like a very old backup.
    for (const gauge of [this.#of.lastBackup, this.#of.backupInterval]) gauge.remove();
    // Counters begin at 0, since Prometheus would not see the increase of a counter that first appears as 1.
    for (const picture of this.#labels.all('picture')) this.#of.pictureFailures.inc({ picture }, 0);
    for (const priority of this.#labels.all('priority')) this.#of.thoughtFailures.inc({ priority }, 0);
    for (const loop of this.#labels.all('loop')) this.#of.stalls.inc({ loop }, 0);
    for (const language of this.#labels.all('language'))
      for (const fault of this.#labels.all('fault')) this.#of.unsaid.inc({ language, fault }, 0);
    for (const worker of this.#labels.all('worker')) this.#of.restarts.inc({ worker, reason: 'ended' }, 0);
  }

  open(sources: MetricSources): void {
    this.#sources = sources;
    this.#eventLoop.open();
  }

  close(): void {
    this.#sources = undefined;
    this.#eventLoop.close();
  }

  handled(kind: ArrivalKind, verb: string, outcome: InteractionOutcome): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    this.#of.interactions.inc(this.#labels.of({ kind, verb, outcome }));
  }

  firstAnswered(kind: ArrivalKind, milliseconds: number): void {
    this.#of.firstAnswer.observe(this.#labels.of({ kind }), milliseconds / 1_000);
    this.#times.firstAnswer.note(milliseconds, Date.now());
  }

  requested(method: string, route: string, status: number): void {
    const counted = isCounted(route);
    if (counted) this.#counted.note(Date.now());
    this.#of.requests.inc({
      ...this.#labels.of({ method, route }),
      status: this.#labels.status(status),
      counted: counted ? 'yes' : 'no',
    });
  }

  rateLimited(scope: string, milliseconds: number): void {
    const known = this.#labels.of({ scope });
    this.#rateLimits += 1;
    this.#waitedMs += milliseconds;
    this.#of.rateLimits.inc(known);
    this.#of.rateLimitWaits.inc(known, milliseconds / 1_000);
  }

  /**
   * Counts a delivered message.
   * @param milliseconds time from the change that the message reports to the message's delivery
   */
  readonly delivered = (notice: string, milliseconds: number): void => {
    this.#of.delivered.inc(this.#labels.of({ notice }));
    if (!BOARD_NOTICES.includes(notice)) return;
    this.#of.board.observe(milliseconds / 1_000);
    this.#times.board.note(milliseconds, Date.now());
  };

  /** Records the time of one statement, or of a whole transaction including its waiting. */
  readonly queried = (kind: 'read' | 'write' | 'transaction', milliseconds: number): void => {
    this.#of.database.observe({ kind }, milliseconds / 1_000);
    if (kind === 'transaction') this.#times.transaction.note(milliseconds, Date.now());
  };

  readonly painted = (picture: string, milliseconds: number): void => {
    this.#of.picture.observe(this.#labels.of({ picture }), milliseconds / 1_000);
    this.#times.picture.note(milliseconds, Date.now());
  };

  readonly unpainted = (picture: string): void => {
    this.#of.pictureFailures.inc(this.#labels.of({ picture }));
    this.#failures.pictures += 1;
  };

  /** Counts a finished computation of a bot, and records how many milliseconds it took. */
  readonly thought = (priority: string, milliseconds: number): void => {
    this.#of.thought.observe(this.#labels.of({ priority }), milliseconds / 1_000);
    this.#times.thought.note(milliseconds, Date.now());
  };

  readonly unthought = (priority: string): void => {
    this.#of.thoughtFailures.inc(this.#labels.of({ priority }));
    this.#failures.thoughts += 1;
  };

  /** Counts a painter or thinking process that was started to replace an ended one. */
  readonly restarted = (worker: string, reason: string): void =>
    this.#of.restarts.inc(this.#labels.of({ worker, reason }));

  readonly stalled = (loop: string): void => this.#of.stalls.inc(this.#labels.of({ loop }));

  /**
   * Results of the backups: the interval between two backups, the time of the newest one, and the failures. Times are in
   * milliseconds.
   */
  readonly backups = {
    every: (interval: number): void => this.#of.backupInterval.set(interval / 1_000),
    made: (at: number): void => this.#of.lastBackup.set(at / 1_000),
    failed: (): void => this.#of.backupFailures.inc(),
  };

  /** Counts a text that the bot showed in English, since the translation is missing or broken. */
  readonly unsaid = (language: string, fault: string): void =>
    this.#of.unsaid.inc(this.#labels.of({ language, fault }));

  async text(): Promise<string> {
    await this.#look();
    return this.registry.metrics();
  }

  async vitals(): Promise<Vitals | undefined> {
    const sources = this.#sources;
    if (!sources) return undefined;
    const now = Date.now();
    const { firstAnswer, board, picture, thought, transaction } = this.#times;
    const { p99, worst } = this.#eventLoop.delays;
    return {
      since: this.#since,
      interactions: Object.fromEntries(
        INTERACTION_OUTCOMES.map(outcome => [outcome, this.#outcomes.get(outcome) ?? 0]),
      ) as Record<InteractionOutcome, number>,
      firstAnswer: firstAnswer.timing(now),
      board: board.timing(now),
      stored: await this.#lookStored(sources),
      pictures: {
        waiting: sources.pictures(),
        failed: this.#failures.pictures,
        timing: picture.timing(now),
      },
      thoughts: {
        waiting: sources.thoughts(),
        hurried: sources.hurried(),
        failed: this.#failures.thoughts,
        timing: thought.timing(now),
      },
      transaction: transaction.timing(now),
      eventLoop: { p99, worst },
      requests: {
        perSecond: this.#counted.perSecond(now),
        rateLimits: this.#rateLimits,
        waitedMs: this.#waitedMs,
      },
      shards: sources.shards(),
    };
  }

  async #look(): Promise<void> {
    this.#lookAtProcess();
    const sources = this.#sources;
    if (!sources) return;
    const { held, connected, all } = sources.shards();
    this.#of.shardsHeld.set(held);
    this.#of.shardsConnected.set(connected);
    this.#of.shardsAll.set(all);
    this.#of.painterWaiting.set(sources.pictures());
    this.#of.thoughtsWaiting.set(sources.thoughts());
    const hurried = sources.hurried();
    this.#of.hurried.inc(Math.max(0, hurried - this.#hurried));
    this.#hurried = hurried;
    this.#show(await this.#lookStored(sources));
  }

  #lookAtProcess(): void {
    const { user, system } = process.cpuUsage();
    const cpu = (user + system) / 1e6;
    this.#of.cpu.inc(cpu - this.#cpu);
    this.#cpu = cpu;
    const { rss, heapUsed } = process.memoryUsage();
    this.#of.memory.set(rss);
    this.#of.heap.set(heapUsed);
    const { p50, p99, worst } = this.#eventLoop.delays;
    for (const [quantile, delay] of Object.entries({ '0.5': p50, '0.99': p99, '1': worst }))
      this.#of.eventLoop.set({ quantile }, delay / 1_000);
    this.#eventLoop.forget();
  }

  /** Reads the stored numbers from the database. Calls within `STORED_MS` share one result. */
  #lookStored(sources: MetricSources): Promise<StoredVitals | undefined> {
    const now = Date.now();
    if (!this.#stored || Math.abs(now - this.#stored.at) >= STORED_MS)
      this.#stored = { at: now, found: inTime(sources.stored()) };
    return this.#stored.found;
  }

  /**
   * Sets the gauges to the numbers from the database. Gauges without a number are removed, since old numbers would look like
   * new ones.
   */
  #show(stored: StoredVitals | undefined): void {
    const { answers, outbox, outboxOldest, parkedGames, liveGames } = this.#of;
    answers.set(stored ? 1 : 0);
    for (const gauge of [outbox, outboxOldest, parkedGames, liveGames]) gauge.reset();
    if (!stored) {
      for (const gauge of [outboxOldest, parkedGames]) gauge.remove();
      return;
    }
    const { oldest, ...states } = stored.outbox;
    for (const [state, rows] of Object.entries(states)) outbox.set({ state }, rows);
    outboxOldest.set((oldest ?? 0) / 1_000);
    parkedGames.set(stored.parkedGames);
    for (const [game, { lobby, running }] of Object.entries(stored.live)) {
      const known = this.#labels.of({ game });
      liveGames.inc({ ...known, status: 'lobby' }, lobby);
      liveGames.inc({ ...known, status: 'running' }, running);
    }
  }
}
