/** Loops that the bot depends on: for messages, due times, and shares of work between processes. */
export const LOOPS = ['outbox', 'letters', 'leagues', 'duplicates', 'due', 'shards', 'leases'] as const;
export type LoopName = (typeof LOOPS)[number];

/** Reports progress. False where the loop has gone on without this work, which should end. */
export type LoopStep = () => boolean;

export interface LoopsParts {
  /** Milliseconds that work may take between two steps. */
  readonly limitMs: number;
  /** Reports work that hangs, and that its loop has gone on without. */
  readonly stalled: (loop: LoopName, limitMs: number) => void;
}

/** Watches the loops of this process and goes on without work that hangs. */
export class Loops {
  readonly #parts: LoopsParts;
  readonly #stuck = new Set<LoopName>();

  constructor(parts: LoopsParts) {
    this.#parts = parts;
  }

  /** Loops whose work hung, and which have made no progress since. */
  get stuck(): readonly LoopName[] {
    return [...this.#stuck];
  }

  /** Runs work; true when it is done, false when it hangs. */
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

/** Runs work under watch where there is a watcher; otherwise waits for it, however long it hangs. */
export async function watched(
  loops: Loops | undefined,
  loop: LoopName,
  work: (step: LoopStep) => Promise<void>,
): Promise<boolean> {
  if (loops) return loops.run(loop, work);
  await work(() => true);
  return true;
}
