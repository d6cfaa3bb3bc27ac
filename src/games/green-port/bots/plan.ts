import type { Seat } from '../../../core/contract/game.ts';
import type { Judge } from './judge.ts';
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
export type CubeAction =
  | { readonly type: 'complete'; readonly at: number; readonly pay: ColourAmounts }
  | { readonly type: 'buy'; readonly place: ColourPlace; readonly boost: ColourPlace | undefined }
  | { readonly type: 'unflip'; readonly pay: ColourAmounts }
  | { readonly type: 'specialise'; readonly gained: ColourPlace; readonly pay: ColourAmounts };

/**
 * Plan for the rest of a turn: its value, the seat's position when the turn ends, and the plan's first action. `first` is
 * undefined where it is best to end the turn immediately.
 */
export interface Plan {
  readonly value: number;
  readonly standing: OwnStanding;
  readonly first: CubeAction | undefined;
  /** True where no Objective is left after the plan, and no other seat can catch up. */
  readonly wins: boolean;
}

type Tried = (action: CubeAction, after: OwnStanding) => void;

/** Largest number of trades in a plan. A seat trades for an Objective only if it lacks no more cubes than this. */
const TRADES = 2;
const NOTHING: ColourAmounts = [0, 0, 0, 0];

const only = (place: ColourPlace, count: number): ColourAmounts => more(NOTHING, place, count);

const alikeOf = (from: ColourAmounts, count: number): readonly ColourAmounts[] =>
  count === 0 ? [NOTHING] : PLACES.filter(place => from[place] >= count).map(place => only(place, count));

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

/** Lists the ways to pay for a trade. `any`: any two cubes; else three cubes, all alike or all different. */
const tradesOf = (from: ColourAmounts, any: boolean): readonly ColourAmounts[] =>
  any ? waysOf(from, 2) : [...alikeOf(from, 3), ...waysOf(lesser(from, [1, 1, 1, 1]), 3)];

/** Returns the most cubes that any one Objective asks for, by colour. @param but index of an Objective that does not count */
const askedOf = ({ columns }: JudgedPosition, open: number, but = -1): ColourAmounts => {
  const most: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at < columns.length; at++)
    if (at !== but && (open & (1 << at)) !== 0)
      for (const place of PLACES) most[place] = Math.max(most[place], (columns[at] as Job).asks[place]);
  return most;
};

/**
 * Returns one payment of `count` cubes in the colours of which the seat has most beyond `asked`. Returns no payment where
 * `from` has too few cubes.
 * @param from cubes that may be taken
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

/** Plans a seat's Utilise phase until the seat ends its turn. */
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

  best(standing: OwnStanding, trades = 1): Plan {
    const key = keyOf(standing) * (TRADES + 1) + trades;
    const known = this.#known.get(key);
    if (known) return known;
    let best = this.ended(standing);
    this.#each(standing, trades, false, (action, after) => {
      const plan = this.best(after, trades - Number(action.type === 'specialise'));
      // A seat that gains by every turn would delay the end forever, so a plan that wins goes before all others.
      if (plan.wins === best.wins ? plan.value > best.value : plan.wins) best = { ...plan, first: action };
    });
    this.#known.set(key, best);
    return best;
  }

  /** Returns the seat that has the next turn. If the game is over then, returns the number of seats. */
  nextOf({ open }: Pick<OwnStanding, 'open'>): Seat {
    const next = this.#seat + 1;
    return next === this.#judge.position.holders.length && open !== 0 ? 0 : next;
  }

  ended(standing: OwnStanding): Plan {
    const value = this.#judge.value(standing, this.nextOf(standing));
    return { value, standing, first: undefined, wins: this.#judge.isWon(standing) };
  }

  /**
   * Calls `tried` for every action that does not end the turn. Trades that bring no Objective or Headquarters near are left
   * out.
   */
  each(standing: OwnStanding, tried: Tried): void {
    this.#each(standing, TRADES, true, tried);
  }

  /** Calls `tried` for actions. @param wide true: with all ways to pay; false: only with the cubes least asked for */
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

  /**
   * Calls `tried` with each trade for a cube that an Objective or the top Headquarters of a pile lacks. `most`: the largest
   * number of cubes that such an Objective may lack.
   */
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

/** Returns a key of everything that the seat's own spending changes. */
const keyOf = ({ cubes, boosts, up, open, left }: OwnStanding): number => {
  let key = open * 2 + Number(up);
  for (let place = 0; place < 4; place++) key = key * 32 + Math.min(31, cubes[place] as number);
  for (let place = 0; place < 4; place++)
    key = (key * 4 + (left[place] as number)) * 4 + Math.min(3, boosts[place] as number);
  return key;
};
