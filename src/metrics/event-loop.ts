import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Milliseconds between two measurements of the event loop. Each measurement wakes the process: at 20 ms they cost 0.2 % of a
 * core, at 50 ms less than half of that.
 */
const RESOLUTION_MS = 50;

/** Quantiles of the event loop's delay, in milliseconds. */
export interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/**
 * Measures the delay of the event loop. Node reports the whole time between two measurements, so this class subtracts the
 * planned interval.
 */
export class EventLoop {
  readonly #histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  open(): void {
    this.#histogram.enable();
  }

  close(): void {
    this.#histogram.disable();
  }

  get delays(): Delays {
    const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS) || 0;
    const { max } = this.#histogram;
    const of = (percent: number): number => late(this.#histogram.percentile(percent));
    return { p50: of(50), p99: of(99), worst: late(max) };
  }

  forget(): void {
    this.#histogram.reset();
  }
}
