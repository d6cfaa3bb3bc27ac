import type { Seat } from '../../../core/game.ts';
import { Judge, type Weights } from './features.ts';
import {
  type Amounts,
  amounts,
  bought,
  type Column,
  completed,
  type Holder,
  isOpen,
  lackOf,
  PLACES,
  type Place,
  type Position,
  paid,
  pileCost,
  placeOf,
  sumOf,
  topOf,
} from './position.ts';

/** A spending, with the places of colours; `at` is an Objective's place. */
export type Deed =
  | { readonly type: 'complete'; readonly at: number; readonly pay: Amounts }
  | { readonly type: 'buy'; readonly place: Place; readonly boost: Place | undefined }
  | { readonly type: 'unflip'; readonly pay: Amounts }
  | { readonly type: 'specialise'; readonly gained: Place; readonly pay: Amounts };

/** The rest of a turn without chance: where it ends, what that is worth, and what to do first; undefined: to end. */
export interface Plan {
  readonly value: number;
  readonly position: Position;
  readonly first: Deed | undefined;
}

type Tried = (deed: Deed, after: Position) => void;

/** More trades in a row than this are never thought through. */
const TRADES = 2;

const NOTHING: Amounts = [0, 0, 0, 0];
const only = (place: Place, count: number): Amounts => amounts(each => (each === place ? count : 0));

/** So many of one colour. */
const alikeOf = (from: Amounts, count: number): readonly Amounts[] =>
  count === 0 ? [NOTHING] : PLACES.filter(place => from[place] >= count).map(place => only(place, count));

/** Every way to take so many cubes, of each colour no more than there are. */
export const waysOf = (from: Amounts, count: number): readonly Amounts[] => {
  if (count === 0) return [NOTHING];
  const ways: Amounts[] = [];
  const [blue, green, red, yellow] = from;
  for (let b = Math.min(blue, count); b >= Math.max(0, count - green - red - yellow); b--)
    for (let g = Math.min(green, count - b); g >= Math.max(0, count - b - red - yellow); g--)
      for (let r = Math.min(red, count - b - g); r >= Math.max(0, count - b - g - yellow); r--)
        ways.push([b, g, r, count - b - g - r]);
  return ways;
};

/** What a seat of a position does in Utilise, until it ends its turn. */
export class Planner {
  readonly #judge: Judge;
  readonly #seat: Seat;
  readonly #bust: boolean;
  readonly #known = new Map<number, Plan>();

  constructor(weights: Weights, seat: Seat, bust: boolean) {
    this.#judge = new Judge(weights, seat);
    this.#seat = seat;
    this.#bust = bust;
  }

  /** The best end of the turn from here. All positions that one planner is asked about differ by what its seat alone has done. */
  best(position: Position, trades = 1): Plan {
    const key = this.#keyOf(position) * (TRADES + 1) + trades;
    const known = this.#known.get(key);
    if (known) return known;
    const end = { ...position, next: this.#seat + 1 };
    const isLast = end.next === position.holders.length && position.open !== 0;
    const ended = isLast ? { ...end, next: 0 } : end;
    let best: Plan = {
      value: this.#judge.value(ended),
      position: ended,
      first: undefined,
    };
    this.#each(position, trades, false, (deed, after) => {
      const { value, position } = this.best(after, trades - Number(deed.type === 'specialise'));
      if (value > best.value) best = { value, position, first: deed };
    });
    this.#known.set(key, best);
    return best;
  }

  /** All that may be done but to end; of trades, those for something that is near. */
  each(position: Position, tried: Tried): void {
    this.#each(position, TRADES, true, tried);
  }

  /** @param wide all ways to pay; else for what nobody asks, if there is a choice */
  #each(position: Position, trades: number, wide: boolean, tried: Tried): void {
    this.#complete(position, tried);
    this.#buy(position, tried);
    this.#unflip(position, wide, tried);
    if (trades > 0) this.#trade(position, wide, tried);
  }

  #keyOf({ holders, open, left }: Position): number {
    const { cubes, boosts, up } = holders[this.#seat] as Holder;
    let key = open * 2 + Number(up);
    for (const place of PLACES) key = key * 32 + Math.min(31, cubes[place]);
    for (const place of PLACES) key = (key * 4 + left[place]) * 4 + Math.min(3, boosts[place]);
    return key;
  }

  #complete(position: Position, tried: Tried): void {
    const seat = this.#seat;
    const holder = position.holders[seat] as Holder;
    const { cubes, powers } = holder;
    for (let at = 0; at < position.columns.length; at++) {
      if (!isOpen(position, at)) continue;
      const column = position.columns[at] as Column;
      if (lackOf(holder, column) > 0) continue;
      const price = Math.max(0, column.points - powers[0]);
      const asked = amounts(place => Math.min(column.asks[place], cubes[place]));
      for (const pay of column.wild ? alikeOf(cubes, price) : waysOf(asked, price))
        tried({ type: 'complete', at, pay }, completed(position, seat, at, pay));
    }
  }

  #buy(position: Position, tried: Tried): void {
    const seat = this.#seat;
    const { cubes } = position.holders[seat] as Holder;
    for (const place of PLACES) {
      if (topOf(position, place) === undefined || cubes[place] < pileCost(position, place)) continue;
      const boosts = place === placeOf.green && position.powers ? PLACES : [undefined];
      for (const boost of boosts) tried({ type: 'buy', place, boost }, bought(position, seat, place, boost));
    }
  }

  #unflip(position: Position, wide: boolean, tried: Tried): void {
    const { cubes, powers, up } = position.holders[this.#seat] as Holder;
    if (!position.tiles || up) return;
    const cost = Math.max(0, (this.#bust ? 1 : 2) - powers[placeOf.yellow]);
    for (const pay of wide ? waysOf(cubes, cost) : cheapest(position, cubes, cost))
      tried({ type: 'unflip', pay }, paid(position, this.#seat, pay, { up: true }));
  }

  /** Trades for a colour that brings something within reach. */
  #trade(position: Position, wide: boolean, tried: Tried): void {
    const holder = position.holders[this.#seat] as Holder;
    const { cubes, powers } = holder;
    const any = powers[placeOf.red] > 0;
    if (sumOf(cubes) < (any ? 2 : 3)) return;
    for (const gained of PLACES) {
      if (!this.#wanted(position, gained, wide ? TRADES : 1)) continue;
      const from = amounts(place => (place === gained ? 0 : cubes[place]));
      for (const pay of tradesOf(from, any))
        tried({ type: 'specialise', gained, pay }, paid(position, this.#seat, pay, { gained }));
    }
  }

  #wanted(position: Position, place: Place, most: number): boolean {
    const holder = position.holders[this.#seat] as Holder;
    for (let at = 0; at < position.columns.length; at++) {
      if (!isOpen(position, at)) continue;
      const column = position.columns[at] as Column;
      const lack = lackOf(holder, column);
      if (lack === 0 || lack > most) continue;
      if (column.wild || column.asks[place] > holder.cubes[place]) return true;
    }
    const missing = pileCost(position, place) - holder.cubes[place];
    return topOf(position, place) !== undefined && missing === 1;
  }
}

/** So many cubes of those that are asked for least beyond what is held; no way where there are too few. */
const cheapest = ({ columns, open }: Position, cubes: Amounts, count: number): readonly Amounts[] => {
  if (sumOf(cubes) < count) return [];
  const pay: [number, number, number, number] = [0, 0, 0, 0];
  for (let taken = 0; taken < count; taken++) {
    let most = Number.NEGATIVE_INFINITY;
    let chosen: Place = 0;
    for (const place of PLACES) {
      let asked = 0;
      for (let at = 0; at < columns.length; at++)
        if ((open & (1 << at)) !== 0) asked = Math.max(asked, (columns[at] as Column).asks[place]);
      const spare = cubes[place] - pay[place] > 0 ? cubes[place] - pay[place] - asked : -99;
      if (spare > most) [most, chosen] = [spare, place];
    }
    pay[chosen] += 1;
  }
  return [pay];
};

/** Ways to pay for a trade: any two, else three alike or three different. */
export const tradesOf = (from: Amounts, any: boolean): readonly Amounts[] =>
  any
    ? waysOf(from, 2)
    : [
        ...alikeOf(from, 3),
        ...waysOf(
          amounts(place => Math.min(1, from[place])),
          3,
        ),
      ];
