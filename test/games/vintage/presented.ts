import { TERMS } from '../../../src/games/vintage/bots/features.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import { REFUSALS } from '../../../src/games/vintage/rules/refusals.ts';
import type { Example, Presented } from '../../contract/presenter/presented.ts';
import { position, type Wish } from './position.ts';

const three = 'green purple yellow';
const UPRIVER: Wish = {
  me: {
    estates: [`baixo-1 ${three} 3x2`, 'cima-1 green purple', 'superior-1 green'],
    boat: 'cima 6x3',
    known: 'boat',
  },
};
const LANDING = { type: 'unload', next: 0, moves: null, sailing: false } as const;

const example = (title: string, wish: Wish, more: Omit<Example, 'title' | 'state' | 'seats'>): Example => ({
  title,
  state: position(wish),
  seats: wish.seats ?? 4,
  ...more,
});

const gathering = (lot: string): Wish => ({
  phase: { type: 'gather', left: [1], brandy: 1, gained: 0, once: null, gathered: lot !== '' },
  me: { estates: [`cima-1 green purple white${lot}`], boat: 'cima', harvested: true },
});

const EXAMPLES: readonly Example[] = [
  example('reasons upriver', UPRIVER, {
    reasons: [
      ['sail gaia load 1', 'voyage', 1.84],
      ['harvest pay 1', 'pieces', 0.9],
      ['buy cima-2 pay 1', 'pieces', -0.5],
      ['plant 2 white pay 1', 'estates', 3],
      ['plant 3 white pay 1', 'estates', 1.5],
      ['buy superior-2 pay 1', 'estates', 4],
      ['buy superior-2 pay 1', 'points', -3],
      ['play boat pay 1', 'cards', -1.1],
      ['harvest pay 1', 'brandy', 0.04],
    ],
  }),
  example(
    'reasons of a landing',
    { me: { boat: 'gaia 6x3' }, phase: LANDING },
    { reasons: [['unload tawny', 'cellar', 0.4]] },
  ),
  example('reasons of a harvest', gathering(''), {
    reasons: [
      ['gather 1 wine 1', 'brandy', 1.2],
      ['gather 1 wine 3', 'brandy', -1.2],
      ['gather 1 wine 3', 'voyage', 2.4],
    ],
  }),
  example(
    'ageing',
    { me: { ruby: '6x3' } },
    { acts: ['age pay 1'], reasons: [['age pay 1', 'points', 2.2]] },
  ),
  example(
    'what does not go',
    { me: { drawn: 'vintage' } },
    {
      acts: [
        ...['take boat', 'play boat', 'buy cima-3', 'plant 1 green', 'age'].map(text => `${text} pay 1`),
        ...['fly', 'sail cima', 'sail superior', 'harvest pay 2', 'gather 1 wine 2', 'buy cima-9 pay 1'],
        ...['sail gaia load 9', 'age', 'pass now', 'harvest pay overseer-9', 'take deck pay x'],
        ...['first pay overseer-1', 'discard boat'],
      ],
    },
  ),
  example('nothing left but a pass', { me: { markers: 0, overseer: false } }, { acts: ['harvest pay 1'] }),
  example('a harvest', gathering(''), {
    acts: ['wine', 'pass', 'gather 1 wine 0', 'gather 2 wine 1', 'leave 1'],
  }),
  example('a harvest beside a lot', gathering(' 6x3'), { acts: ['wine', 'leave 1', 'gather 1 wine 1'] }),
  example(
    'three lots of four before Gaia',
    { me: { boat: 'gaia 10x10 9x10 8x10' }, phase: LANDING },
    {
      acts: ['unload ruby', 'unload tawny', 'unload boat'],
    },
  ),
  example(
    'a sale by a card',
    { round: 3, me: { known: 'vintage colheita', ruby: '5x3', tawny: '8x4' } },
    {
      acts: ['play vintage 1 pay 1', 'play colheita 1 pay 1', 'play colheita 1,2 pay 1'],
    },
  ),
  example(
    'a barrel more',
    {
      me: { ruby: '9x1', warehouse: { ruby: [2, 1, 1, 0], tawny: [2, 3, 1, 0] } },
      phase: { type: 'add' },
    },
    { acts: ['add tawny tawny', 'add ruby reserva', 'add ruby lbv'] },
  ),
];

/** Returns a seat that has as much as can be shown. Its Estates have the number `at` in each region. */
export const fullSeat = (at: number, harbour = 'superior') => ({
  vp: 98,
  brandy: 3,
  markers: 6,
  estates: [
    `baixo-${at} green purple red white yellow 4x4`,
    `cima-${at} green purple red white ${at === 4 ? 'yellow' : 'old'} 9x5`,
    `superior-${at} green purple red white yellow 8x10`,
  ],
  boat: `${harbour} 9x5 9x3 8x4`,
  ruby: '9x5 8x10',
  tawny: '9x3 8x6',
  warehouse: { ruby: [33, 2, 1, 1], tawny: [44, 3, 2, 1] },
  known: 'ageing-barrel ageing-quality',
});

const CROWDED: Wish = {
  seats: 4,
  me: fullSeat(1),
  others: { 1: fullSeat(2), 2: fullSeat(3), 3: fullSeat(4) },
};

export const RICH: Wish = {
  seats: 4,
  active: 2,
  round: 7,
  first: 2,
  me: {
    estates: [
      'baixo-3 green purple white yellow red 9x4',
      'cima-2 green purple old white yellow 9x5',
      'superior-1 green purple old white yellow 9x6',
    ],
    boat: 'superior 9x6 9x6 9x6',
    ruby: '9x6 9x6',
    tawny: '9x6 9x6',
    warehouse: { ruby: [3, 2, 1, 0], tawny: [4, 3, 2, 1] },
    known: 'enologist',
    drawn: 'ageing-barrel',
    brandy: 3,
    markers: 6,
    enologists: 3,
    harvested: true,
    bought: true,
    vp: 88,
  },
};
/** Positions in which a seat has all or nothing. */
export const FULL: readonly Wish[] = [
  RICH,
  {
    ...RICH,
    phase: { type: 'add' },
    me: { ...RICH.me, warehouse: { ruby: [9, 2, 1, 0], tawny: [14, 3, 2, 1] } },
  },
  { me: { brandy: 0, markers: 0, overseer: false } },
  {
    seats: 2,
    me: { ruby: '9x3', tawny: '6x4', markers: 3, warehouse: { ruby: [2, 1, 0, 0], tawny: [0, 3, 0, 0] } },
    taken: { age: [0], harvest: [0, 1] },
  },
  { seats: 3, active: 1, first: 1, me: { drawn: 'boat boat' }, display: 'planting', taken: { card: [0, 1] } },
  { seats: 2, phase: { ...LANDING, sailing: true }, me: { boat: 'gaia 6x3 10x4 3x2', ruby: '9x3' } },
  gathering(''),
];

/** Limits, sums of the box, and arguments that are names. */
const NEVER_ONE =
  /^(cards\.|actions\.moves$|reasons\.fullEstate$|refusals\.codes\.(wine-range|not-your-turn|estate-full|nothing-to-harvest)$)/;

export const VINTAGE: Presented = {
  refusals: REFUSALS,
  terms: TERMS,
  examples: EXAMPLES,
  fullest: () => [
    { view: vintage.view(position(CROWDED), 'table'), seats: 4, isCut: true },
    ...FULL.map(wish => ({ view: vintage.view(position(wish), wish.active ?? 0), seats: wish.seats ?? 4 })),
  ],
  said: [
    /Possible: baixo-1, baixo-2/,
    /Age and sell: avg [\d.]+ VP \(\d+–\d+\)/,
    /The last action is taken back\./,
  ],
  ties: ['estates', 'quality'],
  stays: {
    // Years after which a real Late Bottled Vintage is bottled.
    overview: [4, 6],
    turn: [2],
    cards: [2],
    end: [2],
    // Numbers of seats and the game's year of publication.
    setup: [2, 3, 4, 2011],
    notation: [2],
  },
  neverOne: NEVER_ONE,
};
