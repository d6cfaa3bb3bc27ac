import { HOUR_MS } from '../../core/values/days.ts';
import type { StoredSeek } from '../../store/index.ts';
import { isLive } from '../match/live-clock.ts';
import type { Pace } from '../match/types.ts';

/** Person who waits for a game, with all that the pairing considers. */
export interface Candidate extends Omit<StoredSeek, 'name' | 'channelId' | 'guildId'> {
  /** Rating in points, and its uncertainty. */
  readonly points: number;
  readonly spread: number;
  /** Times of the person's last games with other people, by their ids. */
  readonly met: ReadonlyMap<string, number>;
  readonly blocked: ReadonlySet<string>;
  /** Number of games that the person has lately left to another person or a stand-in, without resigning. */
  readonly left: number;
  /** True while the person can't begin a game: in quiet hours, while away, or while another game occupies the channel. */
  readonly rests: boolean;
}

/** People who begin a game together. */
export interface Company {
  readonly game: string;
  readonly people: readonly Candidate[];
  /** Pace that at least one of the people wished. Null: all people accept any pace. */
  readonly pace: Pace | null;
  readonly rated: boolean | null;
}

export interface PairingRules {
  /** Difference in points that is accepted at once. */
  readonly window: number;
  /** Points by which an hour of waiting widens the window. */
  readonly widening: number;
  /**
   * Share of the longer of two waits in the wait that counts, from 0 to 1. The rest is the share of the shorter wait. 0.5:
   * their mean.
   */
  readonly longer: number;
  /** Points that another language than the preferred one costs. */
  readonly language: number;
  /** Milliseconds after a game in which the same two people do not meet again. */
  readonly again: number;
  /** Milliseconds by which each left game delays a person's pairing, and the longest delay. */
  readonly hold: number;
  readonly longestHold: number;
}

const MINUTE = 60_000;

/** Rules for live games, whose people are at their screens and wait for ten minutes at most. */
export const LIVE_RULES: PairingRules = {
  window: 150,
  widening: 60 * 60,
  longer: 0.5,
  language: 100,
  again: HOUR_MS,
  hold: 2 * MINUTE,
  longestHold: 8 * MINUTE,
};

/** Rules for games at all other paces. docs/finding.md reports simulations of these rules. */
export const RULES: PairingRules = {
  window: 150,
  widening: 15,
  longer: 0.5,
  language: 100,
  again: 72 * HOUR_MS,
  hold: 3 * HOUR_MS,
  longestHold: 24 * HOUR_MS,
};

/** Factor of Glickman's method for uncertainty, for ratings in which 400 points are odds of ten to one. */
const Q = Math.LN10 / 400;

/**
 * Returns the difference of two ratings as far as it is certain. The more uncertain the ratings are, the smaller is the
 * difference (Glickman, "The Glicko system", 1999).
 */
export function gapOf(one: Candidate, other: Candidate): number {
  const variance = one.spread ** 2 + other.spread ** 2;
  return Math.abs(one.points - other.points) / Math.sqrt(1 + (3 * Q ** 2 * variance) / Math.PI ** 2);
}

const mismatches = ({ language }: Candidate, { speaks }: Candidate): boolean =>
  language !== null && language !== speaks;

const agree = <Wish>(one: Wish | null, other: Wish | null): boolean =>
  one === null || other === null || one === other;

/** Returns the time from which a person is paired. Each game that the person left (`left`) delays it. */
export const begunAt = ({ since, left }: Pick<Candidate, 'since' | 'left'>, rules = RULES): number =>
  since + Math.min(left * rules.hold, rules.longestHold);

const paceOf = (people: readonly Candidate[]): Pace | null =>
  people.find(({ pace }) => pace !== null)?.pace ?? null;
const ratedOf = (people: readonly Candidate[]): boolean | null =>
  people.find(({ rated }) => rated !== null)?.rated ?? null;

class Matching {
  readonly #now: number;
  readonly #rules: PairingRules;

  constructor(now: number, rules: PairingRules) {
    this.#now = now;
    this.#rules = rules;
  }

  /** Returns the cost of a pair in points. Undefined: the two people may not meet now. */
  cost(one: Candidate, other: Candidate): number | undefined {
    const rules = this.#rules;
    if (one.userId === other.userId || one.game !== other.game) return undefined;
    if (!agree(one.pace, other.pace) || !agree(one.rated, other.rated)) return undefined;
    if (one.blocked.has(other.userId) || other.blocked.has(one.userId)) return undefined;
    const met = one.met.get(other.userId) ?? other.met.get(one.userId);
    if (met !== undefined && this.#now - met < rules.again) return undefined;
    const apart = (mismatches(one, other) ? 1 : 0) + (mismatches(other, one) ? 1 : 0);
    const cost = gapOf(one, other) + apart * rules.language;
    return cost <= this.#windowOf(one, other) ? cost : undefined;
  }

  #windowOf(one: Candidate, other: Candidate): number {
    const { window, widening, longer } = this.#rules;
    const waits = [one, other].map(({ since }) => Math.max(0, this.#now - since) / HOUR_MS);
    return window + widening * (longer * Math.max(...waits) + (1 - longer) * Math.min(...waits));
  }

  /** Returns a table of `seats` people who all accept each other, with the first person. Undefined: there are too few. */
  table(first: Candidate, others: readonly Candidate[], seats: number): readonly Candidate[] | undefined {
    const table = [first];
    for (const other of others) {
      if (table.length === seats) break;
      if (!agree(other.seats, seats)) continue;
      if (table.every(one => this.cost(one, other) !== undefined)) table.push(other);
    }
    return table.length === seats ? table : undefined;
  }
}

const inOrder = (one: number, other: number, a: Candidate, b: Candidate): number =>
  one - other || (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : a.game < b.game ? -1 : 1);

type Sizes = (game: string) => { readonly min: number; readonly max: number };

/**
 * Forms the companies that may begin a game now, live games first. People who look for a live game never meet people who look
 * for another pace. A person gets at most one game at a time. The result depends on the arguments alone, and not on their
 * order.
 * @param sizes smallest and largest number of people at a table of a game
 */
export function companies(
  seekers: readonly Candidate[],
  now: number,
  sizes: Sizes,
  { slow = RULES, live = LIVE_RULES }: { readonly slow?: PairingRules; readonly live?: PairingRules } = {},
): readonly Company[] {
  const first = formed(seekers.filter(isLive), now, sizes, live);
  const seated = new Set(first.flatMap(({ people }) => people.map(({ userId }) => userId)));
  const others = seekers.filter(seeker => !isLive(seeker) && !seated.has(seeker.userId));
  return [...first, ...formed(others, now, sizes, slow)];
}

/** Seats the longest waiting person first, with the people whose ratings are nearest. */
function formed(
  seekers: readonly Candidate[],
  now: number,
  sizes: Sizes,
  rules: PairingRules,
): readonly Company[] {
  const matching = new Matching(now, rules);
  const ready = seekers
    .filter(seeker => !seeker.rests && begunAt(seeker, rules) <= now)
    .toSorted((a, b) => inOrder(begunAt(a, rules), begunAt(b, rules), a, b));
  const seated = new Set<string>();
  const found: Company[] = [];
  for (const first of ready) {
    if (seated.has(first.userId)) continue;
    const costs = new Map<Candidate, number>();
    for (const other of ready) {
      const cost = seated.has(other.userId) ? undefined : matching.cost(first, other);
      if (cost !== undefined) costs.set(other, cost);
    }
    const near = [...costs.keys()].toSorted((a, b) => inOrder(costs.get(a) ?? 0, costs.get(b) ?? 0, a, b));
    const { min, max } = sizes(first.game);
    const wanted = Array.from({ length: max - Math.max(2, min) + 1 }, (_, more) => Math.max(2, min) + more);
    for (const seats of wanted.filter(size => agree(first.seats, size))) {
      const people = matching.table(first, near, seats);
      if (!people) continue;
      for (const { userId } of people) seated.add(userId);
      found.push({ game: first.game, people, pace: paceOf(people), rated: ratedOf(people) });
      break;
    }
  }
  return found;
}
