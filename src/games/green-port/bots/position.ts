import type { Seat } from '../../../core/contract/game.ts';
import { hasPowers, pileFor } from '../rules/box.ts';
import { askedBy, isWild, objectivePoints } from '../rules/prices.ts';
import { pointsOf } from '../rules/scoring.ts';
import { COLOURS, type Colour, type Objective, type State } from '../rules/types.ts';

/** Amounts of the four colours: blue, green, red, yellow. */
export type ColourAmounts = readonly [number, number, number, number];
type MutableAmounts = [number, number, number, number];

export const PLACES = [0, 1, 2, 3] as const;
export type ColourPlace = (typeof PLACES)[number];
export const placeOf: Readonly<Record<Colour, ColourPlace>> = { blue: 0, green: 1, red: 2, yellow: 3 };

/** Possessions of a seat as numbers, for speed: a bot judges hundreds of thousands of positions. */
export interface Holder {
  readonly cubes: ColourAmounts;
  readonly points: number;
  /** Number of Headquarters with a working power, by colour. */
  readonly powers: ColourAmounts;
  /** Number of extra cubes that each hire of a colour brings, by colour. */
  readonly boosts: ColourAmounts;
  readonly up: boolean;
}

/** Price and points of an Objective as numbers. They never change. */
export interface Job {
  readonly asks: ColourAmounts;
  /**
   * Number of the Objective's cards of each colour. Each card makes Headquarters of its colour dearer while the Objective is
   * left.
   */
  readonly cards: ColourAmounts;
  readonly points: number;
  readonly wild: boolean;
}

/** Position as numbers, for decisions with no reveal between them. */
export interface JudgedPosition {
  readonly columns: readonly Job[];
  /** Bits of the Objectives that are not completed; the lowest bit is the first Objective. */
  readonly open: number;
  /** Values of a full pile, top first; `left`: number of Headquarters left in each colour's pile. */
  readonly pile: readonly number[];
  readonly left: ColourAmounts;
  readonly holders: readonly Holder[];
  /**
   * Seat that has the turn or gets the next turn; the number of seats after the last turn of the game. With no Objective left,
   * the seats before `next` have no more turn.
   */
  readonly next: Seat;
  /** True where seats may turn tiles up; `powers`: true where Headquarters have powers. */
  readonly tiles: boolean;
  readonly powers: boolean;
}

export const amounts = (of: (place: ColourPlace) => number): ColourAmounts => [of(0), of(1), of(2), of(3)];
export const sumOf = ([blue, green, red, yellow]: ColourAmounts): number => blue + green + red + yellow;

const columns = new WeakMap<Objective['cards'], Job>();

const columnOf = (objective: Objective): Job => {
  const known = columns.get(objective.cards);
  if (known) return known;
  const asked = askedBy(objective);
  const column: Job = {
    asks: amounts(place => asked[COLOURS[place] as Colour]),
    cards: amounts(place => objective.cards.filter(({ colour }) => colour === COLOURS[place]).length),
    points: objectivePoints(objective),
    wild: isWild(objective),
  };
  columns.set(objective.cards, column);
  return column;
};

const holderOf = (state: State, points: number, seat: Seat): Holder => {
  const player = state.players[seat] as State['players'][number];
  const powers: MutableAmounts = [0, 0, 0, 0];
  const boosts: MutableAmounts = [0, 0, 0, 0];
  if (hasPowers(state.variant))
    for (const { colour, boost } of player.headquarters) {
      powers[placeOf[colour]] += 1;
      if (boost) boosts[placeOf[boost]] += 1;
    }
  return {
    cubes: amounts(place => player.cubes[COLOURS[place] as Colour]),
    points,
    powers,
    boosts,
    up: player.tile?.up ?? false,
  };
};

/** Converts a state to numbers. @param next seat that counts as the next to move */
export const positionOf = (state: State, next: Seat = state.turn.seat): JudgedPosition => {
  const points = pointsOf(state);
  let open = 0;
  for (const [at, { by }] of state.objectives.entries()) if (by === null) open |= 1 << at;
  return {
    columns: state.objectives.map(columnOf),
    open,
    pile: pileFor(state.players.length),
    left: amounts(place => state.piles[COLOURS[place] as Colour].length),
    holders: points.map((own, seat) => holderOf(state, own, seat)),
    next,
    tiles: state.players[0]?.tile !== null,
    powers: hasPowers(state.variant),
  };
};

/** Possessions of a seat, and the Objectives and piles that are left. A seat that spends cubes changes nothing else. */
export interface OwnStanding extends Holder {
  readonly open: number;
  readonly left: ColourAmounts;
}

export const standingOf = ({ holders, open, left }: JudgedPosition, seat: Seat): OwnStanding => ({
  ...(holders[seat] as Holder),
  open,
  left,
});

export const topOf = (pile: readonly number[], left: ColourAmounts, place: ColourPlace): number | undefined =>
  pile[pile.length - left[place]];

export const pileCost = (columns: readonly Job[], open: number, place: ColourPlace): number => {
  let cost = 2;
  for (let at = 0; at < columns.length; at++)
    if ((open & (1 << at)) !== 0) cost += (columns[at] as Job).cards[place];
  return cost;
};

/** Counts the cubes of the right colours that a seat lacks for an Objective. */
export const lackOf = (
  { cubes, powers }: Pick<Holder, 'cubes' | 'powers'>,
  { asks, wild, points }: Job,
): number => {
  const discount = powers[0];
  if (wild) return Math.max(0, points - discount - Math.max(cubes[0], cubes[1], cubes[2], cubes[3]));
  let lack = -discount;
  if (asks[0] > cubes[0]) lack += asks[0] - cubes[0];
  if (asks[1] > cubes[1]) lack += asks[1] - cubes[1];
  if (asks[2] > cubes[2]) lack += asks[2] - cubes[2];
  if (asks[3] > cubes[3]) lack += asks[3] - cubes[3];
  return lack > 0 ? lack : 0;
};

export const lesser = (one: ColourAmounts, other: ColourAmounts): ColourAmounts => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

export const less = (cubes: ColourAmounts, taken: ColourAmounts): ColourAmounts => [
  cubes[0] - taken[0],
  cubes[1] - taken[1],
  cubes[2] - taken[2],
  cubes[3] - taken[3],
];

/** Adds cubes of one colour. @param count below zero to take cubes away */
export const more = (
  [blue, green, red, yellow]: ColourAmounts,
  place: ColourPlace,
  count = 1,
): ColourAmounts => [
  place === 0 ? blue + count : blue,
  place === 1 ? green + count : green,
  place === 2 ? red + count : red,
  place === 3 ? yellow + count : yellow,
];

export const completed = (
  { columns }: JudgedPosition,
  before: OwnStanding,
  at: number,
  pay: ColourAmounts,
): OwnStanding => ({
  cubes: less(before.cubes, pay),
  points: before.points + (columns[at] as Job).points,
  powers: before.powers,
  boosts: before.boosts,
  up: before.up,
  open: before.open & ~(1 << at),
  left: before.left,
});

/**
 * Returns the seat's position after it buys a Headquarters.
 * @param boost colour that a Green Headquarters with powers boosts
 */
export const bought = (
  { columns, pile, powers }: JudgedPosition,
  before: OwnStanding,
  place: ColourPlace,
  boost: ColourPlace | undefined,
): OwnStanding => ({
  cubes: more(before.cubes, place, -pileCost(columns, before.open, place)),
  points: before.points + (topOf(pile, before.left, place) ?? 0),
  powers: powers ? more(before.powers, place) : before.powers,
  boosts: boost === undefined ? before.boosts : more(before.boosts, boost),
  up: before.up,
  open: before.open,
  left: more(before.left, place, -1),
});

/** Returns the seat's position after it pays cubes, either to turn its tile up or for one cube of a colour. */
export const paid = (before: OwnStanding, pay: ColourAmounts, gained: ColourPlace | 'tile'): OwnStanding => {
  const cubes = less(before.cubes, pay);
  return {
    cubes: gained === 'tile' ? cubes : more(cubes, gained),
    points: before.points,
    powers: before.powers,
    boosts: before.boosts,
    up: before.up || gained === 'tile',
    open: before.open,
    left: before.left,
  };
};

export const withCubes = (before: OwnStanding, cubes: ColourAmounts): OwnStanding => ({ ...before, cubes });
