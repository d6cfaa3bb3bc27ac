import {
  type Candidate,
  type Company,
  companies,
  LIVE_RULES,
  type PairingRules,
  RULES,
} from '../../src/table/finding/pairing.ts';
import {
  Chance,
  DAY,
  HOUR,
  type Inhabitant,
  inhabitants,
  nextLiveRequest,
  nextRequest,
  request,
  sleeps,
} from './world.ts';

/** Time before the figures begin. The pool is empty at its beginning. */
const RUN_UP = 7 * DAY;
const SIZES = { min: 2, max: 4 } as const;

/** Habits of people who ask for games, with times in milliseconds. */
export interface Asking {
  readonly isLive: boolean;
  readonly rules: PairingRules;
  /** Time between two pairings. */
  readonly step: number;
  /** Time after which a request lapses. */
  readonly lapse: number;
  /** Share of the lapsed requests after which the person asks again at once. */
  readonly repeats: number;
}

export const SLOW: Asking = { isLive: false, rules: RULES, step: HOUR / 6, lapse: 7 * DAY, repeats: 0 };
export const LIVE: Asking = {
  isLive: true,
  rules: LIVE_RULES,
  step: 10_000,
  lapse: HOUR / 6,
  repeats: 0.5,
};

export interface Scale {
  readonly people: number;
  readonly days: number;
  readonly towns: number;
}

export interface Simulated extends Scale {
  /** Hours that a paired request waited. */
  readonly wait: { readonly median: number; readonly ninety: number };
  /** Differences between the highest and the lowest rating of a table, in points. */
  readonly difference: { readonly median: number; readonly ninety: number };
  /** Share of pairs at a table that had met before in the simulated time. */
  readonly again: number;
  /** Share of the requests that lapsed, of all that were paired or have lapsed. */
  readonly unmet: number;
  /** Share of the people with a request who found no game, even by asking again. */
  readonly gaveUp: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const ascending = (one: number, other: number): number => one - other;

class Town {
  readonly waits: number[] = [];
  readonly differences: number[] = [];
  readonly #people: ReadonlyMap<string, Inhabitant>;
  readonly #asking: Asking;
  readonly #chance: Chance;
  waiting: Candidate[] = [];
  unmet = 0;
  gaveUp = 0;
  pairs = 0;
  again = 0;

  constructor(people: readonly Inhabitant[], asking: Asking, chance: Chance) {
    this.#asking = asking;
    this.#chance = chance;
    this.#people = new Map(people.map(person => [person.userId, person]));
  }

  ask(seeker: Candidate): void {
    const { waiting } = this;
    if (!waiting.some(({ userId, game }) => userId === seeker.userId && game === seeker.game))
      waiting.push(seeker);
  }

  pair(now: number): void {
    this.#lapse(now);
    const { rules } = this.#asking;
    const found = companies(
      this.waiting.map(seeker => ({ ...seeker, rests: this.#rests(seeker, now) })),
      now,
      () => SIZES,
      { slow: rules, live: rules },
    );
    const key = ({ userId, game }: Candidate): string => `${userId} ${game}`;
    const gone = new Set(found.flatMap(({ people }) => people.map(key)));
    for (const company of found) this.#begin(company, now);
    if (gone.size > 0) this.waiting = this.waiting.filter(seeker => !gone.has(key(seeker)));
  }

  /** Ends old requests. Some of their people ask again. */
  #lapse(now: number): void {
    const { lapse, repeats } = this.#asking;
    const lapsed = this.waiting.filter(({ since }) => now - since > lapse);
    if (lapsed.length === 0) return;
    this.waiting = this.waiting.filter(seeker => !lapsed.includes(seeker));
    for (const seeker of lapsed) {
      const isRepeated = repeats > 0 && this.#chance.happens(repeats, 'repeats');
      if (isRepeated) this.ask({ ...seeker, since: now });
      if (now <= RUN_UP) continue;
      this.unmet += 1;
      if (!isRepeated) this.gaveUp += 1;
    }
  }

  #rests({ userId }: Candidate, now: number): boolean {
    const person = this.#people.get(userId);
    return !this.#asking.isLive && person?.quiet === true && sleeps(person, now);
  }

  #begin({ people }: Company, now: number): void {
    const counts = now > RUN_UP;
    const points = people.map(each => each.points);
    if (counts) this.differences.push(Math.max(...points) - Math.min(...points));
    for (const [index, one] of people.entries()) {
      if (counts) this.waits.push((now - one.since) / HOUR);
      for (const other of people.slice(index + 1)) {
        const [a, b] = [this.#people.get(one.userId), this.#people.get(other.userId)];
        if (counts) this.pairs += 1;
        if (counts && a?.met.has(other.userId)) this.again += 1;
        a?.met.set(other.userId, now);
        b?.met.set(one.userId, now);
      }
    }
  }
}

function lived(count: number, days: number, asking: Asking, seed: number): Town {
  const { isLive, step } = asking;
  const chance = new Chance(seed);
  const people = inhabitants(count, chance);
  const town = new Town(people, asking, chance);
  const after = isLive ? nextLiveRequest : nextRequest;
  const next = people.map(person => after(person, 0, chance));
  for (let now = step; now <= RUN_UP + days * DAY; now += step) {
    for (const [index, person] of people.entries()) {
      const asked = next[index] ?? 0;
      if (asked > now) continue;
      const asks = request(person, asked, chance);
      town.ask(isLive ? { ...asks, pace: 'live' } : asks);
      next[index] = after(person, asked, chance);
    }
    if (town.waiting.length > 0) town.pair(now);
  }
  return town;
}

const sum = (towns: readonly Town[], of: (town: Town) => number): number =>
  towns.reduce((total, town) => total + of(town), 0);

/**
 * Simulates pools of people who ask for games, after a run-up of a week. The same arguments give the same result.
 * @param scale.towns number of separate pools, whose figures are put together
 */
export function simulate({ people, days, towns: count }: Scale, asking = SLOW, seed = 40): Simulated {
  const towns = Array.from({ length: count }, (_, index) => lived(people, days, asking, seed + index));
  const waits = towns.flatMap(town => town.waits).toSorted(ascending);
  const differences = towns.flatMap(town => town.differences).toSorted(ascending);
  const unmet = sum(towns, town => town.unmet);
  const gaveUp = sum(towns, town => town.gaveUp);
  const decided = waits.length + unmet;
  return {
    ...{ people, days, towns: count },
    wait: { median: at(waits, 0.5), ninety: at(waits, 0.9) },
    difference: { median: at(differences, 0.5), ninety: at(differences, 0.9) },
    again:
      sum(towns, town => town.again) /
      Math.max(
        1,
        sum(towns, town => town.pairs),
      ),
    unmet: unmet / Math.max(1, decided),
    gaveUp: gaveUp / Math.max(1, waits.length + gaveUp),
  };
}
