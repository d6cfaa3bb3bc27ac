import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Queues } from '../../table/match/queues.ts';

/** How fast one person is served. */
export interface PersonRate {
  /** Interactions of a person that may wait or be worked at. */
  readonly waiting: number;
  /** Interactions of a person in ten seconds. */
  readonly inTenSeconds: number;
}

/** Nobody plays faster; of the fifty requests a second that Discord takes from the bot, one person gets a fifth at most. */
export const PACE: PersonRate = { waiting: 6, inTenSeconds: 50 };
/**
 * Of what is offered while somebody types: a client asks at each pause between keys. It counts apart, so that typing
 * takes no command away; and six who type all the time leave the bot most of its time for everybody else.
 */
export const TYPING: PersonRate = { waiting: 6, inTenSeconds: 40 };
/** Runs some work when all earlier work of the same person is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A line for each person: who floods the bot waits behind themselves, nobody else does. */
export class RateLimiter {
  readonly #waiting: number;
  readonly #limiter: RateLimiterMemory;
  readonly #lines = new Queues();
  readonly #inside = new Map<string, number>();

  constructor({ waiting, inTenSeconds }: PersonRate) {
    this.#waiting = waiting;
    this.#limiter = new RateLimiterMemory({ points: inTenSeconds, duration: 10 });
  }

  /** False, and nothing is done, where too much of this person waits already or came within a short while. */
  async admit(personId: string, visit: (inTurn: InTurn) => Promise<void>): Promise<boolean> {
    const inside = this.#inside.get(personId) ?? 0;
    if (inside >= this.#waiting) return false;
    this.#inside.set(personId, inside + 1);
    try {
      if (!(await this.#isInTime(personId))) return false;
      await visit(work => this.#lines.run(personId, work));
      return true;
    } finally {
      const left = (this.#inside.get(personId) ?? 1) - 1;
      if (left > 0) this.#inside.set(personId, left);
      else this.#inside.delete(personId);
    }
  }

  /** The limiter's no is a rejection, which is no error. */
  #isInTime(personId: string): Promise<boolean> {
    return this.#limiter.consume(personId).then(
      () => true,
      () => false,
    );
  }
}
