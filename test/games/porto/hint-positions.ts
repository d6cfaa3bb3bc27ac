import type { HouseId } from '../../../src/games/porto/rules/types.ts';
import type { HintPosition } from '../../support/hint-position.ts';
import type { Sketch } from './position.ts';

type Houses = Readonly<Partial<Record<HouseId, string>>>;

/** Half-way through a game of two: two houses are complete. */
const BEGUN: Houses = {
  L3: 'blue 4/6',
  L4: 'purple 3/5 roof 2',
  L5: 'red 2/6',
  L6: 'yellow 4/4',
  L7: 'empty ground 2',
  R1: 'green 2/5 roof 1',
  R2: 'blue 4/4',
  R3: 'empty ground 3',
  R4: 'yellow 2/5',
  R5: 'purple 4/6 roof 3',
};
/** Near the end: four houses are complete, six trigger it. */
const LATE: Houses = {
  L3: 'blue 6/6',
  L4: 'purple 5/5',
  L5: 'red 4/6 roof 2',
  L6: 'yellow 4/4',
  L7: 'green 3/5 roof 3',
  R1: 'green 5/5',
  R2: 'blue 2/4',
  R3: 'red 3/6 roof 1',
  R4: 'yellow 2/5',
  R5: 'purple 3/6',
};
/** The first turns: one house is begun. */
const FRESH: Houses = {
  L3: 'empty ground 2',
  L4: 'empty ground 1',
  L5: 'blue 2/6',
  L6: 'empty ground 4',
  L7: 'empty ground 1',
  R1: 'empty ground 3',
  R2: 'empty ground 2',
  R3: 'empty ground 1',
  R4: 'empty ground 1',
  R5: 'empty ground 2',
};

const MIDDLE: Sketch = { round: 12, scores: [34, 34], market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'] };
const CLOSE: Sketch = { round: 19, scores: [58, 58], market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'] };
const LAST: Sketch = { ...CLOSE, round: 22, lastRound: 22 };
const SOLO: Sketch = { variant: 'solo', round: 8, scores: [30], market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'], timer: ['red-1', 'red-1', 'red-1', 'red-1', 'blue-2', 'blue-2', 'green-1', 'green-1'], dealt: [['houses-blue', 'side-1', 'twins-red', 'palette-1', 'ends-green']], kept: [['houses-blue', 'side-1', 'twins-red']] };

/** Positions made by hand: what the hint should name among its three. */
export const PORTO_POSITIONS: readonly HintPosition<Sketch>[] = [
  // What brings much at once.
  {
    name: 'a roof token of four',
    why: 'Completing L4 brings five for the house and the four on its roof, and nothing else comes near.',
    idea: /^build \S+-2 purple-1 L4/,
    position: { ...MIDDLE, houses: { ...BEGUN, L4: 'purple 3/5 roof 4' }, hands: [['purple-1', 'red-2', 'green-1', 'yellow-1'], ['green-1', 'blue-2']] },
  },
  {
    name: 'three floors between two neighbours',
    why: 'Three floors on L5 stand beside three of L4 and three of L6, six points on top of the house.',
    idea: /^build blue-3 green-1 L5/,
    position: { ...MIDDLE, houses: { ...BEGUN, L5: 'empty ground 1' }, hands: [['blue-3', 'green-1', 'red-1', 'yellow-1'], ['green-1', 'blue-2']] },
  },
  {
    name: 'two contracts with one build',
    why: 'Three blue floors with a red and a blue card meet two public contracts at once.',
    idea: /^build red-3 blue-1 \S+( roof \S+)? claim 1,2/,
    position: { ...MIDDLE, houses: BEGUN, contracts: ['floors-3-blue', 'cards-blue-red', 'house-green', 'floors-1-yellow'], hands: [['red-3', 'blue-1', 'green-1', 'green-2'], ['green-1', 'blue-2']] },
  },
  {
    name: 'the one floor that a contract wants',
    why: 'One green floor completes R1 and meets the contract for one floor, worth three more.',
    idea: /^build \S+-1 green-\d R1 claim 1/,
    position: { ...MIDDLE, houses: { ...BEGUN, R1: 'green 4/5 roof 2' }, contracts: ['floors-1-green', 'cards-red-red', null, null], hands: [['red-1', 'green-2', 'blue-3', 'yellow-2'], ['green-1', 'blue-2']] },
  },
  {
    name: 'the house that a contract wants',
    why: 'Of two houses that can be completed for six points, the red one meets a contract as well.',
    idea: /^build yellow-2 red-1 L5 claim 1/,
    position: { ...MIDDLE, houses: { ...BEGUN, L5: 'red 4/6', R5: 'purple 4/6' }, contracts: ['house-red', null, null, null], hands: [['red-1', 'yellow-2', 'purple-1', 'blue-1'], ['green-1', 'blue-2']] },
  },
  {
    name: 'a low house begun and completed at once',
    why: 'Three floors complete the house of three: its token is put on its own roof and scores twice.',
    idea: /^build \S+-3 \S+ R3 roof R3/,
    position: { ...MIDDLE, houses: { ...BEGUN, R3: 'empty/3 ground 3', R4: 'yellow 2/5' }, hands: [['red-3', 'red-1', 'green-1', 'blue-1'], ['green-1', 'blue-2']] },
  },
  {
    name: 'the ground token of four',
    why: 'Two floors on L6 bring its token of four, and there is no neighbour to build beside anywhere.',
    idea: /^build \S+-2 \S+ L6/,
    position: { round: 4, houses: FRESH, hands: [['red-2', 'green-1', 'purple-1', 'yellow-1'], ['blue-1', 'yellow-2']], market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'] },
  },
  {
    name: 'beside the neighbour, not alone',
    why: 'Two floors on L4 stand beside two of L5, which the other empty houses lack.',
    idea: /^build \S+-2 \S+ (L4|L6)/,
    position: { round: 4, houses: { ...FRESH, L6: 'empty ground 1' }, hands: [['red-2', 'green-1', 'purple-1', 'yellow-1'], ['blue-1', 'yellow-2']], market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'] },
  },
  // Which cards are paid.
  {
    name: 'the cheap card gives the colour',
    why: 'Either red card gives the colour, and the three orders three floors another time.',
    idea: /^build blue-2 red-1 L5/,
    position: { ...MIDDLE, houses: { ...BEGUN, L5: 'red 4/6 roof 2' }, hands: [['blue-2', 'red-1', 'red-3', 'green-1'], ['green-1', 'blue-2']] },
  },
  {
    name: 'the cheap card gives the colour of a new house',
    why: 'The house is the same with either green card: the three is kept for three floors.',
    idea: /^build yellow-2 green-1 L6/,
    position: { round: 4, houses: FRESH, hands: [['yellow-2', 'green-1', 'green-3'], ['blue-1', 'yellow-2']], market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'] },
  },
  {
    name: 'the number from a colour that fits nothing',
    why: 'Two cards order two floors: the green one has no house of its colour to go to, the purple one completes R5 another time.',
    idea: /^build green-2 red-1 L5/,
    position: { ...MIDDLE, houses: { ...BEGUN, L5: 'red 4/6 roof 3', R1: 'yellow 5/5', R5: 'purple 4/6 roof 4' }, hands: [['green-2', 'purple-2', 'red-1', 'yellow-2'], ['green-1', 'blue-1']] },
  },
  {
    name: 'two reds for the contract',
    why: 'Paying with two red cards instead of one brings the contract for two red cards.',
    idea: /^build red-2 red-1 L5 claim 1/,
    position: { ...MIDDLE, houses: { ...BEGUN, L5: 'red 4/6' }, contracts: ['cards-red-red', null, null, null], hands: [['red-2', 'red-1', 'blue-2', 'green-1'], ['green-1', 'blue-2']] },
  },
  // Before the next seat does it.
  {
    name: 'before the next seat completes it',
    why: 'The next seat holds the cards for L4 and its token of three: who comes first has it.',
    idea: /^build \S+-2 purple-\d L4/,
    position: { ...MIDDLE, houses: { ...BEGUN, L4: 'purple 3/5 roof 3', R5: 'purple 4/6 roof 3' }, hands: [['purple-2', 'red-2', 'green-2', 'yellow-1'], ['purple-3', 'blue-2', 'yellow-1']] },
  },
  {
    name: 'the contract that both could meet',
    why: 'Both seats hold two yellow cards, and the contract for them goes to the first; so does the house.',
    idea: /^build yellow-\d yellow-\d \S+( roof \S+)? claim 1/,
    position: { ...MIDDLE, houses: BEGUN, contracts: ['cards-yellow-yellow', null, null, null], hands: [['yellow-2', 'yellow-1', 'red-1', 'green-1'], ['yellow-1', 'yellow-3', 'blue-1']] },
  },
  {
    name: 'not a gift for the next seat',
    why: 'Two floors on L5 bring as much as on R4, but leave two for the next seat, who holds two reds, and the token of four.',
    idea: /^build \S+-\d yellow-\d R4/,
    position: { ...MIDDLE, houses: { ...BEGUN, L4: 'purple 5/5', L6: 'yellow 1/4', L5: 'red 2/6 roof 4', R3: 'green 1/6', R4: 'yellow 2/5', R5: 'purple 1/6' }, hands: [['blue-2', 'red-1', 'yellow-1', 'green-1'], ['red-2', 'red-3', 'blue-2']] },
  },
  {
    name: 'the last blue ground floor',
    why: 'One blue ground floor is left: who begins R3 with it has its token of three, and the next seat has nothing but blue to begin it with.',
    idea: /^build \S+-\d blue-1 R3/,
    position: { ...MIDDLE, houses: { ...BEGUN, R2: 'red 4/4', R5: 'blue 4/6 roof 3', L3: 'blue 4/6' }, hands: [['red-3', 'blue-1', 'purple-1', 'purple-1'], ['blue-3', 'blue-2']] },
  },
];
