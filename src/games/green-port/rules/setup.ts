import type { Dice } from '../../../core/contract/dice.ts';
import { sum } from '../../../core/rules/sum.ts';
import { box, hasTiles, pileFor } from './box.ts';
import { DECK } from './cards.ts';
import { NO_CUBES } from './cubes.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type GameSymbol,
  type Objective,
  type ObjectiveCard,
  type Options,
  type PlayerState,
  SEATS,
  type State,
  SYMBOLS,
  VARIANTS,
  type Variant,
} from './types.ts';

/** Random results before the first pick. */
export interface Deal {
  readonly variant: Variant;
  readonly seats: number;
  readonly objectives: readonly (readonly ObjectiveCard[])[];
  /** Cards of the deck, top first. */
  readonly deck: readonly Card[];
  /** Symbols of the tiles by seat; none in a variant without tiles. */
  readonly tiles: readonly GameSymbol[];
}

export const withBlack = (seats: number): boolean => seats > 2;

/** Cuts the white cards, in their order, into columns; null where they must be shuffled again. */
export const cutColumns = (whites: readonly number[]): readonly (readonly number[])[] | null => {
  const { columns: count, fullAt, lastAtLeast } = box.objectives;
  const columns: number[][] = [[]];
  for (const value of whites) {
    const column = columns.at(-1) ?? [];
    column.push(value);
    if (columns.length < count && sum(column) >= fullAt) columns.push([]);
  }
  return columns.length === count && sum(columns.at(-1) ?? []) >= lastAtLeast ? columns : null;
};

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const ofEach = (count: number): Colour[] => COLOURS.flatMap(colour => times(count, colour));

const drawnCubes = (dice: Dice): readonly Colour[] => {
  const { ofEachColour, placedOfEachColour, placedAtRandom } = box.cubes;
  const extra = dice.shuffle(ofEach(ofEachColour - placedOfEachColour), 'extra').slice(0, placedAtRandom);
  return dice.shuffle([...ofEach(placedOfEachColour), ...extra], 'cubes');
};

const shuffledColumns = (dice: Dice): readonly (readonly number[])[] => {
  for (;;) {
    const columns = cutColumns(dice.shuffle(box.objectives.white, 'whites'));
    if (columns) return columns;
  }
};

/** Shuffles the deal of a new game. Throws RangeError for options that the rules do not have. */
export const shuffledDeal = (seats: number, { variant }: Options, dice: Dice): Deal => {
  if (!VARIANTS.includes(variant)) throw new RangeError(`no such variant: ${variant}`);
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new RangeError(`${variant} with ${seats} seats`);
  const columns = [...shuffledColumns(dice), ...(withBlack(seats) ? [box.objectives.black] : [])];
  const cubes = [...drawnCubes(dice)];
  const coloured = columns.map(column =>
    column.map((value): ObjectiveCard => ({ colour: cubes.shift() ?? null, value })),
  );
  return {
    variant,
    seats,
    objectives: withBlack(seats) ? [...coloured, [{ colour: null, value: box.objectives.wild }]] : coloured,
    deck: dice.shuffle(DECK, 'deck'),
    tiles: hasTiles(variant) ? dice.shuffle(SYMBOLS, 'tiles').slice(0, seats) : [],
  };
};

export const stateOf = ({ variant, seats, objectives, deck, tiles }: Deal): State => {
  const pile = pileFor(seats);
  const player = (_: unknown, seat: number): PlayerState => {
    const symbol = tiles[seat];
    return { cubes: NO_CUBES, tile: symbol === undefined ? null : { symbol, up: true }, headquarters: [] };
  };
  return {
    variant,
    phase: { type: 'pick', seat: seats - 1 },
    round: 1,
    turn: { seat: 0, bust: false, shuffle: false, underdog: false },
    offered: COLOURS,
    objectives: objectives.map((cards): Objective => ({ cards, by: null })),
    piles: { blue: pile, green: pile, red: pile, yellow: pile },
    pool: [],
    discards: [],
    reshuffles: 0,
    deck,
    players: Array.from({ length: seats }, player),
  };
};

export const setup = (seats: number, options: Options, dice: Dice): State =>
  stateOf(shuffledDeal(seats, options, dice));
