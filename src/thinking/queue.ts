import { askedBy } from '../core/asked-by.ts';
import { FairQueue } from '../core/fair-queue.ts';
import type { DealThought, Priority, RolledOut, Thinker, Thought, WrittenLine } from '../core/thinker.ts';
import { ours } from '../workers/aside.ts';
import { WorkerHealth } from '../workers/health.ts';
import { ProcessGone, RequestProcess } from '../workers/request-process.ts';
import type { AskedThought, ThinkingReply, ThinkingRequest } from './child.ts';

const MODULE = ours('../games/thinking', import.meta.url);
/** Milliseconds after which the process hangs; a thought takes half a second. */
const PATIENCE_MS = 30_000;
/** Milliseconds that a move waits at most; then the medium bot makes it. */
const MOST_WAIT_MS = 4_000;
/** Moves of one person that may wait for a long thought. */
const MOST_WAITING = 64;
/** Priorities in one person's work: moves, the later ones first, then hints, then reviews. */
const PRIORITIES: Readonly<Record<Priority, number>> = { play: 2, hint: 1, review: 0 };

export interface ThinkingQueueParts {
  readonly warn: (details: object, message: string) => void;
  /** Reports a thought that is done, with the milliseconds since it was asked for. */
  readonly thought?: (priority: Priority, milliseconds: number) => void;
  /** Reports a thought that failed. */
  readonly failed?: (priority: Priority) => void;
  /** Reports that the process had ended and was replaced. */
  readonly restarted?: () => void;
  /** Milliseconds after which a process that fails is tried again. Default: 30,000. */
  readonly againMs?: number | undefined;
  /** Milliseconds. Default: 4,000. */
  readonly mostWaitMs?: number;
  /** default: 64 */
  readonly mostWaiting?: number;
  /** default: the bot's own */
  readonly module?: URL;
}

type Process = RequestProcess<ThinkingRequest, ThinkingReply>;

/**
 * One process thinks for all games, one thought at a time. People take turns. In one person's work, and among people whose
 * turn it is alike, a move goes before a hint and a hint before a review. The medium bot makes moves that would wait too
 * long, at once.
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

  /** Starts the process, so that the first thought need not wait for it. */
  open(): void {
    this.#current();
  }

  /** Tells whether thinking works, and how many thoughts in a row have failed. */
  get health(): Pick<WorkerHealth, 'works' | 'failures'> {
    return this.#health;
  }

  close(): void {
    this.#isClosed = true;
    this.#health.close();
    this.#process?.retire();
    this.#process = undefined;
  }

  /** The process's id; undefined before the first thought. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Thoughts that were asked for and are not done yet. */
  get waiting(): number {
    return this.#unthought;
  }

  /** Moves that the short thought made. */
  get hurried(): number {
    return this.#hurried;
  }

  async choose(thought: Thought): Promise<string> {
    const { action } = await this.#timed(thought, () => this.#soon(thought));
    if (action === undefined) throw new Error(`no move of ${thought.game} came of a thought`);
    return action;
  }

  async lines(thought: Thought): Promise<readonly WrittenLine[]> {
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

  /** Waits for a long thought for a limited time, then takes a short one. */
  async #soon(thought: Thought): Promise<ThinkingReply> {
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

  #short(thought: Thought): Promise<ThinkingReply> {
    this.#hurried += 1;
    return this.#asked({ what: 'choose', thought: { ...thought, strength: 'medium' } });
  }

  #queued(asked: AskedThought, signal?: AbortSignal, begun: () => void = () => {}): Promise<ThinkingReply> {
    const work = (): Promise<ThinkingReply> => {
      begun();
      // Waiting thoughts are begun again after the next start.
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
        this.#parts.warn({ err: error }, 'the thinking process is replaced');
      }
    }
  }

  #current(): Process {
    if (this.#process && !this.#process.gone) return this.#process;
    if (this.#process) this.#parts.restarted?.();
    this.#process = new RequestProcess({
      module: this.#parts.module ?? MODULE,
      name: 'thinking process',
      patienceMs: PATIENCE_MS,
    });
    return this.#process;
  }
}
