import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Queues } from '../../table/match/queues.ts';

export interface PersonRate {
  /** Interactions of a person that may wait or be worked on. */
  readonly waiting: number;
  /** Interactions of a person in ten seconds. */
  readonly inTenSeconds: number;
}

/**
 * Rate above any person's play. Discord takes fifty requests a second from the bot, and one person gets a fifth of them at
 * most.
 */
export const PACE: PersonRate = { waiting: 6, inTenSeconds: 50 };
/**
 * Rate of suggestions: a client asks for them at each pause between keys. They count apart, so that typing costs no
 * commands. Six people who type all the time leave the bot most of its time for all others.
 */
export const TYPING: PersonRate = { waiting: 6, inTenSeconds: 40 };
/** Runs some work when all earlier work of the same person is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue for each person: a person who floods the bot delays only their own requests. */
export class RateLimiter {
  readonly #waiting: number;
  readonly #limiter: RateLimiterMemory;
  readonly #lines = new Queues();
  readonly #inside = new Map<string, number>();

  constructor({ waiting, inTenSeconds }: PersonRate) {
    this.#waiting = waiting;
    this.#limiter = new RateLimiterMemory({ points: inTenSeconds, duration: 10 });
  }

  /**
   * Runs a visit in the person's turn. False, without doing anything, where too many of the person's requests wait or came
   * just now.
   */
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

  /** Asks the limiter, whose no is a rejection and no error. */
  #isInTime(personId: string): Promise<boolean> {
    return this.#limiter.consume(personId).then(
      () => true,
      () => false,
    );
  }
}
