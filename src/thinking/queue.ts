import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';
import type { Priority, Thinker, Thought, WrittenLine } from '../core/thinker.ts';
import { ours } from '../workers/aside.ts';
import { ProcessGone, RequestProcess } from '../workers/request-process.ts';
import type { ThinkingReply, ThinkingRequest } from './child.ts';

const MODULE = ours('../games/thinking', import.meta.url);
/** A thought takes half a second; longer than this the process hangs. */
const PATIENCE_MS = 30_000;
/** A move that has waited so long is made by a player that thinks no further. */
const MOST_WAIT_MS = 4_000;
/** So many moves wait at most for a long thought. */
const MOST_WAITING = 64;
/** Later moves first among moves; all of them before a hint, that before a review. */
const BAND = 2 ** 40;
const BANDS: Readonly<Record<Priority, number>> = { play: 2, hint: 1, review: 0 };

export interface ThinkingQueueParts {
  readonly warn: (details: object, message: string) => void;
  /** A thought is there, or failed; milliseconds since it was asked for. */
  readonly thought?: (priority: Priority, milliseconds: number) => void;
  /** Milliseconds; default: 4,000. */
  readonly mostWaitMs?: number;
  /** default: 64 */
  readonly mostWaiting?: number;
  /** default: the bot's own */
  readonly module?: URL;
}

type Process = RequestProcess<ThinkingRequest, ThinkingReply>;

/**
 * One process thinks for all games, one thought at a time: whoever has just moved first, then hints, then reviews. Moves that
 * would wait too long are made by the medium player, at once.
 */
export class ThinkingQueue implements Thinker {
  readonly #parts: ThinkingQueueParts;
  readonly #queue = new PQueue({ concurrency: 1 });
  #process: Process | undefined;
  #number = 0;
  #asks = 0;
  #hurried = 0;
  #unthought = 0;

  constructor(parts: ThinkingQueueParts) {
    this.#parts = parts;
  }

  /** Starts the process, so that the first thought need not wait for it. */
  open(): void {
    this.#current();
  }

  close(): void {
    this.#process?.retire();
    this.#process = undefined;
    this.#queue.clear();
  }

  /** The process's id; undefined before the first thought. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Thoughts that were asked for and are not there yet. */
  get waiting(): number {
    return this.#unthought;
  }

  /** Moves that were made without the long thought. */
  get hurried(): number {
    return this.#hurried;
  }

  async choose(thought: Thought): Promise<string> {
    const { action } = await this.#timed(thought, () => this.#soon(thought));
    if (action === undefined) throw new Error(`no move of ${thought.game} came of a thought`);
    return action;
  }

  async lines(thought: Thought): Promise<readonly WrittenLine[]> {
    const { lines } = await this.#timed(thought, () => this.#queued('lines', thought));
    if (lines === undefined) throw new Error(`no lines of ${thought.game} came of a thought`);
    return lines;
  }

  async #timed({ priority }: Thought, work: () => Promise<ThinkingReply>): Promise<ThinkingReply> {
    const began = performance.now();
    this.#unthought += 1;
    try {
      return await work();
    } finally {
      this.#unthought -= 1;
      this.#parts.thought?.(priority, performance.now() - began);
    }
  }

  /** A thought that has to wait too long gives its place up to a short one. */
  async #soon(thought: Thought): Promise<ThinkingReply> {
    const { mostWaitMs = MOST_WAIT_MS, mostWaiting = MOST_WAITING } = this.#parts;
    if (this.#queue.size >= mostWaiting) return this.#short(thought);
    const waiting = new AbortController();
    const patience = setTimeout(() => waiting.abort(), mostWaitMs);
    try {
      return await this.#queued('choose', thought, waiting.signal, () => clearTimeout(patience));
    } catch (error) {
      if (!waiting.signal.aborted) throw error;
      return this.#short(thought);
    } finally {
      clearTimeout(patience);
    }
  }

  #short(thought: Thought): Promise<ThinkingReply> {
    this.#hurried += 1;
    return this.#asked('choose', { ...thought, strength: 'medium' });
  }

  #queued(
    what: ThinkingRequest['what'],
    thought: Thought,
    signal?: AbortSignal,
    begun: () => void = () => {},
  ): Promise<ThinkingReply> {
    const work = (): Promise<ThinkingReply> => {
      begun();
      return this.#asked(what, thought);
    };
    this.#asks += 1;
    const newestFirst = thought.priority === 'play' ? this.#asks : -this.#asks;
    const priority = BANDS[thought.priority] * BAND + newestFirst;
    return this.#queue.add(AsyncResource.bind(work), { priority, ...(signal && { signal }) });
  }

  async #asked(what: ThinkingRequest['what'], thought: Thought): Promise<ThinkingReply> {
    for (let tries = 1; ; tries++) {
      try {
        const reply = await this.#current().ask({ number: ++this.#number, what, thought });
        if (reply.fault !== undefined) throw new Error(`a thought of ${thought.game} failed: ${reply.fault}`);
        return reply;
      } catch (error) {
        if (tries === 2 || !(error instanceof ProcessGone)) throw error;
        this.#parts.warn({ err: error }, 'the thinking process is replaced');
      }
    }
  }

  #current(): Process {
    if (!this.#process || this.#process.gone)
      this.#process = new RequestProcess({
        module: this.#parts.module ?? MODULE,
        name: 'thinking process',
        patienceMs: PATIENCE_MS,
      });
    return this.#process;
  }
}
