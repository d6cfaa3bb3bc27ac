import { box } from '../rules/box.ts';
import { supplyOf } from '../rules/placement.ts';
import { privatePoints } from '../rules/scoring.ts';
import type {
  BuiltEvent,
  Colour,
  House,
  HouseId,
  Kind,
  PlayerView,
  PrivateContract,
  View,
} from '../rules/types.ts';
import { COLOURS } from '../rules/types.ts';

// The constants below make up the lesson's position: a game of two in its ninth round, with the learner in seat 0. All numbers
// in the lesson's words come from this position.

const OWN = ['houses-yellow', 'pair-blue-yellow', 'side-1'] as const satisfies readonly PrivateContract[];
const DEALT: readonly PrivateContract[] = [...OWN, 'trio-green-purple-red', 'twins-red'];

const house = (id: HouseId, floors: [Colour, number] | null, ground: number, roof: number): House => ({
  id,
  height: box.houses.heights[id],
  level: floors?.[1] ?? 0,
  colour: floors?.[0] ?? null,
  ground,
  roof,
});

const HOUSES: readonly House[] = [
  house('L3', ['green', 3], 0, 0),
  house('L4', ['yellow', 2], 0, 3),
  house('L5', ['blue', 4], 0, 0),
  house('L6', null, 2, 0),
  house('L7', null, 1, 2),
  house('R1', null, 4, 0),
  house('R2', ['purple', 4], 0, 0),
  house('R3', null, 1, 1),
  house('R4', ['red', 1], 0, 0),
  house('R5', null, 2, 0),
];

const seat = (hand: readonly Kind[], score: number, rest: Partial<PlayerView> = {}): PlayerView => ({
  hand,
  score,
  claimed: [],
  ready: true,
  private: null,
  ...rest,
});

const seen = (
  board: Pick<View, 'houses' | 'market' | 'contracts' | 'deck' | 'discards' | 'round'> & {
    readonly publicDeck: number;
    readonly own: PlayerView;
    readonly other: PlayerView;
  },
): View => {
  const { own, other, ...rest } = board;
  const supply = COLOURS.map(colour => [colour, supplyOf(rest.houses, colour)] as const);
  const held = OWN.map(contract => ({ contract, vp: privatePoints(rest.houses, contract) }));
  return {
    viewer: 0,
    variant: 'standard',
    phase: { type: 'turn', seat: 0 },
    lastRound: null,
    passes: 0,
    supply: Object.fromEntries(supply) as View['supply'],
    roofs: {
      placed: rest.houses.filter(({ level, height }) => level === height).length,
      end: box.end.roofs[2],
    },
    publicDiscards: [],
    timer: { left: 0, size: 0 },
    reshuffles: 0,
    dealt: DEALT,
    result: null,
    sealed: [],
    resigned: [],
    ends: [],
    stopped: null,
    ...rest,
    players: [{ ...own, private: held }, other],
  };
};

const DISCARDS: readonly Kind[] = [
  ...(['blue-1', 'blue-2', 'green-1', 'green-2', 'green-3', 'purple-1', 'purple-2'] as const),
  ...(['purple-3', 'red-1', 'red-1', 'red-2', 'yellow-1', 'yellow-2', 'yellow-3'] as const),
];

const before = {
  round: 9,
  houses: HOUSES,
  market: ['yellow-1', 'red-2', 'blue-3', 'green-1', 'purple-2'],
  contracts: ['floors-3-yellow', 'house-red', 'cards-red-yellow', 'floors-1-blue'],
  discards: DISCARDS,
  deck: 26,
  publicDeck: 29,
  own: seat(['blue-1', 'red-3'], 21, { claimed: ['house-purple'] }),
  other: seat(['green-1', 'purple-1', 'purple-2'], 24, { claimed: ['floors-2-red'] }),
} as const;

/** View at the learner's turn, with two cards in hand. */
export const LOOK: View = seen(before);

const drawn = {
  ...before,
  round: 10,
  market: ['purple-3', 'blue-2', 'blue-3', 'red-1', 'purple-2'],
  deck: 23,
  own: seat(['blue-1', 'red-2', 'red-3', 'yellow-1'], 21, { claimed: ['house-purple'] }),
  other: seat(['green-1', 'green-1', 'purple-1', 'purple-2'], 24, { claimed: ['floors-2-red'] }),
} as const;

/** View one round later: the learner has taken yellow 1 and red 2, the other seat green 1. */
export const READY: View = seen(drawn);

const placed = {
  house: 'L4',
  colour: 'yellow',
  floors: 3,
  level: 5,
  completed: true,
  ground: 0,
  tokenTo: null,
} as const;
const points = { house: 5, neighbours: 3, ground: 0, roof: 3, contracts: 0 };
const cards = { type: 'built', seat: 0, number: 'red-3', colour: 'yellow-1', placed } as const;

/** The learner's build as it is before any contract is claimed. */
export const PLANNED: BuiltEvent = { ...cards, claimed: [], points, score: 32 };

/** The learner's build after the learner has claimed both contracts that the build meets. */
export const BUILT: BuiltEvent = {
  ...cards,
  claimed: [
    { slot: 1, card: 'floors-3-yellow', vp: 2 },
    { slot: 3, card: 'cards-red-yellow', vp: 2 },
  ],
  points: { ...points, contracts: 4 },
  score: 36,
};

/** View after the build: house L4 has its roof. */
export const DONE: View = {
  ...seen({
    ...drawn,
    houses: HOUSES.map(each => (each.id === 'L4' ? { ...each, level: 5, roof: 0 } : each)),
    contracts: ['floors-2-green', 'house-red', 'cards-blue-blue', 'floors-1-blue'],
    discards: [...DISCARDS, 'red-3', 'yellow-1'],
    publicDeck: 27,
    own: seat(['blue-1', 'red-2'], 36, {
      claimed: ['house-purple', 'floors-3-yellow', 'cards-red-yellow'],
    }),
    other: drawn.other,
  }),
  phase: { type: 'turn', seat: 1 },
};
