/** So many failures without a success between them, and it does not work. */
export const FAILURES = 5;
const AGAIN_MS = 30_000;

/**
 * Whether a process beside the bot's does what it is asked. Once it does not, what failed last is tried again every half a
 * minute, so that it is known to work again also where nobody asks for anything.
 */
export class WorkerHealth {
  readonly #againMs: number;
  #isProven = true;
  #failures = 0;
  #again: NodeJS.Timeout | undefined;

  constructor(againMs = AGAIN_MS) {
    this.#againMs = againMs;
  }

  get works(): boolean {
    return this.#isProven && this.#failures < FAILURES;
  }

  /** In a row, up to now. */
  get failures(): number {
    return this.#failures;
  }

  /** It is not said to work before something was done. Rejects never. */
  prove(trial: () => Promise<unknown>): Promise<void> {
    this.#isProven = false;
    return this.#try(trial);
  }

  done(): void {
    this.#isProven = true;
    this.#failures = 0;
    this.close();
  }

  failed(work: () => Promise<unknown>): void {
    this.#failures += 1;
    this.close();
    if (this.works) return;
    this.#again = setTimeout(() => void this.#try(work), this.#againMs).unref();
  }

  close(): void {
    clearTimeout(this.#again);
  }

  #try(work: () => Promise<unknown>): Promise<void> {
    return work().then(
      () => this.done(),
      () => this.failed(work),
    );
  }
}
