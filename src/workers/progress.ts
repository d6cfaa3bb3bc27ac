import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/**
 * Returns the processor time that a process has used, in milliseconds. Undefined where the system does not say, as outside of
 * Linux.
 */
export function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in parentheses, and may contain spaces.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    const time = (Number(user) + Number(system)) * TICK_MS;
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}

export interface WorkLimits {
  /** Processor time that the work may use without a sign of progress, in milliseconds. */
  readonly busyMs: number;
  /**
   * Number of checks in a row without progress and without any use of the processor, after which the process counts as hung.
   */
  readonly silent: number;
  /** Number of checks in a row without progress, where the system does not report the use of the processor. */
  readonly unknown: number;
  /** Milliseconds between two checks. */
  readonly lookMs: number;
}

/** Limits of every worker. A thought or a picture takes a second of processor time at most, and a start about five seconds. */
export const LIMITS: WorkLimits = { busyMs: 60_000, silent: 60, unknown: 600, lookMs: 1_000 };

interface WatchParts {
  readonly pid: () => number | undefined;
  /** Called once when the process counts as hung. */
  readonly hung: () => void;
  readonly limits?: Partial<WorkLimits> | undefined;
  readonly used?: ((pid: number) => number | undefined) | undefined;
}

/**
 * Watch over a process that works. The process is hung if it uses much processor time without a sign of progress, or if it
 * uses none at all. Incident: a deadline by the wall clock killed slow workers on a busy machine, and each began from zero.
 */
export class Watch {
  readonly #parts: WatchParts;
  readonly #limits: WorkLimits;
  #timer: NodeJS.Timeout | undefined;
  /** Processor time at the last sign of progress. */
  #since: number | undefined;
  #used: number | undefined;
  #looks = 0;

  constructor(parts: WatchParts) {
    this.#parts = parts;
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  start(): void {
    this.sign();
    this.#timer ??= setInterval(() => this.look(), this.#limits.lookMs);
  }

  /** Records an answer or a sign of progress. All limits count from here. */
  sign(): void {
    this.#since = this.#time();
    this.#used = this.#since;
    this.#looks = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  look(): void {
    const { busyMs, silent, unknown } = this.#limits;
    const now = this.#time();
    this.#since ??= now;
    this.#looks = now !== undefined && now !== this.#used ? 0 : this.#looks + 1;
    this.#used = now;
    const spent = (now ?? 0) - (this.#since ?? 0);
    if (spent < busyMs && this.#looks < (now === undefined ? unknown : silent)) return;
    this.stop();
    this.#parts.hung();
  }

  #time(): number | undefined {
    const { pid, used = processorTime } = this.#parts;
    const id = pid();
    return id === undefined ? undefined : used(id);
  }
}
