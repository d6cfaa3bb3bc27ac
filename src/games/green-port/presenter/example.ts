import type { Moment } from '../../../presentation/presenter/presenter.ts';
import { DECK } from '../rules/cards.ts';
import { NO_CUBES } from '../rules/cubes.ts';
import { pointsOf } from '../rules/scoring.ts';
import type {
  Card,
  Colour,
  Cubes,
  Event,
  GameSymbol,
  Objective,
  Phase,
  PlayerView,
  View,
} from '../rules/types.ts';

/**
 * Board of the lesson's example: the first turn of a game of two, with the learner in seat 0. The deal was random. Each board
 * follows from the actions by the rules (test/games/green-port/words/lesson.test.ts deals and plays the game again).
 */
interface Board {
  readonly phase: Phase;
  readonly own: Partial<Cubes>;
  readonly other: Partial<Cubes>;
  readonly offered?: readonly Colour[];
  readonly pool?: readonly Card[];
  readonly discards?: readonly Card[];
  readonly objectives?: readonly Objective[];
}

export type ExampleMoment = Moment<View, Event>;

const OBJECTIVES: readonly Objective[] = (
  [
    [
      ['red', 1],
      ['red', 5],
    ],
    [
      ['red', 1],
      ['green', 2],
      ['green', 3],
    ],
    [
      ['yellow', 1],
      ['blue', 4],
    ],
    [
      ['red', 2],
      ['green', 6],
    ],
  ] as const
).map(cards => ({ cards: cards.map(([colour, value]) => ({ colour, value })), by: null }));

const player = (own: Partial<Cubes>, symbol: GameSymbol): Omit<PlayerView, 'points'> => ({
  cubes: { ...NO_CUBES, ...own },
  tile: { symbol, up: true },
  headquarters: [],
});

const seen = ({ own, other, objectives = OBJECTIVES, pool = [], discards = [], ...rest }: Board): View => {
  const players = [player(own, 'drop'), player(other, 'circles')];
  const points = pointsOf({ objectives, players });
  const gone = new Set<Card>([...pool, ...discards]);
  return {
    viewer: 0,
    variant: 'standard',
    round: 1,
    turn: { seat: 0, bust: false, shuffle: false, underdog: false },
    offered: [],
    objectives,
    piles: { blue: [2], green: [2], red: [2], yellow: [2] },
    pool,
    discards,
    reshuffles: 0,
    unseen: DECK.filter(card => !gone.has(card)),
    players: players.map((each, seat) => ({ ...each, points: points[seat] ?? 0 })),
    result: null,
    resigned: [],
    ends: [],
    stopped: null,
    ...rest,
  };
};

const HIRE: Phase = { type: 'hire' };

/** Position after the other seat has picked yellow: the learner picks next. */
export const LOOK: ExampleMoment = {
  view: seen({
    phase: { type: 'pick', seat: 0 },
    own: {},
    other: { yellow: 1 },
    offered: ['blue', 'green', 'red'],
  }),
  marked: [],
};

export const BEGUN: ExampleMoment = {
  view: seen({ phase: HIRE, own: { blue: 1 }, other: { yellow: 1 } }),
  marked: [{ type: 'picked', seat: 0, colour: 'blue' }],
};

const REVEALED = ['yellow-circles', 'blue-wheel', 'red-circles', 'blue-drop'] as const;

const revealed = (count: 1 | 2 | 3 | 4): ExampleMoment => ({
  view: seen({ phase: HIRE, own: { blue: 1 }, other: { yellow: 1 }, pool: REVEALED.slice(0, count) }),
  marked: REVEALED.slice(count - 1, count).map(card => ({ type: 'revealed', seat: 0, card })),
});

export const ONE = revealed(1);
export const TWO = revealed(2);
export const THREE = revealed(3);
export const FOUR = revealed(4);

/** Card that the deck would have revealed next. */
export const NEXT: Card = 'black';

/** Position after the learner has hired blue: the other seat may refer. */
export const HIRED: ExampleMoment = {
  view: seen({
    phase: { type: 'refer', seats: [1] },
    own: { blue: 4 },
    other: { yellow: 1 },
    pool: ['yellow-circles', 'red-circles'],
    discards: ['blue-wheel', 'blue-drop'],
  }),
  marked: [
    {
      type: 'hired',
      seat: 0,
      colour: 'blue',
      cards: ['blue-wheel', 'blue-drop'],
      gain: { cards: 2, tile: 1, boosts: 0 },
      sync: false,
    },
  ],
};

const left = {
  phase: { type: 'utilise' },
  other: { red: 2 },
  pool: ['yellow-circles'],
  discards: ['blue-wheel', 'blue-drop', 'red-circles'],
} as const;

/** Position after the other seat referred and took red for a yellow cube. */
export const REFERRED: ExampleMoment = {
  view: seen({ ...left, own: { blue: 4, yellow: 1 } }),
  marked: [
    {
      type: 'referred',
      seat: 1,
      to: 0,
      colour: 'red',
      pay: 'yellow',
      cards: ['red-circles'],
      gain: { cards: 1, tile: 1, boosts: 0 },
    },
  ],
};

export const COMPLETED: ExampleMoment = {
  view: seen({
    ...left,
    own: {},
    objectives: OBJECTIVES.map((each, index) => (index === 2 ? { ...each, by: 0 } : each)),
  }),
  marked: [{ type: 'completed', seat: 0, objective: 3, pay: { blue: 4, yellow: 1 }, points: 5 }],
};
