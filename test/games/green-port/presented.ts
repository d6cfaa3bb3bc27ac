import { TERMS } from '../../../src/games/green-port/bots/features.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { type Event, REFUSALS, type View } from '../../../src/games/green-port/rules/types.ts';
import type { Example, FullView, Presented } from '../../contract/presenter/presented.ts';
import { position, SOLD, type Wish } from './position.ts';

const POOL = 'red-drop red-wheel blue-drop';
const utilise = { phase: { type: 'utilise' } } as const;
const objectives = ['red-5', 'green-3 blue-3'];
const hire: Wish = { pool: `${POOL} blue-wheel`, cubes: ['r1', 'r3 b3'], objectives };

const over =
  (points: readonly number[], cubes: readonly number[], resigned: readonly number[] = []) =>
  (view: View): View => {
    const beats = (one: number, other: number): boolean =>
      (points[one] ?? 0) > (points[other] ?? 0) ||
      (points[one] === points[other] && (cubes[one] ?? 0) > (cubes[other] ?? 0));
    const ranks = points.map((_, seat) => 1 + points.filter((__, rival) => beats(rival, seat)).length);
    const result = { points, cubes, cards: [[6], [5], [4]], ranks, bought: [] };
    return { ...view, phase: { type: 'over', bought: [] }, result, resigned };
  };

const ENDS: readonly Event[] = [
  { type: 'turnEnded', seat: 0 },
  { type: 'purchased', seat: 1, colour: 'red', values: [2, 1] },
];

const REVEALED: Event = { type: 'revealed', seat: 0, card: 'red-drop' };
const HIRED: Event = {
  type: 'hired',
  seat: 0,
  colour: 'red',
  cards: ['red-drop'],
  gain: { cards: 1, tile: 0, boosts: 0 },
  sync: false,
};

const example = (title: string, wish: Wish, more: Omit<Example, 'title' | 'state' | 'seats'>): Example => ({
  title,
  state: position(wish),
  seats: wish.seats ?? 3,
  ...more,
});

const EXAMPLES: readonly Example[] = [
  example('a start without risk', {}, { acts: ['reveal', 'hire'] }),
  example('a pool without a Unit card', { pool: 'black x-green' }, { acts: ['reveal', 'hire'] }),
  example('odds of the discards', { pool: 'red-drop', deck: '', discards: 'rest' }, { acts: ['reveal'] }),
  example(
    'a bust that a tile can stop',
    { pool: 'red-drop', deck: 'black', tiles: ['+drop'] },
    { acts: ['reveal'] },
  ),
  example('a bust', { ...utilise, pool: 'red-drop black', turn: { bust: true } }, {}),
  example(
    'too many cubes',
    { pool: 'red-drop', deck: 'x-orange', cubes: ['r9', 'b1', 'b2'] },
    { acts: ['reveal'] },
  ),
  example(
    'a loss',
    { phase: { type: 'lose', seats: [0] }, cubes: ['r9', 'b1', 'b2'] },
    { acts: ['lose red-4'] },
  ),
  example('a hire with its tile', { pool: POOL, tiles: ['+wheel'] }, { acts: ['hire red'] }),
  example(
    'a hire of four colours',
    { pool: 'red-drop blue-drop green-drop yellow-drop' },
    { acts: ['hire red'] },
  ),
  example(
    'a Refer',
    { phase: { type: 'refer', seats: [1] }, cubes: ['', 'b1'], pool: POOL },
    { acts: ['refer red pay blue'] },
  ),
  example(
    'an Objective',
    { ...utilise, cubes: ['r1 b4'] },
    { acts: ['complete 1 pay blue-4,red-1', 'unflip pay blue-1,red-1'] },
  ),
  example(
    'Headquarters',
    { ...utilise, cubes: ['y2 g3 r3'] },
    {
      acts: ['buy yellow', 'buy green boost red', 'specialise green pay red-3'],
    },
  ),
  example('a discount', { cubes: ['b4 r0'], headquarters: ['blue-2'] }, {}),
  example('no discount', { cubes: ['b4 r0'] }, {}),
  example(
    'what does not go',
    { pool: 'red-drop', cubes: ['r9'] },
    {
      acts: [
        ...[
          'hire green',
          'end',
          'specialise blue pay red-2',
          'specialise red pay red-3',
          'dance',
          'hire pink',
        ],
        ...['lose all', 'complete x', 'refer red', 'pass now', 'lose red-1,blue-1'],
      ],
    },
  ),
  example(
    'the end of a turn and of the game',
    {},
    { events: [ENDS, ENDS.slice(0, 1), [REVEALED], [REVEALED, HIRED]] },
  ),
  example('won by points', {}, { changed: over([20, 12, 9], [1, 2, 3]) }),
  example('a tie by cubes', {}, { changed: over([20, 20, 9], [1, 2, 3]) }),
  example('won while another resigned', {}, { changed: over([9, 20, 5], [1, 2, 3], [2]) }),
  example('reasons of a hire', hire, {
    reasons: [
      ['reveal', 'bust', -2.13],
      ['hire red', 'bust', 2.1],
      ['hire red', 'objectives', 1.5],
      ['hire red', 'refer', -1],
      ['hire blue', 'cubes', 0.8],
      ['reveal', 'tile', 0.04],
    ],
  }),
  example(
    'reasons of a hire that can pay',
    { ...hire, cubes: ['r3'] },
    {
      reasons: [
        ['hire red', 'objectives', 2],
        ['hire red', 'points', 5],
      ],
    },
  ),
  example(
    'reasons of spending',
    { ...utilise, cubes: ['r5 g5'], objectives },
    {
      reasons: [
        ['complete 1 pay red-5', 'points', 5],
        ['complete 1 pay red-5', 'objectives', 1],
        ['complete 1 pay red-5', 'cubes', -2],
        ['buy green boost red', 'boosts', 1.2],
      ],
    },
  ),
];

const HOARDERS: Wish = {
  seats: 4,
  cubes: Array.from({ length: 4 }, () => 'b19 g18 r17 y16'),
  tiles: ['+drop', '+hammers', '+circles', 'bricks'],
  headquarters: [
    'blue-2 green-2>yellow red-2 yellow-2',
    'blue-1 green-1>yellow red-1 yellow-1',
    'green-1>red',
    '',
  ],
  objectives: [
    'red-1 blue-4 yellow-1',
    'green-1 red-1 blue-1 red-5',
    'yellow-6 yellow-1',
    'green-2 red-3',
    'yellow-1 blue-2 green-4',
    'wild-6',
  ],
  pool: 'red-drop red-wheel blue-arrow green-bricks yellow-hammers blue-hammers x-green',
  discards: 'black black yellow-drop yellow-wheel yellow-arrow green-hammers',
};

const each = (seats: number, text: string): readonly string[] => Array.from({ length: seats }, () => text);

/** Returns a position with as many things as can be shown. */
export const crowded = (seats: number): Wish => ({
  seats,
  cubes: each(seats, 'b18 g88 r20 y18'),
  tiles: ['+drop', 'wheel', '+arrow', 'bricks'],
  headquarters: each(
    seats,
    'blue-2 blue-1 blue-1 green-2>red green-1>yellow green-1>red red-2 red-1 yellow-2 yellow-1 yellow-1',
  ),
  objectives: [
    'red-1 red-1 red-2 red-6',
    'blue-1 green-2 red-4 yellow-3',
    '1: blue-6',
    '0: green-5',
    'red-1 blue-2 yellow-4',
    'wild-6',
  ].slice(0, seats === 2 ? 4 : 6),
  pool: 'black x-green x-orange black red-drop red-wheel red-arrow red-bricks red-hammers red-circles blue-drop green-wheel yellow-arrow',
  turn: { shuffle: true, underdog: true },
});

function crowdedWith(seats: number): readonly FullView[] {
  const wish = crowded(seats);
  const bust = { ...utilise, pool: 'red-drop black', turn: { bust: true } };
  const table: readonly (readonly [Wish, Partial<View>])[] = [
    [wish, {}],
    [{ ...wish, piles: SOLD }, {}],
    [{ ...wish, ...bust }, {}],
    [wish, { stopped: [1], resigned: [0] }],
    [wish, { stopped: [] }],
    [{ seats, phase: { type: 'pick', seat: 1 } }, {}],
    [{ seats, phase: { type: 'lose', seats: [1] }, pool: 'x-orange' }, {}],
    [{ seats, phase: { type: 'bonus', seats: [1] }, pool: 'x-green' }, {}],
    [{ seats, pool: 'red-drop', deck: '', discards: '' }, {}],
  ];
  const own: readonly Wish[] = [
    { ...wish, ...utilise, pool: 'red-drop' },
    { ...wish, ...utilise, pool: 'red-drop', cubes: each(seats, 'b1 y1') },
    { seats, ...utilise, variant: 'simple', cubes: each(seats, 'r3') },
    { seats, ...utilise, objectives: ['0: red-6 red-4', '0: blue-5', '0: green-5', '0: wild-6'] },
  ];
  return [
    ...table.map(([given, change]) => ({
      view: { ...greenPort.view(position(given), 'table'), round: 88, ...change },
      seats,
      isCut: true,
    })),
    ...own.map(given => ({ view: greenPort.view(position(given), 0), seats, isCut: true })),
  ];
}

/** Limits, sums of the box, and arguments that are colours or names. */
const NEVER_ONE =
  /^(hand\.(asked\.lose|limit)|choices\.(pick|bonus)|story\.(picked|helped|reshuffledAll)|refusals\.codes\.(pick-taken|not-in-pool|not-enough-cubes|too-dear|specialise-mixture)|picture\.powers\.red)$/;

export const GREEN_PORT: Presented = {
  refusals: REFUSALS,
  terms: TERMS,
  examples: EXAMPLES,
  fullest: () => [
    ...(['table', 3] as const).map(viewer => ({
      view: greenPort.view(position(HOARDERS), viewer),
      seats: 4,
    })),
    ...[2, 3, 4].flatMap(crowdedWith),
  ],
  // The player spends all cubes, reveals at a low risk, and never trades.
  wishes: [
    ...[/Complete/, /Buy/, /Reveal · (no risk|\d%|1\d%)/, /^Hire/, /Flip the tile/, /Pass/, /End the turn/],
    /^(?!Trade)/,
  ],
  said: [/Reveal · \d+% bust/, /The last action is taken back\./, /It stays: not everybody agrees\./],
  small: /^headquarters\/\w+\/power\/[12] /,
  loans: { any: /Green Box of Games/g, fr: /\bcubes?\b/gi },
  ties: ['cubes', 'cards'],
  stays: {
    // Four colours and six symbols. Each colour and each symbol has a name.
    overview: [4],
    cards: [4, 6],
    hire: [4],
    // Numbers of seats and of symbols.
    variants: [2, 3, 4, 6],
  },
  unsaid: { reshuffles: 'reported as they happen' },
  neverOne: NEVER_ONE,
};
