import type { Seat } from '../../../core/game.ts';
import {
  type Column,
  type Holder,
  lackOf,
  PLACES,
  type Position,
  pileCost,
  placeOf,
  sumOf,
  topOf,
} from './position.ts';

/** What a seat's standing is judged by, in this order, each against the mean of the others. */
export const FEATURES = [
  'share of the Objectives',
  'share of the Headquarters',
  'cubes',
  'cubes above the limit',
  'cubes that are asked for',
  'can be paid at once',
  'nearest',
  'boosts',
  'discounts',
  'red powers',
  'yellow powers',
  'tile',
  'turns to wait',
  'end purchases',
] as const;
const SIZE = FEATURES.length;
const OBJECTIVES = 0;
const HEADQUARTERS = 1;
const HELD = 2;
const ABOVE = 3;
const ASKED = 4;
const READY = 5;
const NEAREST = 6;
const BOOSTS = 7;
const DISCOUNTS = 8;
const TRADES = 9;
const TURNS = 10;
const TILE = 11;
const WAIT = 12;
const AT_END = 13;

/** Stretches of a game: four by the points of the Objectives left, and one once none is left. */
export const STRETCHES = 5;
const BY_OBJECTIVES = 4;
const LIMIT = 7;
/** What a seat's claim is worth for each cube that it lacks, and for each turn that comes before its own. */
const CUBE = 0.62;
const TURN = 0.8;
const NEAR = 0.75;
const HIGHEST = 40;
const powersOf = (base: number): Float64Array =>
  Float64Array.from({ length: HIGHEST }, (_, exponent) => base ** exponent);
const CLAIMS = powersOf(CUBE);
const WAITS = powersOf(TURN);
const NEARS = powersOf(NEAR);

export const stretchOf = ({ columns, open }: Pick<Position, 'columns' | 'open'>): number => {
  if (open === 0) return BY_OBJECTIVES;
  let [left, all] = [0, 0];
  for (let each = 0; each < columns.length; each++) {
    const { points } = columns[each] as Column;
    all += points;
    if ((open & (1 << each)) !== 0) left += points;
  }
  return Math.min(BY_OBJECTIVES - 1, Math.floor((1 - left / all) * BY_OBJECTIVES));
};

/** What all want that is left: an Objective or the top of a pile. */
interface Aim {
  readonly feature: number;
  readonly points: number;
  readonly column: Column | undefined;
  readonly place: number;
  readonly cost: number;
  /** What the others' claims on it come to. */
  readonly claims: number;
}

/** All of a position but what the seat itself has: it stays the same while the seat spends. */
interface Rest {
  readonly aims: readonly Aim[];
  readonly demand: readonly number[];
  /** Features of the others, summed up. */
  readonly others: Float64Array;
  readonly row: readonly number[];
}

/** By number of seats, then by stretch, then by feature. */
export type Weights = Readonly<Record<string, readonly (readonly number[])[]>>;

/** With nobody to come only what is bought at the end counts, and that is known. */
const OVER = FEATURES.map((_, feature) => Number(feature === AT_END));

const isOver = ({ open, next, holders }: Position): boolean => open === 0 && next === holders.length;

const lacking = ({ column, place, cost }: Aim, holder: Holder): number =>
  column ? lackOf(holder, column) : Math.max(0, cost - (holder.cubes[place] as number));

export const marginOf = ({ holders }: Position, seat: Seat): number => {
  let others = 0;
  for (let other = 0; other < holders.length; other++)
    if (other !== seat) others += (holders[other] as Holder).points;
  return (holders[seat] as Holder).points - others / (holders.length - 1);
};

/** Turns that come before a seat's next one; below zero: it has none. */
const waitOf = ({ holders, next, open }: Position, seat: Seat): number =>
  open === 0 && seat < next ? -1 : (seat - next + holders.length) % holders.length;

/** What a seat would get if the game ended now, and all others together. */
const endPurchases = ({ holders, pile, left }: Position, seat: Seat): readonly [number, number] => {
  let [own, others] = [0, 0];
  for (let place = 0; place < 4; place++) {
    let sold = pile.length - (left[place] as number);
    let before = HIGHEST;
    let beforeSeat = -1;
    while (sold < pile.length) {
      let most = 1;
      let buyer = -1;
      for (let other = holders.length - 1; other >= 0; other--) {
        const has = (holders[other] as Holder).cubes[place] as number;
        const comes = has < before || (has === before && other < beforeSeat);
        if (comes && has > most) {
          most = has;
          buyer = other;
        }
      }
      if (buyer < 0) break;
      for (let count = most >> 1; count > 0 && sold < pile.length; count--) {
        const value = pile[sold++] as number;
        if (buyer === seat) own += value;
        else others += value;
      }
      before = most;
      beforeSeat = buyer;
    }
  }
  return [own, others];
};

/** Judges positions for a seat that differ by what it alone has done. */
export class Judge {
  readonly #seat: Seat;
  readonly #weights: Weights;
  readonly #rests = new Map<number, Rest>();
  readonly #found = new Float64Array(SIZE);

  constructor(weights: Weights, seat: Seat) {
    this.#weights = weights;
    this.#seat = seat;
  }

  /** The final margin that is expected. */
  value(position: Position): number {
    const { row } = this.#fill(position);
    let value = marginOf(position, this.#seat);
    for (let feature = 0; feature < SIZE; feature++)
      value += (row[feature] ?? 0) * (this.#found[feature] as number);
    return value;
  }

  /** A copy, in the order of FEATURES. */
  features(position: Position): Float64Array {
    this.#fill(position);
    return this.#found.slice();
  }

  weightsOf(position: Position): readonly number[] {
    return this.#restOf(position).row;
  }

  #fill(position: Position): Rest {
    const rest = this.#restOf(position);
    const found = this.#found;
    const { holders } = position;
    const others = holders.length - 1;
    found.fill(0);
    const holder = holders[this.#seat] as Holder;
    const wait = waitOf(position, this.#seat);
    if (wait >= 0) standing(found, position, holder, wait, rest.demand);
    for (let feature = 0; feature < SIZE; feature++)
      found[feature] = (found[feature] as number) - (rest.others[feature] as number) / others;
    const waits = WAITS[wait] ?? 0;
    for (const aim of rest.aims) {
      const lack = wait < 0 ? HIGHEST : lacking(aim, holder);
      const claim = (CLAIMS[lack] ?? 0) * waits;
      const all = claim + aim.claims;
      if (all > 0)
        found[aim.feature] =
          (found[aim.feature] as number) + (aim.points * (claim - aim.claims / others)) / all;
    }
    if (wait >= 0) this.#reach(found, rest, holder);
    const [own, theirs] = endPurchases(position, this.#seat);
    found[AT_END] = own - theirs / others;
    return rest;
  }

  #reach(found: Float64Array, { aims }: Rest, holder: Holder): void {
    let [ready, near] = [0, 0];
    for (const aim of aims) {
      if (aim.feature !== OBJECTIVES) continue;
      const lack = lacking(aim, holder);
      near = Math.max(near, aim.points * (NEARS[lack] ?? 0));
      if (lack === 0) ready = Math.max(ready, aim.points);
    }
    found[READY] = (found[READY] as number) + ready;
    found[NEAREST] = (found[NEAREST] as number) + near;
  }

  #restOf(position: Position): Rest {
    const { open, left, next } = position;
    let key = open * 8 + next;
    for (const place of PLACES) key = key * 4 + left[place];
    const known = this.#rests.get(key);
    if (known) return known;
    const rest = this.#made(position);
    this.#rests.set(key, rest);
    return rest;
  }

  #made(position: Position): Rest {
    const { holders, columns, open } = position;
    const demand = [0, 0, 0, 0];
    const wanted: Omit<Aim, 'claims'>[] = [];
    for (let each = 0; each < columns.length; each++) {
      if ((open & (1 << each)) === 0) continue;
      const column = columns[each] as Column;
      for (const place of PLACES) demand[place] = (demand[place] as number) + column.asks[place];
      wanted.push({ feature: OBJECTIVES, points: column.points, column, place: 0, cost: 0 });
    }
    for (const place of PLACES) {
      const points = topOf(position, place);
      if (points === undefined) continue;
      wanted.push({
        feature: HEADQUARTERS,
        points,
        column: undefined,
        place,
        cost: pileCost(position, place),
      });
    }
    const others = new Float64Array(SIZE);
    const claims = wanted.map(() => 0);
    for (let seat = 0; seat < holders.length; seat++) {
      const wait = waitOf(position, seat);
      if (seat === this.#seat || wait < 0) continue;
      const holder = holders[seat] as Holder;
      standing(others, position, holder, wait, demand);
      this.#reach(others, { aims: wanted as Aim[], demand, others, row: [] }, holder);
      for (const [at, aim] of wanted.entries())
        claims[at] =
          (claims[at] as number) + (CLAIMS[lacking(aim as Aim, holder)] ?? 0) * (WAITS[wait] as number);
    }
    const row = isOver(position)
      ? OVER
      : (this.#weights[String(holders.length)]?.[stretchOf(position)] ?? []);
    return { aims: wanted.map((aim, at) => ({ ...aim, claims: claims[at] as number })), demand, others, row };
  }
}

/** What a seat has, whatever the others have. */
const standing = (
  into: Float64Array,
  { tiles, holders }: Position,
  { cubes, powers, boosts, up }: Holder,
  wait: number,
  demand: readonly number[],
): void => {
  const add = (feature: number, value: number): void => {
    into[feature] = (into[feature] as number) + value;
  };
  const held = sumOf(cubes);
  add(HELD, Math.min(held, LIMIT));
  add(ABOVE, Math.max(0, held - LIMIT));
  for (const place of PLACES) add(ASKED, Math.min(cubes[place], demand[place] as number));
  add(BOOSTS, sumOf(boosts));
  add(DISCOUNTS, powers[placeOf.blue]);
  add(TRADES, Math.min(1, powers[placeOf.red]));
  add(TURNS, tiles ? powers[placeOf.yellow] : 0);
  add(TILE, up ? 1 : 0);
  add(WAIT, wait / holders.length);
};

/** The final margin that is expected. */
export const judged = (weights: Weights, position: Position, seat: Seat): number =>
  new Judge(weights, seat).value(position);
