import type {
  DealThought,
  MoveThought,
  Priority,
  RolledOut,
  Thinker,
  Thought,
  ValueThought,
  WrittenLine,
} from '../core/search/thinker.ts';
import { askedBy, FairQueue } from '../core/work/queues.ts';
import { moduleUrl } from '../workers/child-process.ts';
import type { WorkLimits } from '../workers/progress.ts';
import { ProcessGone, RequestProcess, WorkerHealth } from '../workers/request-process.ts';
import type { AskedThought, ThinkingReply, ThinkingRequest } from './serve-thoughts.ts';

const MODULE = moduleUrl('../games/thinking', import.meta.url);
/** Maximum milliseconds that a request for a move waits in the queue. After that time the medium bot makes the move. */
const MOST_WAIT_MS = 4_000;
/** Maximum number of waiting requests of one person. The medium bot makes any further move without waiting. */
const MOST_WAITING = 64;
/** Priorities of requests. A higher number goes first: moves, then hints, then reviews. */
const PRIORITIES: Readonly<Record<Priority, number>> = { play: 2, hint: 1, review: 0 };

export interface ThinkingQueueParts {
  readonly warn: (details: object, message: string) => void;
  /** Receives the duration of an answered request in milliseconds, including its time in the queue. */
  readonly thought?: (priority: Priority, milliseconds: number) => void;
  readonly failed?: (priority: Priority) => void;
  /** Called when the thinking process ended by itself or by a signal. */
  readonly restarted?: () => void;
  /** Milliseconds after which failed work is tried again. Default: 30,000. */
  readonly againMs?: number | undefined;
  readonly mostWaitMs?: number;
  readonly mostWaiting?: number;
  /** Module that the thinking process runs. Default: the bot's own module. */
  readonly module?: URL;
  /** Limits after which the thinking process counts as hung. An absent limit has its usual value. */
  readonly limits?: Partial<WorkLimits> | undefined;
}

type Process = RequestProcess<ThinkingRequest, ThinkingReply>;

/**
 * Sends all requests for bots' computations to one separate process, one at a time, for all games. People take turns, with one
 * request each. Within a round, moves go before hints, and hints before reviews. The medium bot makes any move that would wait
 * too long, except where the request is exact.
 */
export class ThinkingQueue implements Thinker {
  readonly #parts: ThinkingQueueParts;
  readonly #queue = new FairQueue(1);
  readonly #health: WorkerHealth;
  #process: Process | undefined;
  #number = 0;
  #hurried = 0;
  #isClosed = false;
  #unthought = 0;

  constructor(parts: ThinkingQueueParts) {
    this.#parts = parts;
    this.#health = new WorkerHealth(parts.againMs);
  }

  /** Starts the thinking process, so that the first request need not wait for the start. */
  open(): void {
    this.#current();
  }

  get health(): Pick<WorkerHealth, 'works' | 'failures'> {
    return this.#health;
  }

  close(): void {
    this.#isClosed = true;
    this.#health.close();
    this.#process?.retire();
    this.#process = undefined;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get waiting(): number {
    return this.#unthought;
  }

  /** Number of moves that the medium bot made because the queue was too long. */
  get hurried(): number {
    return this.#hurried;
  }

  async choose(thought: MoveThought): Promise<string> {
    const work = () => (thought.exact ? this.#queued({ what: 'choose', thought }) : this.#soon(thought));
    const { action } = await this.#timed(thought, work);
    if (action === undefined) throw new Error(`no move of ${thought.game} came of a thought`);
    return action;
  }

  async lines(thought: ValueThought): Promise<readonly WrittenLine[]> {
    const { lines } = await this.#timed(thought, () => this.#queued({ what: 'lines', thought }));
    if (lines === undefined) throw new Error(`no lines of ${thought.game} came of a thought`);
    return lines;
  }

  async #timed(
    { priority }: Pick<Thought, 'priority'>,
    work: () => Promise<ThinkingReply>,
  ): Promise<ThinkingReply> {
    const began = performance.now();
    this.#unthought += 1;
    try {
      const reply = await work();
      this.#health.done();
      this.#parts.thought?.(priority, performance.now() - began);
      return reply;
    } catch (error) {
      this.#health.failed(work);
      this.#parts.failed?.(priority);
      throw error;
    } finally {
      this.#unthought -= 1;
    }
  }

  async rollOut(thought: DealThought): Promise<RolledOut | undefined> {
    const { rolledOut } = await this.#timed(thought, () => this.#queued({ what: 'rollOut', thought }));
    return rolledOut;
  }

  async #soon(thought: MoveThought): Promise<ThinkingReply> {
    const { mostWaitMs = MOST_WAIT_MS, mostWaiting = MOST_WAITING } = this.#parts;
    if (this.#queue.waitingFor(askedBy()) >= mostWaiting) return this.#short(thought);
    const waiting = new AbortController();
    const patience = setTimeout(() => waiting.abort(), mostWaitMs);
    try {
      return await this.#queued({ what: 'choose', thought }, waiting.signal, () => clearTimeout(patience));
    } catch (error) {
      if (!waiting.signal.aborted) throw error;
      return this.#short(thought);
    } finally {
      clearTimeout(patience);
    }
  }

  #short(thought: MoveThought): Promise<ThinkingReply> {
    this.#hurried += 1;
    return this.#asked({ what: 'choose', thought: { ...thought, strength: 'medium' } });
  }

  #queued(asked: AskedThought, signal?: AbortSignal, begun: () => void = () => {}): Promise<ThinkingReply> {
    const work = (): Promise<ThinkingReply> => {
      begun();
      // After the queue is closed no request is answered. The bot repeats unanswered requests at its next start.
      return this.#isClosed ? new Promise(() => {}) : this.#asked(asked);
    };
    const { priority } = asked.thought;
    const first = priority === 'play' ? 'newest' : 'oldest';
    return this.#queue.run(work, { priority: PRIORITIES[priority], first, ...(signal && { signal }) });
  }

  async #asked(asked: AskedThought): Promise<ThinkingReply> {
    for (let tries = 1; ; tries++) {
      try {
        const reply = await this.#current().ask({ number: ++this.#number, ...asked });
        if (reply.fault !== undefined)
          throw new Error(`a thought of ${asked.thought.game} failed: ${reply.fault}`);
        return reply;
      } catch (error) {
        if (tries === 2 || !(error instanceof ProcessGone)) throw error;
      }
    }
  }

  #current(): Process {
    if (this.#process && !this.#process.gone) return this.#process;
    this.#process = new RequestProcess({
      module: this.#parts.module ?? MODULE,
      name: 'thinking process',
      limits: this.#parts.limits,
      ended: details => {
        this.#parts.warn(details, 'the thinker has ended: the next thought starts a new one');
        this.#parts.restarted?.();
      },
    });
    return this.#process;
  }
}
