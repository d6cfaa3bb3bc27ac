/** Loops that the bot lives by: what is said, what becomes due, and whose turn it is. */
export const LOOPS = ['outbox', 'letters', 'leagues', 'duplicates', 'due', 'shards', 'leases'] as const;
export type LoopName = (typeof LOOPS)[number];

/** Tells that something was done. False where the loop has gone on without this work, which should end. */
export type LoopStep = () => boolean;

export interface LoopsParts {
  /** Milliseconds between two steps of work, at most. */
  readonly limitMs: number;
  /** Work hangs: its loop goes on without it. */
  readonly stalled: (loop: LoopName, limitMs: number) => void;
}

/** Sees to it that the loops of this process get on. */
export class Loops {
  readonly #parts: LoopsParts;
  readonly #stuck = new Set<LoopName>();

  constructor(parts: LoopsParts) {
    this.#parts = parts;
  }

  /** Loops whose work hung, and which have got nothing done since. */
  get stuck(): readonly LoopName[] {
    return [...this.#stuck];
  }

  /** Resolves when the work is done, with true, or when it hangs. */
  async run(loop: LoopName, work: (step: LoopStep) => Promise<void>): Promise<boolean> {
    const { limitMs, stalled } = this.#parts;
    let live = true;
    let hangs = (): void => {};
    const hung = new Promise<boolean>(resolve => {
      hangs = () => resolve(false);
    });
    const timer = setTimeout(() => {
      live = false;
      this.#stuck.add(loop);
      stalled(loop, limitMs);
      hangs();
    }, limitMs).unref();
    const step = (): boolean => {
      if (live) {
        timer.refresh();
        this.#stuck.delete(loop);
      }
      return live;
    };
    try {
      return await Promise.race([work(step).then(() => true), hung]);
    } finally {
      step();
      clearTimeout(timer);
    }
  }
}

/** The same where somebody watches; else the work is waited for, however long it hangs. */
export async function watched(
  loops: Loops | undefined,
  loop: LoopName,
  work: (step: LoopStep) => Promise<void>,
): Promise<boolean> {
  if (loops) return loops.run(loop, work);
  await work(() => true);
  return true;
}
