import { carryOut, legalActions, type Position } from '../../../proof/oracle/rules.ts';
import type { State } from '../../../src/games/porto/rules/types.ts';
import type { Perft } from '../harness.ts';
import { everyHouse, oraclePosition, position, TurningDice } from './position.ts';

const oraclePerft = (p: Position, depth: number): number =>
  depth === 0
    ? 1
    : legalActions(p).reduce((lines, action) => {
        const after = structuredClone(p);
        carryOut(after, action, (_pile, cards) => [...cards].reverse());
        return lines + oraclePerft(after, depth - 1);
      }, 0);

const NOTHING: readonly null[] = [null, null, null, null, null];

const POSITIONS: Perft<State>['positions'] = [
  {
    name: 'an opening market',
    state: position({ round: 1 }),
    lines: [10, 107, 10810],
    why: 'five cards alone, 1+1, and each one with each two: 5 + 1 + 4',
  },
  {
    name: 'contracts are kept',
    state: position({
      variant: 'standard',
      phase: { type: 'keep' },
      kept: [null, null],
      dealt: [
        ['ends-red', 'houses-blue', 'pair-blue-red', 'side-1', 'trio-blue-green-red'],
        ['ends-blue', 'houses-red', 'palette-1', 'side-2', 'twins-green'],
      ],
    }),
    lines: [20, 200, 2000, 21400],
    why: 'ten choices for either seat, in either order: 20, then 20 × 10',
  },
  {
    name: 'an empty board and two cards',
    state: position({
      hands: [['red-2', 'blue-1']],
      market: ['yellow-3', 'yellow-3', 'yellow-3', 'yellow-3', 'yellow-3'],
    }),
    lines: [205, 1025, 20145],
    why: '5 draws; two ways to use the cards × ten houses × ten roofs',
  },
  {
    name: 'claims',
    state: position({
      houses: { ...everyHouse('purple 4/4'), L4: 'blue 2/5' },
      hands: [
        ['red-3', 'blue-1'],
        ['blue-1', 'blue-1'],
      ],
      market: ['yellow-3', null, null, null, null],
      contracts: ['floors-3-blue', 'house-blue', 'house-red', 'cards-blue-red'],
      publicDeck: ['cards-blue-blue'],
    }),
    lines: [9, 112, 1278, 10619],
    why: 'one draw, and one build with the 8 subsets of the three contracts it meets',
  },
  {
    name: 'few roofs are empty',
    state: position({
      houses: {
        ...everyHouse('purple 1/4 roof 1'),
        ...{ L3: 'empty ground 3', L5: 'red 4/6 roof 2', R2: 'empty ground 2', R5: 'green 6/6' },
      },
      hands: [
        ['red-2', 'blue-2', 'blue-2'],
        ['green-1', 'yellow-1'],
      ],
      market: ['yellow-3', 'green-3', null, null, null],
      deck: [],
    }),
    lines: [15, 102, 646, 5236],
    why: 'two draws; three ways to use the cards for L3 and R2, each with two empty roofs; red goes on in L5',
  },
  {
    name: 'the deck runs out',
    state: position({
      houses: { ...everyHouse('purple 4/4'), L4: 'blue 1/5' },
      hands: [['blue-1', 'blue-2'], ['blue-1']],
      market: ['red-1', 'red-2', 'green-3', 'green-1', 'yellow-1'],
      deck: ['blue-3'],
      discards: ['blue-1', 'blue-3'],
    }),
    lines: [14, 111, 1234, 9887],
    why: 'each draw of two or more shuffles the discards in the middle of the refill',
  },
  {
    name: 'the last round',
    state: position({ round: 9, lastRound: 9, market: ['red-1', 'red-2', 'green-3', 'green-3', 'yellow-3'] }),
    lines: [6, 42, 0, 0],
    why: 'two turns are left, so there is no line of three',
  },
  {
    name: 'nobody can move',
    state: position({ market: NOTHING, deck: [] }),
    lines: [1, 1, 0, 0],
    why: 'one pass each, then the game is over',
  },
  {
    name: 'a turn of solo and its Timer',
    state: position({
      variant: 'solo',
      houses: { ...everyHouse('purple 4/4'), L4: 'blue 1/5', R2: 'red 1/4', R5: 'empty' },
      hands: [['blue-1', 'green-2']],
      timer: ['red-1', 'blue-2', 'green-1', 'red-3'],
      market: ['red-3', 'red-3', 'green-3', 'green-3', 'yellow-3'],
      contracts: ['floors-2-blue', 'house-red', 'house-green', 'cards-blue-green'],
      publicDeck: ['house-blue', 'floors-1-blue'],
    }),
    lines: [27, 120, 1270, 2721],
    why: '5 draws; blue on L4 with 4 sets of claims and on R5 with 3 roofs × 4, green on R5 with 3 × 2; then the Timer',
  },
];

export const PORTO: Perft<State> = {
  dice: () => new TurningDice(),
  positions: POSITIONS,
  oracle: (state, depth) => oraclePerft(oraclePosition(state), depth),
};
