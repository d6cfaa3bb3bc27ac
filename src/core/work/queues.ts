import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';

const askers = new AsyncLocalStorage<string>();

/** Runs work on behalf of a person, whose id `askedBy` then returns everywhere in that work. An empty id means no person. */
export const workFor = <T>(personId: string, work: () => T): T => askers.run(personId, work);

/** Returns the id of the person on whose behalf the current code runs (`workFor`); empty if there is none. */
export const askedBy = (): string => askers.getStore() ?? '';

/** Milliseconds after which later work of the same person can no longer overtake waiting work. */
const OVERTAKEN_MS = 5_000;

export interface InQueue {
  /**
   * Priority of the work, default 0. Work with a higher priority starts first. It is compared with other work of the same
   * person, and with work of people whose turn is in the same round.
   */
  readonly priority?: number;
  /**
   * Order of one person's work with the same priority. `newest`: later work starts first, until the oldest has waited for
   * five seconds. Default: `oldest`.
   */
  readonly first?: 'newest' | 'oldest';
  /**
   * Signal that withdraws work from the queue. Once it is aborted, work that still waits never starts, and its promise rejects.
   */
  readonly signal?: AbortSignal;
}

interface WaitingWork {
  readonly since: number;
  readonly priority: number;
  readonly first: 'newest' | 'oldest';
  readonly start: (place: number) => void;
}

interface PersonsWork {
  /** Round of the queue in which the person's next work is due. Each start of their work raises it by one. */
  due: number;
  waiting: WaitingWork[];
}

/**
 * Queue for several workers (places), in which people take turns. However much work of one person waits, it delays other people
 * only until the work that runs now has ended.
 */
export class FairQueue {
  readonly #places: number;
  readonly #now: () => number;
  readonly #free: number[];
  readonly #lines = new Map<string, PersonsWork>();
  #round = 0;

  /** @param now clock in milliseconds, from any starting point */
  constructor(places: number, now: () => number = () => performance.now()) {
    this.#places = places;
    this.#now = now;
    this.#free = Array.from({ length: places }, (_, place) => places - 1 - place);
  }

  get isIdle(): boolean {
    return this.#free.length === this.#places;
  }

  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  waitingFor(personId: string): number {
    return this.#lines.get(personId)?.waiting.length ?? 0;
  }

  /**
   * Runs work on behalf of the person whose id `askedBy` returns. The work starts when it is that person's turn and a place is
   * free. `work` receives the number of its place, counted from 0.
   */
  async run<T>(work: (place: number) => Promise<T>, wish: InQueue = {}): Promise<T> {
    const line = this.#lineOf(askedBy());
    let place = this.#free.pop();
    if (place === undefined) place = await this.#turn(line, wish);
    else this.#begin(line);
    try {
      return await work(place);
    } finally {
      const next = this.#next();
      if (next) next.start(place);
      else this.#free.push(place);
    }
  }

  #lineOf(personId: string): PersonsWork {
    const known = this.#lines.get(personId);
    if (known) return known;
    const line = { due: this.#round, waiting: [] };
    this.#lines.set(personId, line);
    return line;
  }

  #turn(line: PersonsWork, { priority = 0, first = 'oldest', signal }: InQueue): Promise<number> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        line.waiting = line.waiting.filter(each => each !== waiting);
        reject(signal?.reason);
      };
      const start = (place: number): void => {
        signal?.removeEventListener('abort', leave);
        resolve(place);
      };
      const waiting = { since: this.#now(), priority, first, start };
      line.waiting.push(waiting);
      signal?.addEventListener('abort', leave);
    });
  }

  #next(): WaitingWork | undefined {
    let found: { line: PersonsWork; waiting: WaitingWork } | undefined;
    for (const [personId, line] of this.#lines) {
      const waiting = firstOf(line.waiting, this.#now());
      // The queue forgets a person without waiting work after their turn. If the person has work again later, the queue treats
      // them as new.
      if (!waiting && line.due <= this.#round) this.#lines.delete(personId);
      if (waiting && (!found || isBefore({ line, waiting }, found))) found = { line, waiting };
    }
    if (!found) return undefined;
    const { line, waiting } = found;
    line.waiting = line.waiting.filter(each => each !== waiting);
    this.#begin(line);
    return waiting;
  }

  #begin(line: PersonsWork): void {
    this.#round = Math.max(this.#round, line.due);
    line.due = this.#round + 1;
  }
}

type FirstInLine = { readonly line: PersonsWork; readonly waiting: WaitingWork };

const isBefore = (one: FirstInLine, other: FirstInLine): boolean =>
  one.line.due < other.line.due ||
  (one.line.due === other.line.due && one.waiting.priority > other.waiting.priority);

function firstOf(line: readonly WaitingWork[], now: number): WaitingWork | undefined {
  const highest = Math.max(...line.map(({ priority }) => priority));
  const all = line.filter(({ priority }) => priority === highest);
  const [oldest] = all;
  const isLate = oldest !== undefined && now - oldest.since >= OVERTAKEN_MS;
  return isLate || oldest?.first === 'oldest' ? oldest : all.at(-1);
}

/**
 * Queues of asynchronous work, one for each key. The work of a key starts in order, at most `atOnce` pieces at a time. Each piece runs
 * in the log context of its own request.
 */
export class Queues {
  readonly #queues = new Map<string, PQueue>();
  readonly #atOnce: number;

  /** @param atOnce most pieces of work with the same key that run at once */
  constructor(atOnce = 1) {
    this.#atOnce = atOnce;
  }

  get size(): number {
    return this.#queues.size;
  }

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    return (this.#queues.get(key) ?? this.#begin(key)).add(AsyncResource.bind(task));
  }

  #begin(key: string): PQueue {
    const queue = new PQueue({ concurrency: this.#atOnce });
    this.#queues.set(key, queue);
    queue.on('idle', () => this.#queues.delete(key));
    return queue;
  }
}

const longLines = new Queues();

/**
 * Runs long work on behalf of the person whose id `askedBy` returns, once all earlier long work of that person is done, of
 * whatever kind. The person's other requests run meanwhile, one after the other, so at most two requests of a person run at
 * once.
 */
export const runLong = <T>(work: () => Promise<T>): Promise<T> => longLines.run(askedBy(), work);
