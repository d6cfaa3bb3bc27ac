/** Number of failures in a row after which a child process counts as broken. */
export const FAILURES = 5;
const AGAIN_MS = 30_000;

/**
 * Health of a child process. While the process is broken, the work that failed last is repeated every half a minute. So a
 * recovery is noticed even without new requests.
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

  get failures(): number {
    return this.#failures;
  }

  /** Tries some work. The process counts as not working until the work succeeds. Never rejects. */
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
