import { HEIGHTS, housesInPlay, ROOFS_FOR_THE_END } from '../../../proof/oracle/box.ts';
import {
  COLOURS,
  type Colour,
  type Event,
  HOUSE_IDS,
  type House,
  type HouseId,
  type PlayerView,
  type PrivateContract,
  type View,
} from '../../../src/games/porto/rules/types.ts';

export interface Sample {
  readonly name: string;
  readonly view: View;
  readonly names: readonly string[];
  readonly marked: readonly Event[];
}

const TOKENS = [1, 3, 2, 1, 4, 2, 1, 3, 1, 2, 4, 1, 2, 3];
type Built = Partial<Record<HouseId, readonly [Colour, number]>>;

/**
 * Returns Porto's houses with these storeys.
 * @param roofs value of the token on each house's roof
 */
export const houses = (
  seats: number,
  built: Built = {},
  roofs: Partial<Record<HouseId, number>> = {},
): House[] =>
  (housesInPlay(seats) as HouseId[]).map((id, index) => {
    const [colour, level] = built[id] ?? [null, 0];
    return {
      id,
      height: HEIGHTS[id] as number,
      level,
      colour,
      ground: level === 0 ? (TOKENS[index] ?? 1) : 0,
      roof: roofs[id] ?? 0,
    };
  });

const supplyOf = (street: readonly House[]): View['supply'] =>
  Object.fromEntries(
    COLOURS.map(colour => {
      const own = street.filter(house => house.colour === colour);
      const floors = own.reduce((sum, house) => sum + house.level - 1, 0);
      return [colour, { floors: 15 - floors, grounds: 3 - own.length }];
    }),
  ) as unknown as View['supply'];

export const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  hand: [],
  score: 0,
  claimed: [],
  ready: true,
  private: null,
  ...change,
});

/** Returns private contracts in hands of three. */
export const threes = (deck: readonly PrivateContract[]): readonly (readonly PrivateContract[])[] =>
  Array.from({ length: Math.ceil(deck.length / 3) }, (_, at) => deck.slice(at * 3, at * 3 + 3));

/** Returns the view of seat 0, which keeps these private contracts. */
export const holding = (
  contracts: readonly PrivateContract[],
  board: readonly House[] = houses(2),
  own: Partial<PlayerView> = {},
  seats = 2,
): View =>
  viewOf(seats, {
    viewer: 0,
    houses: board,
    players: Array.from({ length: seats }, (_, seat) =>
      player(seat === 0 ? { ...own, private: contracts.map(contract => ({ contract, vp: 0 })) } : {}),
    ),
  });

export const viewOf = (seats: number, change: Partial<View> = {}): View => {
  const street = change.houses ?? houses(seats);
  return {
    viewer: 'table',
    variant: seats === 1 ? 'solo' : 'standard',
    phase: { type: 'turn', seat: 0 },
    round: 1,
    lastRound: null,
    passes: 0,
    houses: street,
    market: ['blue-1', 'red-3', 'yellow-2', 'green-1', 'purple-2'],
    contracts: ['floors-1-yellow', 'house-blue', 'cards-green-red', 'floors-3-purple'],
    supply: supplyOf(street),
    roofs: {
      placed: street.filter(house => house.level === house.height).length,
      end: ROOFS_FOR_THE_END[seats] ?? null,
    },
    deck: 45,
    discards: [],
    publicDeck: 31,
    publicDiscards: [],
    timer: seats === 1 ? { left: 28, size: 28 } : { left: 0, size: 0 },
    reshuffles: 0,
    players: Array.from({ length: seats }, () => player()),
    dealt: null,
    result: null,
    sealed: [],
    resigned: [],
    ends: [],
    stopped: null,
    ...change,
  };
};

/** Houses of a game of two that is nearly over. */
export const LATE = houses(2, {
  L3: ['blue', 6],
  L4: ['red', 5],
  L5: ['green', 3],
  R3: ['blue', 6],
  R4: ['purple', 5],
});

const HALFWAY: Built = {
  L1: ['yellow', 4],
  L3: ['blue', 4],
  L4: ['red', 5],
  L5: ['green', 6],
  L7: ['purple', 2],
  R1: ['green', 5],
  R2: ['purple', 4],
  R4: ['yellow', 3],
  R5: ['blue', 1],
  R6: ['red', 5],
};
const ROOFS = { L2: 2, L7: 1, R3: 4 } as const;

const built = (
  house: HouseId,
  colour: Colour,
  floors: number,
  level: number,
  tokenTo: HouseId | null = null,
): Event => ({
  type: 'built',
  seat: 0,
  number: `${colour}-3`,
  colour: `${colour}-1`,
  placed: { house, colour, floors, level, completed: level === HEIGHTS[house], ground: 0, tokenTo },
  claimed: [],
  points: { house: level, neighbours: 0, ground: 0, roof: 0, contracts: 0 },
  score: 12,
});

const held = (...hand: PlayerView['hand']) => hand;
const six = held('blue-1', 'blue-3', 'green-2', 'red-2', 'red-3', 'yellow-1');
const four = houses(4, HALFWAY, ROOFS);
const { L1: _left, ...within } = HALFWAY;
const three = houses(3, within, ROOFS);
const { L1: _gone, R6: _closed, ...inner } = HALFWAY;
const two = houses(2, inner, { L7: 1, R3: 4 });
const full = houses(
  4,
  Object.fromEntries(
    HOUSE_IDS.map((id, index) => [id, [COLOURS[(index * 2) % 5] ?? 'red', HEIGHTS[id]]]),
  ) as Built,
);

const scored = (score: number, bonus: number, rank: number) => ({
  score,
  total: score + bonus,
  rank,
  publicContracts: 3,
  private: [],
});

export const samples: readonly Sample[] = [
  { name: '2-empty', view: viewOf(2), names: ['Joana', 'Miguel'], marked: [] },
  {
    name: '2-keep',
    view: viewOf(2, { phase: { type: 'keep' }, players: [player({ ready: false }), player()] }),
    names: ['Joana', 'Miguel'],
    marked: [],
  },
  {
    name: '2-middle',
    view: viewOf(2, {
      houses: two,
      round: 9,
      deck: 22,
      publicDeck: 25,
      players: [
        player({ hand: six, score: 43, claimed: ['house-blue'] }),
        player({ hand: held('red-1'), score: 38 }),
      ],
    }),
    names: ['Joana', 'Miguel'],
    marked: [built('L3', 'blue', 2, 4, 'R3')],
  },
  {
    name: '3-middle',
    view: viewOf(3, {
      houses: three,
      round: 8,
      lastRound: 9,
      phase: { type: 'turn', seat: 1 },
      players: [
        player({ hand: six, score: 43 }),
        player({ hand: held('red-1'), score: 38, claimed: ['house-blue', 'house-red'] }),
        player({ score: 51 }),
      ],
    }),
    names: ['Maximiliana of the Ribeira', '김민수', 'Ω mega'],
    marked: [built('L5', 'green', 3, 6)],
  },
  {
    name: '4-middle',
    view: viewOf(4, {
      houses: four,
      round: 7,
      lastRound: 7,
      phase: { type: 'turn', seat: 2 },
      market: ['blue-1', null, 'yellow-2', 'green-3', 'purple-2'],
      contracts: ['floors-2-red', 'cards-yellow-yellow', null, 'house-purple'],
      players: [43, 38, 51, 107].map((score, index) => player({ score, hand: six.slice(index) })),
    }),
    names: [
      'Joana',
      'Miguel Ângelo de Vasconcelos e Sousa',
      'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
      '@\\_under\\_score',
    ],
    marked: [built('R4', 'yellow', 3, 3, 'R3')],
  },
  {
    name: '4-end',
    view: viewOf(4, {
      houses: full,
      round: 24,
      lastRound: 24,
      phase: { type: 'over' },
      market: [null, null, null, null, null],
      contracts: [null, null, null, null],
      deck: 0,
      publicDeck: 0,
      players: [93, 88, 101, 77].map(score => player({ score, hand: six })),
      result: {
        seats: [scored(93, 12, 2), scored(88, 0, 3), scored(101, 27, 1), scored(77, 9, 4)],
        winner: 2,
      },
    }),
    names: ['Joana', 'Miguel', 'Beatriz', 'Tomás'],
    marked: [],
  },
  { name: 'solo-empty', view: viewOf(1), names: ['Joana'], marked: [] },
  {
    name: 'solo-timer',
    view: viewOf(1, {
      houses: two,
      phase: { type: 'timer', cards: ['red-2', 'blue-3'] },
      timer: { left: 14, size: 28 },
      market: ['blue-1', null, 'yellow-2', 'green-3', null],
      contracts: ['cards-blue-purple', null, 'cards-green-red', 'floors-1-green'],
      players: [player({ hand: six, score: 31, claimed: ['house-blue'] })],
      round: 8,
    }),
    names: ['Joana'],
    marked: [built('L4', 'red', 1, 5)],
  },
  {
    name: 'solo-won',
    view: viewOf(1, {
      houses: two,
      phase: { type: 'over' },
      timer: { left: 0, size: 28 },
      round: 15,
      players: [player({ hand: six, score: 66 })],
      result: { seats: [scored(66, 16, 1)], winner: null, won: true, level: 'master-builder' },
    }),
    names: ['Joana'],
    marked: [],
  },
  {
    name: 'solo-lost',
    view: viewOf(1, {
      houses: two,
      phase: { type: 'over' },
      timer: { left: 0, size: 24 },
      round: 13,
      players: [player({ hand: six, score: 48 })],
      result: { seats: [scored(48, 0, 1)], winner: null, won: false, level: null },
    }),
    names: ['Joana'],
    marked: [],
  },
];
