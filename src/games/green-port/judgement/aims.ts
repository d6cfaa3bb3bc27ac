import { sizeOf } from '../rules/cubes.ts';
import {
  askedBy,
  type Buyer,
  isWild,
  type Market,
  objectivePoints,
  priceOfHeadquarters,
  priceOfObjective,
} from '../rules/prices.ts';
import { type Action, COLOURS, type Colour, type Objective, type Payment } from '../rules/types.ts';

/** Objective or pile of Headquarters on which a seat may spend cubes, with the cubes that the seat still lacks. */
export interface Aim {
  /** Number of an Objective, or colour of a pile of Headquarters. */
  readonly of: number | Colour;
  readonly points: number;
  /** Number of cubes to pay, after the discount. */
  readonly price: number;
  /** Cubes that the seat lacks, by colour, after the discount; empty where the seat can pay. */
  readonly lacks: Payment;
  readonly gap: number;
  /** True where the lacking cubes may have one of several colours, since the seat has equally many of each. */
  readonly anyColour: boolean;
}

/** Returns the Objective or the pile on which an action spends cubes; undefined for an action that brings no points. */
export const targetOf = (action: Action): Aim['of'] | undefined => {
  if (action.type === 'complete') return action.objective;
  return action.type === 'buy' ? action.colour : undefined;
};

type Lacking = Pick<Aim, 'lacks' | 'anyColour'>;

const wildLack = ({ cubes }: Buyer, price: number): Lacking => {
  const most = Math.max(...COLOURS.map(colour => cubes[colour]));
  const [first, ...others] = COLOURS.filter(colour => cubes[colour] === most);
  const lacks: Payment = first && price > most ? { [first]: price - most } : {};
  return { lacks, anyColour: price > most && others.length > 0 };
};

/** Returns the fewest cubes that a seat lacks. The discount goes first to the colours of which most cubes are lacking. */
const colouredLack = ({ cubes }: Buyer, objective: Objective, price: number): Lacking => {
  const asked = askedBy(objective);
  const lacks: { -readonly [C in Colour]?: number } = {};
  let spared = objectivePoints(objective) - price;
  const gapOf = (colour: Colour): number => Math.max(0, asked[colour] - cubes[colour]);
  for (const colour of COLOURS.toSorted((one, other) => gapOf(other) - gapOf(one))) {
    const gap = gapOf(colour);
    const left = Math.max(0, gap - spared);
    spared -= gap - left;
    if (left > 0) lacks[colour] = left;
  }
  return { lacks, anyColour: false };
};

export const aimAt = (market: Market, holder: Buyer, objective: Objective, number: number): Aim => {
  const price = priceOfObjective(market, holder, objective);
  const found = isWild(objective) ? wildLack(holder, price) : colouredLack(holder, objective, price);
  return { of: number, points: objectivePoints(objective), price, gap: sizeOf(found.lacks), ...found };
};

export const pileAim = (market: Market, { cubes }: Buyer, colour: Colour): Aim | undefined => {
  const [points] = market.piles[colour];
  if (points === undefined) return undefined;
  const price = priceOfHeadquarters(market, colour);
  const gap = Math.max(0, price - cubes[colour]);
  return { of: colour, points, price, gap, lacks: gap > 0 ? { [colour]: gap } : {}, anyColour: false };
};

const aimsLeft = (market: Market, holder: Buyer): readonly Aim[] => [
  ...market.objectives.flatMap((objective, index) =>
    objective.by === null ? aimAt(market, holder, objective, index + 1) : [],
  ),
  ...COLOURS.flatMap(colour => pileAim(market, holder, colour) ?? []),
];

/** Lists the aims that are left. Aims with fewest lacking cubes come first; among these, the ones with most points. */
export const aimsOf = (market: Market, holder: Buyer): readonly Aim[] =>
  aimsLeft(market, holder).toSorted((one, other) => one.gap - other.gap || other.points - one.points);

/** Value of a cube that no aim asks for: a seat may trade it or pay it for a tile. Further cubes of a colour count less. */
const SPARE = 0.05;

/**
 * Rates a seat's cubes: the points of all aims left, halved for each lacking cube, and a little for each cube. The rating only
 * compares ways to pay, to lose or to gain cubes.
 */
export const standingOf = (market: Market, holder: Buyer): number => {
  let sum = 0;
  for (const { points, gap } of aimsLeft(market, holder)) sum += points * 2 ** -gap;
  for (const colour of COLOURS)
    for (let count = 1; count <= holder.cubes[colour]; count++) sum += SPARE / count;
  return sum;
};
