import type { Timing } from '../discord/ports/ports.ts';

const KEPT = 500;
const HOUR_MS = 3_600_000;

/**
 * Keeps the newest durations of one kind of work, to compute exact quantiles. A histogram's quantiles are inexact and cover the
 * whole time since the start.
 */
export class NewestTimes {
  readonly #values = new Float64Array(KEPT);
  readonly #at = new Float64Array(KEPT);
  #count = 0;

  note(value: number, now: number): void {
    const place = this.#count++ % KEPT;
    this.#values[place] = value;
    this.#at[place] = now;
  }

  /** Returns the median and the 95th percentile of the last hour's durations. Undefined without durations. */
  timing(now: number): Timing | undefined {
    const values = this.#values
      .slice(0, this.#count)
      .filter((_, place) => now - (this.#at[place] ?? 0) <= HOUR_MS)
      .sort();
    const at = (part: number): number => values[Math.ceil(values.length * part) - 1] ?? 0;
    return values.length === 0 ? undefined : { median: at(0.5), p95: at(0.95) };
  }
}

export class LastMinute {
  readonly #counts = new Float64Array(60);
  #second = 0;

  note(now: number): void {
    this.#turn(now);
    const place = this.#second % 60;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }

  perSecond(now: number): number {
    this.#turn(now);
    return this.#counts.reduce((sum, count) => sum + count, 0) / 60;
  }

  #turn(now: number): void {
    const second = Math.floor(now / 1_000);
    for (let next = Math.max(this.#second + 1, second - 59); next <= second; next++)
      this.#counts[next % 60] = 0;
    this.#second = Math.max(this.#second, second);
  }
}
