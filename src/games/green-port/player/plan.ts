import type { Seat } from '../../../core/game.ts';
import type { Judge } from './features.ts';
import {
  bought,
  type ColourAmounts,
  type ColourPlace,
  completed,
  type Job,
  type JudgedPosition,
  lackOf,
  lesser,
  more,
  type OwnStanding,
  PLACES,
  paid,
  pileCost,
  placeOf,
  sumOf,
  topOf,
} from './position.ts';

/** Action that spends cubes, with numbers for colours. `at`: index of an Objective. */
export type Deed =
  | { readonly type: 'complete'; readonly at: number; readonly pay: ColourAmounts }
  | { readonly type: 'buy'; readonly place: ColourPlace; readonly boost: ColourPlace | undefined }
  | { readonly type: 'unflip'; readonly pay: ColourAmounts }
  | { readonly type: 'specialise'; readonly gained: ColourPlace; readonly pay: ColourAmounts };

/**
 * Rest of a turn without chance: its value, the standing at its end, and its first action. `first` is undefined to end the
 * turn at once.
 */
export interface Plan {
  readonly value: number;
  readonly standing: OwnStanding;
  readonly first: Deed | undefined;
}

type Tried = (deed: Deed, after: OwnStanding) => void;

/** Most trades that a decision looks at, and most cubes that the aim of a trade may lack. */
const TRADES = 2;
const NOTHING: ColourAmounts = [0, 0, 0, 0];

const only = (place: ColourPlace, count: number): ColourAmounts => more(NOTHING, place, count);

/** Returns the ways to take `count` cubes of one colour. */
const alikeOf = (from: ColourAmounts, count: number): readonly ColourAmounts[] =>
  count === 0 ? [NOTHING] : PLACES.filter(place => from[place] >= count).map(place => only(place, count));

/** Lists every way to take `count` cubes. */
export const waysOf = (from: ColourAmounts, count: number): readonly ColourAmounts[] => {
  if (count === 0) return [NOTHING];
  const ways: ColourAmounts[] = [];
  const [blue, green, red, yellow] = from;
  for (let b = Math.min(blue, count); b >= Math.max(0, count - green - red - yellow); b--)
    for (let g = Math.min(green, count - b); g >= Math.max(0, count - b - red - yellow); g--)
      for (let r = Math.min(red, count - b - g); r >= Math.max(0, count - b - g - yellow); r--)
        ways.push([b, g, r, count - b - g - r]);
  return ways;
};

/** Lists the ways to pay for a trade: any two cubes, else three alike or three different. */
const tradesOf = (from: ColourAmounts, any: boolean): readonly ColourAmounts[] =>
  any ? waysOf(from, 2) : [...alikeOf(from, 3), ...waysOf(lesser(from, [1, 1, 1, 1]), 3)];

/**
 * Returns the most cubes that any one Objective asks of each colour. @param but index of an Objective that does not count
 */
const askedOf = ({ columns }: JudgedPosition, open: number, but = -1): ColourAmounts => {
  const most: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at < columns.length; at++)
    if (at !== but && (open & (1 << at)) !== 0)
      for (const place of PLACES) most[place] = Math.max(most[place], (columns[at] as Job).asks[place]);
  return most;
};

/**
 * Picks cubes to pay, first of those that no Objective asks for. @param from cubes that may be taken; where they are too
 * few, the result is empty
 */
const cheapest = (
  held: ColourAmounts,
  asked: ColourAmounts,
  from: ColourAmounts,
  count: number,
): readonly ColourAmounts[] => {
  if (sumOf(from) < count) return [];
  const pay: [number, number, number, number] = [0, 0, 0, 0];
  for (let taken = 0; taken < count; taken++) {
    let most = Number.NEGATIVE_INFINITY;
    let chosen: ColourPlace = 0;
    for (const place of PLACES) {
      const spare = held[place] - pay[place] - asked[place];
      if (from[place] === pay[place] || spare <= most) continue;
      most = spare;
      chosen = place;
    }
    pay[chosen] += 1;
  }
  return [pay];
};

/** Plans a seat's Utilise until it ends its turn. */
export class Planner {
  readonly #judge: Judge;
  readonly #seat: Seat;
  readonly #bust: boolean;
  readonly #known = new Map<number, Plan>();

  constructor(judge: Judge, seat: Seat, bust: boolean) {
    this.#judge = judge;
    this.#seat = seat;
    this.#bust = bust;
  }

  /** Returns the best plan for the rest of the turn. */
  best(standing: OwnStanding, trades = 1): Plan {
    const key = keyOf(standing) * (TRADES + 1) + trades;
    const known = this.#known.get(key);
    if (known) return known;
    let best: Plan = { value: this.ended(standing), standing, first: undefined };
    this.#each(standing, trades, false, (deed, after) => {
      const plan = this.best(after, trades - Number(deed.type === 'specialise'));
      if (plan.value > best.value) best = { value: plan.value, standing: plan.standing, first: deed };
    });
    this.#known.set(key, best);
    return best;
  }

  /** Returns the seat that has the next turn; the number of seats where the game is over. */
  nextOf({ open }: Pick<OwnStanding, 'open'>): Seat {
    const next = this.#seat + 1;
    return next === this.#judge.position.holders.length && open !== 0 ? 0 : next;
  }

  /** Returns the value of ending the turn. */
  ended(standing: OwnStanding): number {
    return this.#judge.value(standing, this.nextOf(standing));
  }

  /** Tries every action that does not end the turn; of trades, only those for an aim that is near. */
  each(standing: OwnStanding, tried: Tried): void {
    this.#each(standing, TRADES, true, tried);
  }

  /** Tries actions. @param wide true: with all ways to pay; else, where there is a choice, with the cubes least asked for */
  #each(standing: OwnStanding, trades: number, wide: boolean, tried: Tried): void {
    this.#complete(standing, wide, tried);
    this.#buy(standing, wide, tried);
    this.#unflip(standing, wide, tried);
    if (trades > 0) this.#trade(standing, wide ? TRADES : 1, tried);
  }

  #complete(standing: OwnStanding, wide: boolean, tried: Tried): void {
    const { position } = this.#judge;
    const { columns } = position;
    const { cubes, powers, open } = standing;
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at] as Job;
      if ((open & (1 << at)) === 0 || lackOf(standing, column) > 0) continue;
      const price = Math.max(0, column.points - powers[placeOf.blue]);
      const from = lesser(column.asks, cubes);
      const ways = column.wild
        ? alikeOf(cubes, price)
        : wide
          ? waysOf(from, price)
          : cheapest(cubes, askedOf(position, open, at), from, price);
      for (const pay of ways) tried({ type: 'complete', at, pay }, completed(position, standing, at, pay));
    }
  }

  #buy(standing: OwnStanding, wide: boolean, tried: Tried): void {
    const { position } = this.#judge;
    const { cubes, left, open } = standing;
    for (const place of PLACES) {
      if (left[place] === 0 || cubes[place] < pileCost(position.columns, open, place)) continue;
      const boosts =
        place !== placeOf.green || !position.powers
          ? [undefined]
          : wide
            ? PLACES
            : [this.#judge.mostAsked(standing)];
      for (const boost of boosts)
        tried({ type: 'buy', place, boost }, bought(position, standing, place, boost));
    }
  }

  #unflip(standing: OwnStanding, wide: boolean, tried: Tried): void {
    if (!this.#judge.position.tiles || standing.up) return;
    const cost = Math.max(0, (this.#bust ? 1 : 2) - standing.powers[placeOf.yellow]);
    const { cubes, open } = standing;
    const ways = wide
      ? waysOf(cubes, cost)
      : cheapest(cubes, askedOf(this.#judge.position, open), cubes, cost);
    for (const pay of ways) tried({ type: 'unflip', pay }, paid(standing, pay, 'tile'));
  }

  /** Tries trades. @param most cubes that the aim of a trade may lack */
  #trade(standing: OwnStanding, most: number, tried: Tried): void {
    const { cubes, powers } = standing;
    const any = powers[placeOf.red] > 0;
    if (sumOf(cubes) < (any ? 2 : 3)) return;
    for (const gained of PLACES) {
      if (!this.#wanted(standing, gained, most)) continue;
      for (const pay of tradesOf(more(cubes, gained, -cubes[gained]), any)) {
        const after = paid(standing, pay, gained);
        if (most > 1 || this.#reaches(after, gained)) tried({ type: 'specialise', gained, pay }, after);
      }
    }
  }

  /** True where the seat can pay for an Objective or a Headquarters that asks for the colour. */
  #reaches(standing: OwnStanding, place: ColourPlace): boolean {
    const { columns } = this.#judge.position;
    const { open, left, cubes } = standing;
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at] as Job;
      if ((open & (1 << at)) === 0 || (column.asks[place] === 0 && !column.wild)) continue;
      if (lackOf(standing, column) === 0) return true;
    }
    return left[place] > 0 && cubes[place] >= pileCost(columns, open, place);
  }

  #wanted(standing: OwnStanding, place: ColourPlace, most: number): boolean {
    const { columns, pile } = this.#judge.position;
    for (let at = 0; at < columns.length; at++) {
      if ((standing.open & (1 << at)) === 0) continue;
      const column = columns[at] as Job;
      const lack = lackOf(standing, column);
      if (lack === 0 || lack > most) continue;
      if (column.wild || column.asks[place] > standing.cubes[place]) return true;
    }
    const missing = pileCost(columns, standing.open, place) - standing.cubes[place];
    return topOf(pile, standing.left, place) !== undefined && missing === 1;
  }
}

/** Returns a key of all that a seat's own spending changes. */
const keyOf = ({ cubes, boosts, up, open, left }: OwnStanding): number => {
  let key = open * 2 + Number(up);
  for (let place = 0; place < 4; place++) key = key * 32 + Math.min(31, cubes[place] as number);
  for (let place = 0; place < 4; place++)
    key = (key * 4 + (left[place] as number)) * 4 + Math.min(3, boosts[place] as number);
  return key;
};
