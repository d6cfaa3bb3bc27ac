import { type SeatWeights, type Term, weightsFor } from '../../../core/contract/evaluation.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { sum } from '../../../core/rules/sum.ts';
import {
  ADDED,
  AT_END,
  add,
  FEATURES,
  HEADQUARTERS,
  HIGHEST,
  LEAD,
  lacking,
  OBJECTIVES,
  reach,
  SIZE,
  stretchOf,
  UNDERDOG,
  type WantedThing,
} from './features.ts';
import {
  type ColourAmounts,
  type ColourPlace,
  type Holder,
  type Job,
  type JudgedPosition,
  type OwnStanding,
  PLACES,
  pileCost,
  sumOf,
  topOf,
} from './position.ts';

/** Exponent in the estimate of a seat's claim on an Objective or a pile: (1 + cubes lacking + turns to wait)^−`FALL`. */
const FALL = 2.5;
const CLAIMS = Float64Array.from({ length: HIGHEST }, (_, away) => (1 + away) ** -FALL);
const claimOf = (lack: number, wait: number): number => CLAIMS[lack + wait] ?? 0;

/** Facts that do not depend on the seat's own cubes and tile. */
interface Fixed {
  readonly aims: readonly WantedThing[];
  readonly demand: readonly number[];
  readonly others: Float64Array;
  readonly row: readonly number[];
}

/** Weights for a position in which no turn is left. Only end purchases count there, and their result is known. */
const OVER = FEATURES.map((_, feature) => Number(feature === AT_END));

const othersPoints = (holders: readonly Holder[], seat: Seat): number => {
  let others = 0;
  for (let other = 0; other < holders.length; other++)
    if (other !== seat) others += (holders[other] as Holder).points;
  return others / (holders.length - 1);
};

export const marginOf = ({ holders }: JudgedPosition, seat: Seat): number =>
  (holders[seat] as Holder).points - othersPoints(holders, seat);

/** Judges positions of one seat that differ only by what the seat itself has spent. */
export class Judge {
  readonly position: JudgedPosition;
  readonly #seat: Seat;
  readonly weights: SeatWeights;
  readonly #rests = new Map<number, Fixed>();
  readonly #found = new Float64Array(SIZE);
  readonly #others: number;
  readonly #rivals: readonly Holder[];

  constructor(weights: SeatWeights, position: JudgedPosition, seat: Seat) {
    this.weights = weights;
    this.position = position;
    this.#seat = seat;
    this.#others = othersPoints(position.holders, seat);
    this.#rivals = position.holders.filter((_, other) => other !== seat);
  }

  /**
   * Returns the seat's expected lead over the mean of the other seats at the end of the game.
   * @param next seat with the next turn; the number of seats if no turn is left
   */
  value(standing: OwnStanding, next: Seat): number {
    const { row } = this.#fill(standing, next);
    let value = this.pointsOver(standing);
    for (let feature = 0; feature < SIZE; feature++)
      value += (row[feature] ?? 0) * (this.#found[feature] as number);
    return value;
  }

  pointsOver(standing: OwnStanding): number {
    return standing.points - this.#others;
  }

  /** True where no Objective is left, and the seat leads by more points than all Headquarters left can bring. */
  isWon({ points, open, left }: OwnStanding): boolean {
    if (open !== 0) return false;
    const { pile } = this.position;
    const most = sum(left.flatMap(count => pile.slice(pile.length - count)));
    return this.#rivals.every(rival => rival.points + most < points);
  }

  mostAsked(standing: OwnStanding): ColourPlace {
    const { demand } = this.#restOf(standing, this.position.next);
    let most: ColourPlace = 0;
    for (const place of PLACES) if ((demand[place] as number) > (demand[most] as number)) most = place;
    return most;
  }

  /** Returns the part that each feature adds to the value, in the order of FEATURES. */
  parts(standing: OwnStanding, next: Seat): readonly number[] {
    const { row } = this.#fill(standing, next);
    return Array.from(this.#found, (found, feature) => found * (row[feature] ?? 0));
  }

  features(standing: OwnStanding, next: Seat): Float64Array {
    this.#fill(standing, next);
    return this.#found.slice();
  }

  /** Counts the turns before a seat's next turn. The number is negative for a seat without another turn. */
  #wait(open: number, next: Seat, seat: Seat): number {
    const seats = this.position.holders.length;
    return open === 0 && seat < next ? -1 : (seat - next + seats) % seats;
  }

  #fill(standing: OwnStanding, next: Seat): Fixed {
    const rest = this.#restOf(standing, next);
    const found = this.#found;
    const { holders, tiles } = this.position;
    const others = holders.length - 1;
    found.fill(0);
    const wait = this.#wait(standing.open, next, this.#seat);
    if (wait >= 0) {
      add(found, standing, wait / holders.length, tiles, rest.demand);
      reach(found, rest.aims, standing);
    }
    for (let feature = 0; feature < SIZE; feature++)
      found[feature] = (found[feature] as number) - (rest.others[feature] as number) / others;
    for (let at = 0; at < rest.aims.length; at++) {
      const aim = rest.aims[at] as WantedThing;
      const claim = wait < 0 ? 0 : claimOf(lacking(aim, standing), wait);
      const all = claim + aim.claims;
      if (all > 0)
        found[aim.feature] =
          (found[aim.feature] as number) + (aim.points * (claim - aim.claims / others)) / all;
    }
    found[AT_END] = this.#endPurchases(standing);
    found[LEAD] = this.pointsOver(standing);
    found[UNDERDOG] = this.#underdog(standing);
    return rest;
  }

  #restOf({ open, left }: OwnStanding, next: Seat): Fixed {
    const key = ((((open * 8 + next) * 4 + left[0]) * 4 + left[1]) * 4 + left[2]) * 4 + left[3];
    let rest = this.#rests.get(key);
    if (!rest) {
      rest = this.#made(open, left, next);
      this.#rests.set(key, rest);
    }
    return rest;
  }

  #made(open: number, left: ColourAmounts, next: Seat): Fixed {
    const { holders, columns, pile, tiles } = this.position;
    const demand = [0, 0, 0, 0];
    const wanted: Omit<WantedThing, 'claims'>[] = [];
    for (let each = 0; each < columns.length; each++) {
      if ((open & (1 << each)) === 0) continue;
      const column = columns[each] as Job;
      for (const place of PLACES) demand[place] = (demand[place] as number) + column.asks[place];
      wanted.push({ feature: OBJECTIVES, points: column.points, column, place: 0, cost: 0 });
    }
    for (const place of PLACES) {
      const points = topOf(pile, left, place);
      const cost = pileCost(columns, open, place);
      if (points !== undefined)
        wanted.push({ feature: HEADQUARTERS, points, column: undefined, place, cost });
    }
    const others = new Float64Array(SIZE);
    const claims = wanted.map(() => 0);
    for (let seat = 0; seat < holders.length; seat++) {
      const wait = this.#wait(open, next, seat);
      if (seat === this.#seat || wait < 0) continue;
      const holder = holders[seat] as Holder;
      add(others, holder, wait / holders.length, tiles, demand);
      reach(others, wanted, holder);
      for (const [at, aim] of wanted.entries())
        claims[at] = (claims[at] as number) + claimOf(lacking(aim, holder), wait);
    }
    const over = open === 0 && next === holders.length;
    const row = over
      ? OVER
      : (weightsFor(this.weights, holders.length)[stretchOf(this.position, open)] ?? []);
    return { aims: wanted.map((aim, at) => ({ ...aim, claims: claims[at] as number })), demand, others, row };
  }

  /**
   * Returns 1 if the next X card would bring the seat an underdog cube, else 0. The fraction of the other seats that would get
   * one is subtracted.
   */
  #underdog({ points, cubes }: OwnStanding): number {
    const rivals = this.#rivals;
    const level = rivals.every(rival => rival.points === points);
    const own = level ? sumOf(cubes) : points;
    let least = own;
    let helped = 0;
    for (const rival of rivals) {
      const held = level ? sumOf(rival.cubes) : rival.points;
      if (held === least) helped += 1;
      if (held >= least) continue;
      least = held;
      helped = 1;
    }
    return Number(own === least) - helped / rivals.length;
  }

  /** Returns the seat's points from end purchases if the game ended now, less the mean of the other seats' points from them. */
  #endPurchases({ cubes, left }: OwnStanding): number {
    const { holders, pile } = this.position;
    let [own, others] = [0, 0];
    for (let place = 0; place < 4; place++) {
      let sold = pile.length - (left[place] as number);
      let before = HIGHEST;
      let beforeSeat = -1;
      while (sold < pile.length) {
        let most = 1;
        let buyer = -1;
        for (let seat = holders.length - 1; seat >= 0; seat--) {
          const held = seat === this.#seat ? cubes : (holders[seat] as Holder).cubes;
          const has = held[place] as number;
          if (has > most && (has < before || (has === before && seat < beforeSeat))) {
            most = has;
            buyer = seat;
          }
        }
        if (buyer < 0) break;
        for (let count = most >> 1; count > 0 && sold < pile.length; count--) {
          const value = pile[sold++] as number;
          if (buyer === this.#seat) own += value;
          else others += value;
        }
        before = most;
        beforeSeat = buyer;
      }
    }
    return own - others / (holders.length - 1);
  }
}

export const termsOf = (judge: Judge, standing: OwnStanding, next: Seat): readonly Term[] => {
  const parts = judge.parts(standing, next);
  const named = Object.entries(ADDED).map(([name, features]) => ({
    name,
    value: features.reduce((sum, feature) => sum + (parts[feature] ?? 0), 0),
  }));
  const { points } = standing;
  return [
    { name: 'points', value: points },
    {
      name: 'others',
      value: judge.pointsOver(standing) - points + (parts[LEAD] ?? 0) + (parts[UNDERDOG] ?? 0),
    },
    ...named,
  ];
};
