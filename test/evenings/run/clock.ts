/** Delay up to which a timer follows real time, since no scenario moves the clock for a retry. */
const SOON_MS = 10_000;

/** Clock that stands still until a scenario moves it, with the timers of the bot's loops. */
export class ScenarioClock {
  #at = Date.parse('2026-05-04T12:00Z');
  /** Times at which timers end, by the function that ends each of them. */
  readonly #timers = new Map<() => void, number>();

  readonly now = (): number => this.#at;

  /** Time at which the next timer ends. Infinity: no timer runs. */
  get next(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.#timers.values());
  }

  /** Calls a function after this time of the clock. Calling the returned function cancels it. */
  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const fire = (): void => {
      cancel();
      run();
    };
    const real = milliseconds <= SOON_MS ? setTimeout(fire, milliseconds) : undefined;
    const cancel = (): void => {
      clearTimeout(real);
      this.#timers.delete(fire);
    };
    this.#timers.set(fire, this.#at + milliseconds);
    return cancel;
  };

  /** Moves the clock to a time, and ends the timers that are due. */
  moveTo(at: number): void {
    this.#at = at;
    for (const [fire, due] of [...this.#timers]) if (due <= at) fire();
  }
}
