const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Duty {
  /** Returns the milliseconds from now until the duty is due. Undefined: the duty is never due again. */
  readonly in: () => number | undefined;
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly trouble: (error: unknown) => void;
}

/** Runs a duty whenever it is due. A run begins only after the previous run has ended. */
export class Schedule {
  readonly #duty: Duty;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor(duty: Duty) {
    this.#duty = duty;
  }

  start(): void {
    const wait = this.#duty.in();
    if (wait === undefined || this.#stopping.signal.aborted) return;
    const turn = wait > LONGEST_TIMER_MS ? () => this.start() : () => this.#turn();
    this.#timer = setTimeout(turn, Math.min(Math.max(wait, 0), LONGEST_TIMER_MS)).unref();
  }

  /** Interrupts the present run of the duty, and prevents further runs. Resolves when the run has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#working;
  }

  #turn(): void {
    const { work, trouble } = this.#duty;
    const { signal } = this.#stopping;
    this.#working = work(signal)
      .catch(error => {
        if (!signal.aborted) trouble(error);
      })
      .finally(() => this.start());
  }
}
