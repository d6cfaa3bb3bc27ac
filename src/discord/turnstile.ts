import PQueue from 'p-queue';

/** How fast one person is served. */
export interface Pace {
  /** Interactions of a person that may wait or be worked at; more are turned away at once. */
  readonly waiting: number;
  /** Worked at within a second; the others wait. */
  readonly perSecond: number;
}

/** Nobody plays faster. At most a fifth of the fifty requests a second that Discord takes from the bot goes to one person. */
export const PACE: Pace = { waiting: 6, perSecond: 10 };
export const UNHURRIED: Pace = { waiting: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY };

/** Runs some work when all earlier work of the same person is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface Line {
  inside: number;
  readonly queue: PQueue;
}

/** Lines of people who have not been heard of for a while are forgotten when there are more. */
const KEPT = 2_000;

/** A line for each person: who floods the bot waits behind themselves, nobody else does. */
export class Turnstile {
  readonly #pace: Pace;
  readonly #lines = new Map<string, Line>();

  constructor(pace: Pace = PACE) {
    this.#pace = pace;
  }

  /** Undefined, and nothing is done, where too much of this person waits already. */
  admit(personId: string, visit: (inTurn: InTurn) => Promise<void>): Promise<void> | undefined {
    const line = this.#lines.get(personId) ?? this.#begin(personId);
    if (line.inside >= this.#pace.waiting) return undefined;
    line.inside += 1;
    return visit(work => line.queue.add(work)).finally(() => {
      line.inside -= 1;
    });
  }

  #begin(personId: string): Line {
    if (this.#lines.size >= KEPT) {
      for (const [id, { inside }] of this.#lines) if (inside === 0) this.#lines.delete(id);
    }
    const { perSecond } = this.#pace;
    const cap = Number.isFinite(perSecond) ? { intervalCap: perSecond, interval: 1_000, strict: true } : {};
    const line = { inside: 0, queue: new PQueue({ concurrency: 1, ...cap }) };
    this.#lines.set(personId, line);
    return line;
  }
}
