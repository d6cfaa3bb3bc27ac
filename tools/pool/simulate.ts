import {
  type Candidate,
  type Company,
  companies,
  type PairingRules,
  RULES,
} from '../../src/table/finding/pairing.ts';
import { Chance, DAY, HOUR, type Inhabitant, inhabitants, nextRequest, request, sleeps } from './world.ts';

const STEP = 10 * 60_000;
/** Time after which a request lapses. */
const LAPSE = 7 * DAY;
/** Time before the figures begin. The pool is empty at its beginning. */
const RUN_UP = 7 * DAY;
const SIZES = { min: 2, max: 4 } as const;

export interface Scale {
  readonly people: number;
  readonly days: number;
  readonly towns: number;
}

export interface Simulated extends Scale {
  /** Requests that were paired or have lapsed. */
  readonly decided: number;
  /** Hours that a paired request waited. */
  readonly wait: { readonly median: number; readonly ninety: number };
  /** Differences between the highest and the lowest rating of a table, in points. */
  readonly difference: { readonly median: number; readonly ninety: number };
  readonly tables: number;
  /** Share of pairs at a table that had met before in the simulated time. */
  readonly again: number;
  /** Share of the decided requests that found no game within a week. */
  readonly unmet: number;
  /** Waits of all paired requests in hours, in ascending order. */
  readonly waits: readonly number[];
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const ascending = (one: number, other: number): number => one - other;

class Town {
  readonly waits: number[] = [];
  readonly differences: number[] = [];
  readonly #people: ReadonlyMap<string, Inhabitant>;
  waiting: Candidate[] = [];
  unmet = 0;
  pairs = 0;
  again = 0;

  constructor(people: readonly Inhabitant[]) {
    this.#people = new Map(people.map(person => [person.userId, person]));
  }

  ask(seeker: Candidate): void {
    const { waiting } = this;
    if (!waiting.some(({ userId, game }) => userId === seeker.userId && game === seeker.game))
      waiting.push(seeker);
  }

  pair(now: number, rules: PairingRules): void {
    const lapsed = this.waiting.filter(({ since }) => now - since > LAPSE);
    if (now > RUN_UP) this.unmet += lapsed.length;
    const there = this.waiting.filter(seeker => !lapsed.includes(seeker));
    const found = companies(
      there.map(seeker => ({ ...seeker, rests: this.#rests(seeker, now) })),
      now,
      () => SIZES,
      { slow: rules },
    );
    const key = ({ userId, game }: Candidate): string => `${userId} ${game}`;
    const gone = new Set(found.flatMap(({ people }) => people.map(key)));
    for (const company of found) this.#begin(company, now);
    this.waiting = there.filter(seeker => !gone.has(key(seeker)));
  }

  #rests({ userId }: Candidate, now: number): boolean {
    const person = this.#people.get(userId);
    return person?.quiet === true && sleeps(person, now);
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

function lived(count: number, days: number, rules: PairingRules, seed: number): Town {
  const chance = new Chance(seed);
  const people = inhabitants(count, chance);
  const town = new Town(people);
  const next = people.map(person => nextRequest(person, 0, chance));
  for (let now = STEP; now <= RUN_UP + days * DAY; now += STEP) {
    for (const [index, person] of people.entries()) {
      const asked = next[index] ?? 0;
      if (asked > now) continue;
      town.ask(request(person, asked, chance));
      next[index] = nextRequest(person, asked, chance);
    }
    town.pair(now, rules);
  }
  return town;
}

const sum = (towns: readonly Town[], of: (town: Town) => number): number =>
  towns.reduce((total, town) => total + of(town), 0);

/**
 * Simulates pools of people who ask for games, after a run-up of a week. The same arguments give the same result.
 * @param scale.towns number of separate pools, whose figures are put together
 */
export function simulate(
  { people, days, towns: count }: Scale,
  rules: PairingRules = RULES,
  seed = 40,
): Simulated {
  const towns = Array.from({ length: count }, (_, index) => lived(people, days, rules, seed + index));
  const waits = towns.flatMap(town => town.waits).toSorted(ascending);
  const differences = towns.flatMap(town => town.differences).toSorted(ascending);
  const unmet = sum(towns, town => town.unmet);
  const decided = waits.length + unmet;
  return {
    ...{ people, days, towns: count, decided, waits, tables: differences.length },
    wait: { median: at(waits, 0.5), ninety: at(waits, 0.9) },
    difference: { median: at(differences, 0.5), ninety: at(differences, 0.9) },
    again:
      sum(towns, town => town.again) /
      Math.max(
        1,
        sum(towns, town => town.pairs),
      ),
    unmet: unmet / Math.max(1, decided),
  };
}
