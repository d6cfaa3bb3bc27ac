import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Queues } from '../../core/work/queues.ts';

export interface PersonRate {
  /** Maximum number of a person's interactions that wait or run at a time. */
  readonly waiting: number;
  /** Maximum number of a person's interactions in ten seconds. */
  readonly inTenSeconds: number;
}

/**
 * Limit on one person's interactions, above any real play. One person can use at most a fifth of the 50 requests a second that
 * Discord accepts from the bot.
 */
export const PACE: PersonRate = { waiting: 6, inTenSeconds: 50 };
/**
 * Limit on one person's requests for suggestions, which Discord sends at each pause between keys. The limit is separate, so
 * that typing does not use up the limit for commands.
 */
export const TYPING: PersonRate = { waiting: 6, inTenSeconds: 40 };
/**
 * Number of refusals to one person that the bot sends at a time. The others wait, so that they do not delay answers to other
 * people.
 */
const REFUSALS_AT_ONCE = 2;

/** Runs work of a person once all earlier work of that person is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits each person's interactions and queues them. A person who floods the bot delays only their own requests. */
export class RateLimiter {
  readonly #waiting: number;
  readonly #limiter: RateLimiterMemory;
  readonly #lines = new Queues();
  readonly #refusals = new Queues(REFUSALS_AT_ONCE);
  readonly #inside = new Map<string, number>();

  constructor({ waiting, inTenSeconds }: PersonRate) {
    this.#waiting = waiting;
    this.#limiter = new RateLimiterMemory({ points: inTenSeconds, duration: 10 });
  }

  /**
   * Runs the work of an interaction. Where too many of the person's requests wait or came just now, refuses the interaction and
   * returns false.
   */
  async admit(
    personId: string,
    visit: (inTurn: InTurn) => Promise<void>,
    refuse: () => Promise<void> = async () => {},
  ): Promise<boolean> {
    if (await this.#isAdmitted(personId, visit)) return true;
    await this.#refusals.run(personId, refuse);
    return false;
  }

  async #isAdmitted(personId: string, visit: (inTurn: InTurn) => Promise<void>): Promise<boolean> {
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

  /** Checks the person's rate. The limiter rejects its promise where the rate is too high. */
  #isInTime(personId: string): Promise<boolean> {
    return this.#limiter.consume(personId).then(
      () => true,
      () => false,
    );
  }
}
