/** Names of the loops that the bot depends on. They send messages, act at due times, and share work between processes. */
export const LOOPS = ['outbox', 'letters', 'leagues', 'duplicates', 'due', 'shards', 'leases'] as const;
export type LoopName = (typeof LOOPS)[number];

/**
 * Function with which a loop's work reports progress. Returns false if the loop has gone on without this work, which should
 * then end.
 */
export type LoopStep = () => boolean;

export interface LoopsParts {
  /** Milliseconds that a loop's work may take between two reports of progress. */
  readonly limitMs: number;
  /** Called when a loop's work hangs and the loop goes on without it. */
  readonly stalled: (loop: LoopName, limitMs: number) => void;
}

/** Watches the loops of this process. If the work of a loop hangs, the loop goes on without it. */
export class Loops {
  readonly #parts: LoopsParts;
  readonly #stuck = new Set<LoopName>();

  constructor(parts: LoopsParts) {
    this.#parts = parts;
  }

  /** Names of the loops whose work hung and has made no progress since. */
  get stuck(): readonly LoopName[] {
    return [...this.#stuck];
  }

  /** Runs a loop's work. Resolves to true when the work is done, and to false when it hangs. */
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

/** Runs a loop's work under the watch of `loops`. Without `loops`, it waits for the work without a limit. */
export async function watched(
  loops: Loops | undefined,
  loop: LoopName,
  work: (step: LoopStep) => Promise<void>,
): Promise<boolean> {
  if (loops) return loops.run(loop, work);
  await work(() => true);
  return true;
}
