import { SeededDice } from '../../../src/core/contract/dice.ts';
import { TERMS } from '../../../src/games/porto/bots/features.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { PUBLIC_DECK } from '../../../src/games/porto/rules/cards.ts';
import {
  COLOURS,
  type Colour,
  type Event,
  type FinalResult,
  REFUSALS,
  type State,
  type View,
} from '../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../src/games/porto/words/all.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import type { Example, Presented } from '../../contract/presenter/presented.ts';
import { NEVER_ONE, STAYS } from './numbers.ts';
import { position, type Sketch } from './position.ts';

const fresh = porto.setup(2, { variant: 'family' }, new SeededDice(new Uint8Array(32).fill(1)));

/**
 * Joana's turn from the rulebook: a blue house with two of five floors. Three floors on either side stand beside the new
 * floors.
 */
const JOANA: State = {
  ...fresh,
  houses: fresh.houses.map(house => {
    if (house.id === 'L3') return { ...house, colour: 'red', level: 4, ground: 0 };
    if (house.id === 'L4') return { ...house, colour: 'blue', level: 2, ground: 0, roof: 2 };
    return house.id === 'L5' ? { ...house, colour: 'green', level: 3, ground: 0 } : house;
  }),
  contracts: ['floors-3-blue', 'house-red', 'cards-blue-red', 'floors-1-blue'],
  market: ['blue-1', 'red-2', 'blue-3', 'green-1', 'blue-1'],
  players: fresh.players.map(player => ({ ...player, hand: ['blue-1', 'red-3', 'red-3'] })),
};
const owning = (...kept: NonNullable<State['players'][number]['kept']>): State => ({
  ...JOANA,
  variant: 'standard',
  players: JOANA.players.map(player => ({ ...player, dealt: kept, kept })),
});
const BEGUN: Readonly<Record<string, Colour>> = {
  ...{ L3: 'red', L4: 'green', L5: 'red', L6: 'green', L7: 'yellow' },
  ...{ R2: 'yellow', R3: 'purple', R4: 'yellow', R5: 'purple' },
};

const ended = (score: number, vp: number, publicContracts: number, rank: number) => ({
  score,
  total: score + vp,
  rank,
  publicContracts,
  private: [{ contract: 'houses-blue' as const, vp }],
});
const over =
  (result: FinalResult) =>
  (view: View): View => ({ ...view, phase: { type: 'over' }, result });
const scoring =
  (own: number, other: number, round = 9) =>
  (view: View): View => ({
    ...view,
    round,
    lastRound: 9,
    players: view.players.map((player, seat) => ({ ...player, score: seat === 0 ? own : other })),
  });
const placed = { colour: 'red', completed: false } as const;
const EVENTS: readonly Event[] = [
  { type: 'kept', seat: 1 },
  { type: 'kept', seat: 1, contracts: ['houses-blue', 'pair-blue-red', 'side-2'] },
  { type: 'passed', seat: 0 },
  { type: 'refilled', market: [], contracts: [] },
  {
    type: 'timerDiscarded',
    timer: ['red-2', 'blue-3'],
    market: [
      { slot: 2, card: 'green-1' },
      { slot: 5, card: 'red-1' },
    ],
    contracts: [{ slot: 2, card: 'house-blue' }],
  },
  { type: 'timerDiscarded', timer: ['red-3', 'blue-3'], market: [], contracts: [] },
  {
    type: 'timerBuilt',
    number: 'blue-3',
    colour: 'red-2',
    placed: { ...placed, house: 'L5', floors: 3, level: 3, ground: 4, tokenTo: 'L5' },
    tokenLost: 0,
  },
  {
    type: 'timerBuilt',
    number: 'blue-1',
    colour: 'red-2',
    placed: { ...placed, completed: true, house: 'R2', floors: 1, level: 4, ground: 0, tokenTo: null },
    tokenLost: 3,
  },
  { type: 'timerIdle', timer: ['red-2', 'blue-3'] },
  { type: 'reshuffled', pile: 'construction', cards: 1 },
  { type: 'endTriggered', roofs: 6, lastRound: 21 },
];

const TYPED = [
  ...[
    'blue 2',
    'red 2 red 2',
    'blue 1, blue 1, blue 1',
    '@everyone <@1>',
    '2 red',
    'blue 1, 3',
    '13',
    '1 1',
    ' , ',
  ],
].map(text => ['cards', text] as const);

const LEGAL = ['build red-3 blue-1 L4 claim 1,3', 'build blue-1 red-3 R1 roof R3', 'draw 1,2'];
const WRONG = [
  ...['dance 1', 'build pink-7 blue-1 L4', 'build red-3 blue L4', 'build red-3 blue-1 Z9', 'draw one'],
  ...['draw 0'],
  ...['build red-3 blue-1 L4 roof here', 'build red-3', 'build red-3 blue-1 L4 claim', 'pass **', 'draw 1 '],
  ...['build red-3 blue-1 L4 claim x', 'build red-3 blue-1 L4 now', 'timer red-3 blue-1 L4 claim 1'],
  ...['keep side-1,mine', 'draw 1,2,3', 'draw 9', 'build green-1 red-3 R1 roof R1', 'build red-3 red-3 L4'],
  ...['build red-3 red-3 L3', 'build red-3 blue-1 L5', 'build blue-1 red-3 L1', 'build blue-1 red-3 R1'],
  ...['build blue-1 red-3 R1 roof L4', 'build red-3 blue-1 L4 roof L3', 'build red-3 blue-1 L4 claim 4'],
  ...['pass', 'timer'],
];

const DEMANDS: View['contracts'] = [
  ...COLOURS.map(colour => `floors-1-${colour}` as const),
  ...COLOURS.map(colour => `floors-3-${colour}` as const),
  ...COLOURS.map(colour => `house-${colour}` as const),
];
const L3 = { L3: 'blue 2/5' };
const reasoned = (sketch: Sketch): State =>
  position({ market: ['red-3', 'green-1', 'green-1', 'yellow-2', 'purple-2'], ...sketch });

const EXAMPLES: readonly Example[] = [
  {
    title: "Joana's turn",
    state: JOANA,
    seats: 2,
    board: true,
    acts: [...LEGAL, ...WRONG],
    events: EVENTS.map(event => [event]),
    values: [
      ['contracts', 'houses-blue,pair-blue-red,side-1'],
      ...COLOURS.map(colour => ['contracts', `houses-${colour},twins-${colour},ends-${colour}`] as const),
    ],
    typed: TYPED,
  },
  {
    title: 'private contracts',
    state: owning('houses-blue', 'pair-blue-red', 'palette-1'),
    seats: 2,
    acts: LEGAL,
  },
  {
    title: 'an aim out of reach',
    state: {
      ...owning('houses-blue', 'pair-blue-red', 'twins-green'),
      houses: JOANA.houses.map(house => {
        const colour = BEGUN[house.id] ?? null;
        return { ...house, colour, level: colour ? 1 : 0, ground: colour ? 0 : 1, roof: 0 };
      }),
    },
    seats: 2,
    acts: ['build blue-1 red-3 R1 roof R3'],
  },
  {
    title: 'every colour asked for',
    state: JOANA,
    seats: 2,
    changed: (view: View) => ({ ...view, contracts: DEMANDS }),
    values: DEMANDS.map((_, at) => ['claim', String(at + 1)] as const),
  },
  {
    title: 'the widest claim',
    state: JOANA,
    seats: 2,
    changed: (view: View) => ({
      ...view,
      contracts: ['floors-3-purple', 'house-purple', 'cards-purple-yellow', null],
    }),
    values: [['claim', '1,2,3']],
  },
  ...(
    [
      ['behind in the last round', scoring(20, 23)],
      ['level in the last round', scoring(20, 20)],
      ['ahead in the last round', scoring(25, 20)],
      ['ahead before the last round', scoring(25, 20, 8)],
      ['won by points', over({ seats: [ended(80, 2, 4, 2), ended(90, 5, 1, 1)], winner: 1 })],
      ['a tie by contracts', over({ seats: [ended(80, 2, 5, 1), ended(80, 2, 4, 2)], winner: 0 })],
      ['a tie by the later seat', over({ seats: [ended(80, 2, 4, 2), ended(80, 2, 4, 1)], winner: 1 })],
    ] as const
  ).map(([title, changed]) => ({ title, state: JOANA, seats: 2, changed })),
  ...(
    [
      ['solo won', over({ seats: [ended(66, 5, 4, 1)], winner: null, won: true, level: 'builder' })],
      [
        'solo lost',
        over({ seats: [{ ...ended(59, 5, 4, 1), total: 59 }], winner: null, won: false, level: null }),
      ],
      ['the last turns of a solo', (view: View) => ({ ...view, timer: { left: 2, size: 28 } })],
      ['a solo with time', (view: View) => ({ ...view, timer: { left: 6, size: 28 } })],
    ] as const
  ).map(([title, changed]) => ({ title, state: position({ variant: 'solo' }), seats: 1, changed })),
  {
    title: 'what a build opens',
    state: reasoned({
      houses: L3,
      hands: [
        ['red-2', 'blue-1'],
        ['green-1', 'blue-2'],
      ],
    }),
    seats: 2,
    reasons: [
      ['build red-2 blue-1 L3', 'opens', -3],
      ['draw 1', 'opens', -3],
      ['draw 1', 'cards', 0.04],
    ],
  },
  {
    title: 'what a build takes away',
    state: reasoned({
      houses: L3,
      hands: [
        ['red-3', 'blue-1'],
        ['green-3', 'blue-2'],
      ],
    }),
    seats: 2,
    reasons: [['build red-3 blue-1 L3', 'opens', 3]],
  },
  {
    title: 'what a draw prepares',
    state: reasoned({ houses: L3, hands: [['blue-1'], []] }),
    seats: 2,
    reasons: [
      ['draw 1', 'cards', 2.3],
      ['draw 1', 'hand', 2],
      ['draw 2', 'hand', -1],
    ],
  },
];

function fullest(language: Language): readonly { readonly view: View; readonly seats: number }[] {
  const names = portoWords(language).cards.colours;
  const [colour = 'red'] = COLOURS.toSorted((one, other) => names[other].length - names[one].length);
  return [4, 3, 2].flatMap(seats => {
    const base = porto.view(position({ seats }), 'table');
    const built = base.houses.map(house => ({
      ...house,
      colour,
      level: house.height - 1,
      ground: 0,
      roof: 4,
    }));
    const empty = base.houses.map(house => ({ ...house, ground: 4, roof: 4 }));
    return [built, empty].map((houses, at) => ({
      seats,
      view: {
        ...base,
        round: 39,
        lastRound: at === 0 ? null : 40,
        houses,
        market: base.market.map(() => `${colour}-3` as const),
        contracts: ['cards-red-yellow', 'cards-purple-yellow', 'cards-green-yellow', 'cards-purple-red'],
        supply: Object.fromEntries(COLOURS.map(each => [each, { floors: 15, grounds: 3 }])) as View['supply'],
        players: base.players.map(player => ({
          ...player,
          score: 199,
          hand: ['red-1', 'red-1', 'red-1', 'red-1', 'red-2', 'red-2', 'red-2', 'red-3', 'red-3', 'red-3'],
          claimed: PUBLIC_DECK.slice(0, 12),
        })),
        publicDeck: 31,
      },
    }));
  });
}

export const PORTO: Presented = {
  refusals: REFUSALS,
  terms: TERMS,
  examples: EXAMPLES,
  fullest,
  // Some actions have equal labels: equal cards, roofs for a token, and contracts. A menu then tells them apart.
  alike: ['draw', 'build', 'timer'],
  wishes: [/^Build floors/, /\d+ points/, /^Build/],
  longer: ['contracts', 'keep', 'cards', 'number', 'colour', 'claim', 'type', 'roof'],
  ties: ['publicContracts', 'laterSeat'],
  stays: STAYS,
  unsaid: { reshuffles: 'reported as they happen', 'players private': 'shown with the result' },
  neverOne: NEVER_ONE,
};
