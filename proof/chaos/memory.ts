import { readFileSync } from 'node:fs';
import { median } from '../bench/report.ts';

const MB = 2 ** 20;

/** Returns the resident memory of a process in MB, as Linux reports it. */
export function residentOf(pid: number | 'self'): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`the memory of process ${pid} can't be read`);
  return (Number(kilobytes) * 1024) / MB;
}

const BAR = 1.2;
/** Fewest games for a verdict. Shorter runs only report figures, since the JavaScript engine is still warming up. */
const JUDGED_FROM = 100;

/**
 * Resident memory over a run. Single readings vary with garbage collection, so the medians of the run's second tenth and last
 * tenth are compared.
 */
export class Curve {
  readonly #of: number;
  readonly #read: () => number;
  readonly #early: number[] = [];
  readonly #late: number[] = [];
  #most = 0;
  #last = 0;

  constructor(of: number, read: () => number) {
    this.#of = of;
    this.#read = read;
  }

  step(done: number): void {
    this.#last = this.#read();
    this.#most = Math.max(this.#most, this.#last);
    const part = done / this.#of;
    if (part >= 0.1 && part < 0.2) this.#early.push(this.#last);
    if (part >= 0.9) this.#late.push(this.#last);
  }

  get faults(): readonly string[] {
    const { tenth, end } = this.figures;
    if (this.#of < JUDGED_FROM || end <= tenth * BAR) return [];
    return [`memory grew from ${tenth.toFixed(0)} to ${end.toFixed(0)} MB`];
  }

  get unjudged(): readonly string[] {
    return this.#of < JUDGED_FROM ? [`memory: fewer than ${JUDGED_FROM} games`] : [];
  }

  get figures(): {
    readonly tenth: number;
    readonly most: number;
    readonly end: number;
    readonly now: number;
  } {
    const of = (readings: readonly number[]) => (readings.length > 0 ? median(readings) : this.#last);
    return { tenth: of(this.#early), most: this.#most, end: of(this.#late), now: this.#last };
  }
}
