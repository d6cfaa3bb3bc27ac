import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How many times as long as on an idle machine things take here; at least 1. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * How long something is waited for in which nothing goes on. It begins anew with whatever has come of it, and passes the
 * more slowly the busier the machine is: that something takes long there is no fault of the bot.
 */
export class Patience {
  readonly #milliseconds: number;
  #left: number;
  #looked = performance.now();
  #seen: unknown;

  /** @param milliseconds on an idle machine */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#left = milliseconds;
  }

  /** @param progress whatever changes as long as something goes on */
  isOver(progress: unknown): boolean {
    const now = performance.now();
    if (progress !== this.#seen) this.#left = this.#milliseconds;
    else this.#left -= (now - this.#looked) / slowness();
    this.#seen = progress;
    this.#looked = now;
    return this.#left <= 0;
  }
}

/** Waits until it is so; false when patience is over. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  { patience, progress }: { readonly patience: Patience; readonly progress: () => unknown },
): Promise<boolean> {
  for (;;) {
    if (await isSo()) return true;
    if (patience.isOver(progress())) return false;
    await sleep(50);
  }
}
