import { box } from '../rules/box.ts';
import { type Holder, type Job, type JudgedPosition, lackOf, placeOf, sumOf } from './position.ts';

/**
 * Features of a seat's position, in the order of the weights. Each compares the seat with the mean of the other seats. Only the
 * bot hard has weights for the last two: a lead is worth less than its points, since seats behind get underdog cubes.
 */
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
  'lead',
  'underdog',
] as const;
export const SIZE = FEATURES.length;
export const OBJECTIVES = 0;
export const HEADQUARTERS = 1;
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
export const AT_END = 13;
export const LEAD = 14;
export const UNDERDOG = 15;

/**
 * Number of stretches of a game, each with its own weights. Four depend on the points of the Objectives left, and the fifth
 * begins when no Objective is left.
 */
export const STRETCHES = 5;
const BY_OBJECTIVES = 4;
const LIMIT = 7;
const NEAR = 0.75;
/** A boost counts `SPARE`, and more if Objectives ask for cubes of its colour: 1 more for `ENOUGH` cubes, less for fewer. */
const ENOUGH = 5;
const SPARE = 0.6;
/** Bound that no number of cubes and no distance of a claim (cubes lacking plus turns to wait) reaches. */
export const HIGHEST = 40;
const sumUp = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const powersOf = (base: number): Float64Array =>
  Float64Array.from({ length: HIGHEST }, (_, exponent) => base ** exponent);
const NEARS = powersOf(NEAR);

const { white, black, wild } = box.objectives;
const OF_TWO = sumUp(white);
const OF_MORE = OF_TWO + sumUp(black) + wild;

export const stretchOf = ({ columns, holders }: JudgedPosition, open: number): number => {
  if (open === 0) return BY_OBJECTIVES;
  let left = 0;
  for (let each = 0; each < columns.length; each++)
    if ((open & (1 << each)) !== 0) left += (columns[each] as Job).points;
  const all = holders.length === 2 ? OF_TWO : OF_MORE;
  return Math.max(0, Math.min(BY_OBJECTIVES - 1, Math.floor((1 - left / all) * BY_OBJECTIVES)));
};

/** Objective that is not completed, or the top Headquarters of a pile: seats may still pay for it. */
export interface WantedThing {
  readonly feature: number;
  readonly points: number;
  readonly column: Job | undefined;
  readonly place: number;
  readonly cost: number;
  /** Sum of the other seats' claims. A claim is smaller the more cubes a seat lacks and the longer it waits. */
  readonly claims: number;
}

export const lacking = ({ column, place, cost }: Omit<WantedThing, 'claims'>, holder: Holder): number =>
  column ? lackOf(holder, column) : Math.max(0, cost - (holder.cubes[place] as number));

/**
 * Adds two features to `into`. The first is the most points of an Objective that the seat can pay for. The second is the most
 * points of any Objective, after a reduction for each lacking cube.
 */
export const reach = (
  into: Float64Array,
  aims: readonly Omit<WantedThing, 'claims'>[],
  holder: Holder,
): void => {
  let [ready, near] = [0, 0];
  for (let at = 0; at < aims.length; at++) {
    const aim = aims[at] as WantedThing;
    if (aim.feature !== OBJECTIVES) continue;
    const lack = lacking(aim, holder);
    near = Math.max(near, aim.points * (NEARS[lack] ?? 0));
    if (lack === 0 && aim.points > ready) ready = aim.points;
  }
  into[READY] = (into[READY] as number) + ready;
  into[NEAREST] = (into[NEAREST] as number) + near;
};

/** Adds to `into` the features of a seat that do not depend on other seats. */
export const add = (
  into: Float64Array,
  { cubes, powers, boosts, up }: Holder,
  wait: number,
  tiles: boolean,
  demand: readonly number[],
): void => {
  const held = sumOf(cubes);
  let asked = 0;
  for (let place = 0; place < 4; place++) asked += Math.min(cubes[place] as number, demand[place] as number);
  into[HELD] = (into[HELD] as number) + Math.min(held, LIMIT);
  into[ABOVE] = (into[ABOVE] as number) + Math.max(0, held - LIMIT);
  into[ASKED] = (into[ASKED] as number) + asked;
  let boosted = 0;
  for (let place = 0; place < 4; place++)
    boosted += (boosts[place] as number) * (SPARE + Math.min(ENOUGH, demand[place] as number) / ENOUGH);
  into[BOOSTS] = (into[BOOSTS] as number) + boosted / (1 + SPARE);
  into[DISCOUNTS] = (into[DISCOUNTS] as number) + powers[placeOf.blue];
  into[TRADES] = (into[TRADES] as number) + Math.min(1, powers[placeOf.red]);
  into[TURNS] = (into[TURNS] as number) + (tiles ? powers[placeOf.yellow] : 0);
  into[TILE] = (into[TILE] as number) + Number(up);
  into[WAIT] = (into[WAIT] as number) + wait;
};

/** Parts of a position's value; words/reasons.ts explains each in words. */
export const TERMS = [
  'points',
  'others',
  'objectives',
  'headquarters',
  'cubes',
  'limit',
  'boosts',
  'powers',
  'tile',
  'turn',
  'bust',
  'cards',
  'refer',
] as const;

/** Parts of a value, each with the features that it sums up. */
export const ADDED: Readonly<Record<string, readonly number[]>> = {
  objectives: [OBJECTIVES, READY, NEAREST],
  headquarters: [HEADQUARTERS, AT_END],
  cubes: [HELD, ASKED],
  limit: [ABOVE],
  boosts: [BOOSTS],
  powers: [DISCOUNTS, TRADES, TURNS],
  tile: [TILE],
  turn: [WAIT],
};
