import type { HouseId, PrivateContract } from '../../../src/games/porto/rules/types.ts';
import type { HintPosition } from '../../support/hint-position.ts';
import type { Sketch } from './position.ts';

type Houses = Readonly<Partial<Record<HouseId, string>>>;
type Hands = NonNullable<Sketch['hands']>;

/** Half-way: every house is begun, two are complete. A build brings six to nine. */
const BEGUN: Houses = {
  L3: 'blue 4/6',
  L4: 'purple 3/5 roof 2',
  L5: 'red 3/6',
  L6: 'yellow 4/4',
  L7: 'green 2/5',
  R1: 'green 2/5 roof 1',
  R2: 'blue 4/4',
  R3: 'red 2/6',
  R4: 'yellow 3/5',
  R5: 'purple 4/6 roof 3',
};
/** Near the end: five are complete, the sixth triggers it. */
const LATE: Houses = {
  L3: 'blue 6/6',
  L4: 'purple 5/5',
  L5: 'red 4/6',
  L6: 'yellow 4/4',
  L7: 'green 3/5 roof 2',
  R1: 'green 5/5',
  R2: 'blue 2/4',
  R3: 'red 3/6 roof 3',
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

const MARKET: NonNullable<Sketch['market']> = ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'];

const begun = (houses: Houses, hands: Hands, rest: Sketch = {}): Sketch => ({
  round: 12,
  scores: [34, 34],
  market: MARKET,
  houses: { ...BEGUN, ...houses },
  hands,
  ...rest,
});
const fresh = (houses: Houses, hands: Hands, rest: Sketch = {}): Sketch => ({
  round: 5,
  market: MARKET,
  houses: { ...FRESH, ...houses },
  hands,
  ...rest,
});
/** The last turn of both. */
const last = (houses: Houses, hands: Hands, rest: Sketch = {}): Sketch => ({
  round: 22,
  lastRound: 22,
  scores: [66, 66],
  market: MARKET,
  houses: { ...LATE, ...houses },
  hands,
  ...rest,
});
/** Everybody's private contracts: three kept and two put away. */
const secretly = (
  own: readonly [PrivateContract, PrivateContract, PrivateContract],
  away: readonly [PrivateContract, PrivateContract] = ['twins-purple', 'houses-yellow'],
): Sketch => ({
  variant: 'standard',
  dealt: [
    [...own, ...away],
    ['twins-yellow', 'twins-green', 'pair-green-yellow', 'trio-green-purple-yellow', 'side-2'],
  ],
  kept: [own, ['twins-yellow', 'twins-green', 'pair-green-yellow']],
});
const NEXT: Hands[number] = ['green-1', 'red-2', 'yellow-1', 'blue-3'];

const SOLO: Sketch = {
  variant: 'solo',
  round: 8,
  scores: [30],
  market: MARKET,
  houses: BEGUN,
  timer: ['red-1', 'red-1', 'red-1', 'blue-2', 'blue-2', 'green-1', 'green-1', 'yellow-2'],
  dealt: [['houses-blue', 'twins-red', 'ends-green', 'palette-1', 'side-1']],
  kept: [['houses-blue', 'twins-red', 'ends-green']],
};

/** Positions made by hand: what the hint should name among its three. */
export const PORTO_POSITIONS: readonly HintPosition<Sketch>[] = [
  // What brings much at once.
  {
    name: 'a roof token of four',
    why: 'Two floors complete L4 for ten with the token on its roof, and the next seat holds the cards for it too.',
    idea: /^build \S+-2 purple-1 L4/,
    position: begun({ L4: 'purple 3/5 roof 4' }, [
      ['purple-1', 'red-2', 'blue-1', 'yellow-1', 'green-3'],
      ['purple-3', 'green-2', 'yellow-1', 'blue-2'],
    ]),
  },
  {
    name: 'three floors between two neighbours',
    why: 'Three floors on L5 stand beside three of L4 and three of L6: six points on top of the house and its token.',
    idea: /^build \S+-3 (blue|green|red)-\d L5/,
    position: begun({ L4: 'purple 4/5', L5: 'empty ground 1' }, [
      ['blue-3', 'green-1', 'red-1', 'yellow-1', 'purple-1'],
      ['red-3', 'green-1', 'blue-2', 'yellow-2'],
    ]),
  },
  {
    name: 'two contracts with one build',
    why: 'Two blue floors with a red and a blue card complete L3 and meet two public contracts at once.',
    idea: /^build red-2 blue-1 L3 claim 1,2/,
    position: begun(
      {},
      [
        ['red-2', 'blue-1', 'green-1', 'green-2', 'yellow-1'],
        ['blue-2', 'red-2', 'green-1', 'yellow-1'],
      ],
      { contracts: ['floors-2-blue', 'cards-blue-red', 'house-green', 'floors-1-yellow'] },
    ),
  },
  {
    name: 'the one floor that a contract wants',
    why: 'One green floor completes R1 and its token of two, and meets the contract for one floor, worth three more.',
    idea: /^build \S+-1 green-\d R1 claim 1/,
    position: begun(
      { R1: 'green 4/5 roof 2' },
      [
        ['red-1', 'green-2', 'blue-3', 'yellow-2', 'blue-1'],
        ['green-3', 'blue-1', 'yellow-2', 'red-3'],
      ],
      { contracts: ['floors-1-green', 'cards-red-red', null, null] },
    ),
  },
  {
    name: 'the house that a contract wants',
    why: 'Completing the red house meets a contract as well; the other houses bring a point or two less.',
    idea: /^build \S+-2 red-1 L5 claim 1/,
    position: begun(
      { L4: 'purple 5/5', L5: 'red 4/6', R5: 'purple 4/6' },
      [
        ['yellow-2', 'red-1', 'purple-1', 'blue-2', 'green-1'],
        ['red-1', 'green-2', 'yellow-1', 'purple-3'],
      ],
      { contracts: ['house-red', null, null, null] },
    ),
  },
  {
    name: 'a low house begun and completed at once',
    why: 'Three floors fill the house of three: its token is put on its own roof and scores twice.',
    idea: /^build \S+-3 \S+ R3 roof R3/,
    position: begun({ R3: 'empty/3 ground 3' }, [
      ['red-3', 'red-1', 'green-1', 'blue-1'],
      ['green-1', 'blue-2', 'red-3'],
    ]),
  },
  {
    name: 'the ground token of four',
    why: 'A ground floor on L6 brings its token of four, and beside L5 it scores besides; the next seat can begin there as well.',
    idea: /^build \S+ \S+ L6/,
    position: fresh({}, [
      ['red-2', 'green-1', 'purple-1', 'yellow-1', 'green-2'],
      ['red-1', 'yellow-2', 'purple-2', 'red-2'],
    ]),
  },
  {
    name: 'the best token left',
    why: 'L6 is begun: R1 has the best token that is left, four.',
    idea: /^build \S+ \S+ R1/,
    position: fresh(
      {
        L6: 'green 1/4',
        L3: 'empty ground 1',
        R5: 'empty ground 1',
        R2: 'empty ground 1',
        R1: 'empty ground 4',
      },
      [
        ['red-2', 'purple-1', 'yellow-1', 'purple-2', 'red-1'],
        ['red-1', 'yellow-2', 'purple-2', 'red-2'],
      ],
    ),
  },
  {
    name: 'both neighbours at once',
    why: 'Three green floors on R1 complete it beside two floors of R2; the same three on L7 have no token.',
    idea: /^build \S+-3 green-\d R1/,
    position: begun({ R1: 'green 2/5 roof 3' }, [
      ['blue-3', 'green-1', 'red-1', 'yellow-1', 'blue-1'],
      ['green-3', 'green-1', 'yellow-2', 'red-3'],
    ]),
  },
  {
    name: 'contract and token together',
    why: 'R5 has a token of three, and completing a purple house is what the contract asks for.',
    idea: /^build \S+-2 purple-1 R5 claim 1/,
    position: begun(
      {},
      [
        ['red-2', 'purple-1', 'yellow-1', 'blue-1', 'green-2'],
        ['purple-2', 'blue-2', 'green-3', 'yellow-1'],
      ],
      { contracts: ['house-purple', 'floors-3-yellow', null, null] },
    ),
  },
  {
    name: 'the two colours that a contract asks for',
    why: 'A blue two for the number and a green one for the colour meet the contract; the purple two does not.',
    idea: /^build blue-2 green-1 L7 claim 1/,
    position: begun(
      { L7: 'green 3/5 roof 2' },
      [
        ['blue-2', 'purple-2', 'green-1', 'yellow-1', 'red-1'],
        ['green-3', 'red-2', 'blue-1', 'yellow-1'],
      ],
      { contracts: ['cards-blue-green', null, null, null] },
    ),
  },
  {
    name: 'two reds for the contract',
    why: 'Paying with two red cards instead of one brings the contract for two red cards.',
    idea: /^build red-2 red-1 \S+ claim 1/,
    position: begun(
      { L5: 'red 4/6' },
      [
        ['red-2', 'red-1', 'blue-2', 'green-1', 'yellow-1'],
        ['red-3', 'red-1', 'green-2', 'blue-1'],
      ],
      { contracts: ['cards-red-red', null, null, null] },
    ),
  },
  {
    name: 'exactly two floors for the contract',
    why: 'Two yellow floors complete R4 with its token and meet the contract exactly, which one floor would not.',
    idea: /^build \S+-2 yellow-\d R4 claim 1/,
    position: begun(
      { R4: 'yellow 3/5 roof 2' },
      [
        ['blue-2', 'yellow-1', 'yellow-2', 'red-1', 'green-1'],
        ['yellow-2', 'red-2', 'green-3', 'purple-1'],
      ],
      { contracts: ['floors-2-yellow', null, null, null] },
    ),
  },
  // Which cards are paid.
  {
    name: 'the cheap card gives the colour',
    why: 'Either red card gives the colour of L5, and the three is kept to order three floors another time.',
    idea: /^build blue-2 red-1 L5/,
    position: begun({ L5: 'red 4/6 roof 3' }, [
      ['blue-2', 'red-1', 'red-3', 'green-1', 'yellow-1'],
      ['red-2', 'green-2', 'blue-1', 'yellow-1'],
    ]),
  },
  {
    name: 'the cheap card gives the colour of a purple house',
    why: 'R5 is the same with either purple card: the one goes, the three stays.',
    idea: /^build green-2 purple-1 R5/,
    position: begun({}, [
      ['green-2', 'purple-1', 'purple-3', 'yellow-1', 'blue-1'],
      ['purple-2', 'red-2', 'blue-2', 'green-1'],
    ]),
  },
  {
    name: 'the number from a colour that fits nothing',
    why: 'Green has no house left to go to, so the green two gives the number and the purple two stays for L4 or R5.',
    idea: /^build green-2 red-1 L5/,
    position: begun({ L5: 'red 4/6 roof 4', L7: 'green 5/5', R1: 'green 5/5' }, [
      ['green-2', 'purple-2', 'red-1', 'yellow-1', 'blue-1'],
      ['red-3', 'blue-2', 'yellow-2', 'red-1'],
    ]),
  },
  // Who comes first.
  {
    name: 'before the next seat completes it',
    why: 'The next seat can complete L4 and not R5: L4 goes first, R5 waits.',
    idea: /^build \S+-2 purple-\d L4/,
    position: begun({ L4: 'purple 3/5 roof 3', R5: 'purple 5/6 roof 3' }, [
      ['purple-2', 'purple-1', 'red-2', 'green-1', 'yellow-1'],
      ['purple-3', 'blue-2'],
    ]),
  },
  {
    name: 'the contract that both could meet',
    why: 'Both seats hold two yellow cards for R4 and for the contract: both go to who comes first.',
    idea: /^build yellow-2 yellow-1 R4 claim 1/,
    position: begun(
      { R4: 'yellow 3/5 roof 2' },
      [
        ['yellow-2', 'yellow-1', 'red-1', 'green-1', 'blue-1'],
        ['yellow-1', 'yellow-2', 'blue-1', 'green-3'],
      ],
      { contracts: ['cards-yellow-yellow', null, null, null] },
    ),
  },
  {
    name: 'the last turn: not a gift for the next seat',
    why: 'A red floor on L5 brings a point more than a yellow one on R4, but then three floors complete it for the next seat, with the token of four.',
    idea: /^build \S+-1 yellow-1 R4/,
    position: last(
      { L5: 'red 2/6 roof 4', L7: 'green 5/5', R2: 'red 4/4', R3: 'blue 3/6', R4: 'yellow 3/5' },
      [
        ['green-1', 'red-1', 'yellow-1'],
        ['red-3', 'red-2'],
      ],
    ),
  },
  {
    name: 'the house that only the next seat could finish',
    why: 'R5 and R4 bring nearly the same, but the next seat holds a purple card and a two: the token of three would be gone.',
    idea: /^build \S+-2 purple-1 R5/,
    position: begun({ R4: 'yellow 3/5 roof 2' }, [
      ['red-2', 'purple-1', 'yellow-1', 'blue-1', 'green-2'],
      ['purple-2', 'blue-2'],
    ]),
  },
  {
    name: 'the floors before they are used up',
    why: 'Both seats can complete L3 or R4, but blue is what the next seat holds: L3 and its contract go first.',
    idea: /^build \S+-2 blue-\d L3 claim 1/,
    position: begun(
      {},
      [
        ['green-2', 'blue-1', 'yellow-1', 'red-2', 'purple-1'],
        ['blue-3', 'blue-2', 'red-2', 'green-1'],
      ],
      { contracts: ['house-blue', null, null, null] },
    ),
  },
  // Three floors where they count most.
  {
    name: 'the three where neighbours stand',
    why: 'Three red floors on R3 stand beside two of R2 and one of R4; on L5 they have one neighbour.',
    idea: /^build \S+-3 red-\d R3/,
    position: begun({ R3: 'red 3/6 roof 2', R4: 'yellow 5/5', L5: 'red 3/6' }, [
      ['blue-3', 'red-1', 'green-1', 'purple-1', 'yellow-1'],
      ['red-3', 'red-2', 'green-3', 'blue-1'],
    ]),
  },
  {
    name: 'the number that fills the house',
    why: 'Three floors complete L5 with its token, two would leave the last one to the next seat.',
    idea: /^build \S+-3 red-\d L5/,
    position: begun({ L5: 'red 3/6 roof 3' }, [
      ['blue-3', 'red-1', 'green-2', 'purple-1', 'yellow-1'],
      ['red-2', 'green-1', 'blue-1', 'green-3'],
    ]),
  },
  {
    name: 'three green floors for the contract',
    why: 'Three green floors on R1 or L7 meet the contract for three, and complete a house.',
    idea: /^build \S+-3 green-\d (R1|L7) claim 1/,
    position: begun(
      {},
      [
        ['red-3', 'green-1', 'purple-1', 'yellow-1', 'blue-1'],
        ['green-3', 'green-2', 'red-1', 'blue-3'],
      ],
      { contracts: ['floors-3-green', null, null, null] },
    ),
  },
  // The last turn.
  {
    name: 'the last turn: what brings most',
    why: 'Cards are worth nothing any more: R3 with its token of three brings most.',
    idea: /^build \S+-3 red-\d R3/,
    position: last({}, [['blue-3', 'red-1', 'green-1', 'purple-1', 'yellow-2'], NEXT]),
  },
  {
    name: 'the last turn: a token against more floors',
    why: 'Two green floors complete L7 with its token and a neighbour for eight; three yellow ones on R4 bring seven.',
    idea: /^build \S+-2 green-\d L7/,
    position: last({}, [['blue-2', 'green-1', 'yellow-1', 'purple-1', 'purple-3'], NEXT]),
  },
  {
    name: 'the last turn: any build rather than a card',
    why: 'One floor on R5 is the only build: few points, but a card brings none.',
    idea: /^build \S+-1 purple-\d R5/,
    position: last({}, [['purple-1', 'purple-1'], NEXT]),
  },
  {
    name: 'the last turn: the second end',
    why: 'L7 is the second end in green after R1: three more for the private contract, which no other build has.',
    idea: /^build \S+-2 green-\d L7/,
    position: last(
      { L5: 'red 4/6 roof 3' },
      [['red-2', 'green-1', 'red-1', 'purple-1', 'blue-1'], NEXT],
      secretly(['ends-green', 'houses-purple', 'twins-blue']),
    ),
  },
  {
    name: 'the last turn: the whole side',
    why: 'L5 is the last house of its street: five points for the side outweigh the token on R3.',
    idea: /^build \S+-2 red-\d L5/,
    position: last(
      { L7: 'green 5/5', R1: 'green 3/5' },
      [['red-2', 'red-1', 'blue-3', 'purple-1', 'yellow-1'], NEXT],
      secretly(['side-1', 'houses-purple', 'twins-red']),
    ),
  },
  {
    name: 'the last turn: the palette',
    why: 'With L5 one street has all five colours: seven points.',
    idea: /^build \S+-2 red-\d L5/,
    position: last(
      { L7: 'green 5/5', R1: 'green 3/5 roof 4' },
      [['red-2', 'red-1', 'green-1', 'purple-1', 'yellow-1'], NEXT],
      secretly(['palette-1', 'houses-purple', 'twins-green']),
    ),
  },
  {
    name: 'the last turn: twins',
    why: 'R2 is as high as L6 and yellow like it: five points for the twins beat the tokens elsewhere.',
    idea: /^build \S+-2 yellow-\d R2/,
    position: last(
      { R2: 'yellow 2/4', R4: 'blue 2/5' },
      [['red-2', 'yellow-1', 'green-1', 'purple-1', 'blue-1'], NEXT],
      secretly(['twins-yellow', 'houses-purple', 'twins-red'], ['twins-purple', 'houses-green']),
    ),
  },
  {
    name: 'the last turn: three colours in a row',
    why: 'L3, L4 and L5 are the trio as soon as L5 is complete: four points.',
    idea: /^build \S+-2 red-\d L5/,
    position: last(
      {},
      [['red-2', 'red-1', 'green-1', 'purple-1', 'yellow-1'], NEXT],
      secretly(['trio-blue-purple-red', 'houses-yellow', 'twins-red'], ['twins-purple', 'houses-green']),
    ),
  },
  {
    name: 'the last turn: the second pair',
    why: 'L6 and L7 are the second pair of yellow and green: three points on top of the house.',
    idea: /^build \S+-2 green-\d L7/,
    position: last(
      { R2: 'yellow 4/4', L5: 'red 4/6 roof 2' },
      [['red-2', 'green-1', 'red-1', 'purple-1', 'blue-1'], NEXT],
      secretly(['pair-green-yellow', 'houses-purple', 'twins-blue']),
    ),
  },
  {
    name: 'the last turn: the third house',
    why: 'The third red house brings three more for the private contract: L5, though L7 has a token of two.',
    idea: /^build \S+-2 red-\d L5/,
    position: last(
      { R2: 'red 4/4', R3: 'blue 3/6', R4: 'red 5/5' },
      [['yellow-2', 'red-1', 'green-1', 'purple-1', 'blue-1'], NEXT],
      secretly(['houses-red', 'houses-purple', 'twins-purple'], ['twins-blue', 'houses-yellow']),
    ),
  },
  {
    name: 'the last turn: both contracts',
    why: 'One build meets two public contracts: they are points like any others now.',
    idea: /^build red-2 green-1 L7 claim 1,2/,
    position: last({}, [['red-2', 'green-1', 'yellow-2', 'purple-1', 'blue-1'], NEXT], {
      contracts: ['house-green', 'cards-green-red', 'floors-3-blue', null],
    }),
  },
  // The end in sight.
  {
    name: 'one turn left after this: the build that the other would take',
    why: 'The next seat holds the cards for L7 as well, and not those for R5: L7 goes first.',
    idea: /^build \S+-2 green-\d L7/,
    position: last(
      { R5: 'purple 4/6 roof 2' },
      [
        ['red-2', 'blue-2', 'green-1', 'purple-1'],
        ['green-3', 'red-2', 'yellow-1'],
      ],
      { round: 21 },
    ),
  },
  {
    name: 'one turn left after this: no more cards',
    why: 'Four cards are two builds, and two turns are left: who draws now builds once less.',
    idea: /^build /,
    position: last(
      {},
      [
        ['red-2', 'blue-2', 'green-1', 'red-1'],
        ['green-3', 'red-2', 'yellow-1', 'blue-3'],
      ],
      { round: 21 },
    ),
  },
  {
    name: 'the end is triggered while the other holds many cards',
    why: 'The sixth roof leaves the other, who holds eight cards, two turns to use them.',
    idea: /^build \S+-2 blue-\d R2/,
    position: last(
      { R2: 'blue 2/4 roof 2', L5: 'red 6/6' },
      [
        ['red-2', 'blue-1', 'green-1', 'purple-1'],
        ['green-3', 'red-2', 'yellow-1', 'blue-3', 'yellow-3', 'yellow-2', 'purple-3', 'purple-2'],
      ],
      { round: 20, lastRound: null, scores: [62, 58] },
    ),
  },
  // Cards.
  {
    name: 'three cards for one turn',
    why: 'Three ones are three cards; a single three is one.',
    idea: /^draw 1,2,3$/,
    position: {
      round: 1,
      houses: { ...FRESH, L5: 'empty ground 3' },
      market: ['blue-1', 'green-1', 'red-1', 'yellow-3', 'purple-3'],
      hands: [[], []],
    },
  },
  {
    name: 'two cards for one turn',
    why: 'A one and a two are two cards; each of the threes would be one.',
    idea: /^draw 1,2$/,
    position: {
      round: 1,
      houses: { ...FRESH, L5: 'empty ground 3' },
      market: ['blue-1', 'green-2', 'red-3', 'yellow-3', 'purple-3'],
      hands: [[], []],
    },
  },
  {
    name: 'the one card that R5 needs',
    why: 'With a purple card R5 is nine points: the purple one is the only one, and the next seat waits for it too.',
    idea: /^draw (\d,)*3(,\d)*$/,
    position: begun(
      { L4: 'purple 5/5' },
      [
        ['red-2', 'yellow-1'],
        ['blue-2', 'green-1', 'red-1'],
      ],
      { market: ['blue-1', 'green-1', 'purple-1', 'red-3', 'yellow-3'] },
    ),
  },
  {
    name: 'the card for a contract of three',
    why: 'A red card makes three red floors on R3 or L5 and the contract for them; there is one on the market.',
    idea: /^draw (\d,)*4(,\d)*$/,
    position: begun(
      {},
      [
        ['blue-3', 'yellow-1'],
        ['green-3', 'blue-1', 'green-1'],
      ],
      {
        market: ['blue-1', 'green-1', 'purple-2', 'red-1', 'yellow-3'],
        contracts: ['floors-3-red', 'house-red', null, null],
      },
    ),
  },
  {
    name: 'what the next seat waits for',
    why: 'The next seat needs a green card for R1 with its token of four; so does this one, and there is one.',
    idea: /^draw (\d,)*2(,\d)*$/,
    position: begun(
      { R1: 'green 2/5 roof 4', L7: 'green 5/5' },
      [
        ['blue-3', 'yellow-1'],
        ['red-3', 'blue-1', 'purple-1'],
      ],
      { market: ['blue-1', 'green-1', 'purple-2', 'red-2', 'yellow-3'] },
    ),
  },
  // More than two at the table.
  {
    name: 'three seats: the token before two others',
    why: 'Both others hold purple cards: L4 with its token of four does not come round again.',
    idea: /^build \S+-2 purple-1 L4/,
    position: begun(
      { L2: 'yellow 5/5', R6: 'green 3/5', L4: 'purple 3/5 roof 4' },
      [
        ['purple-1', 'red-2', 'blue-1', 'yellow-1', 'green-3'],
        ['purple-3', 'green-2', 'yellow-1'],
        ['purple-2', 'blue-2', 'red-1'],
      ],
      { seats: 3, scores: [34, 34, 34] },
    ),
  },
  {
    name: 'three seats: two contracts with one build',
    why: 'Two blue floors with a red and a blue card complete L3 and meet two public contracts at once.',
    idea: /^build red-2 blue-1 L3 claim 1,2/,
    position: begun(
      { L2: 'yellow 5/5', R6: 'green 3/5' },
      [
        ['red-2', 'blue-1', 'green-1', 'green-2', 'yellow-1'],
        ['blue-2', 'red-2', 'green-1', 'yellow-1'],
        ['blue-1', 'red-3', 'purple-1'],
      ],
      {
        seats: 3,
        scores: [34, 34, 34],
        contracts: ['floors-2-blue', 'cards-blue-red', 'house-green', 'floors-1-yellow'],
      },
    ),
  },
  {
    name: 'four seats: the last turn, the token',
    why: 'Cards are worth nothing any more: R3 with its token of three brings most.',
    idea: /^build \S+-3 red-\d R3/,
    position: last(
      { L1: 'green 4/4', L2: 'yellow 5/5', R6: 'green 5/5', R7: 'blue 4/4' },
      [
        ['blue-3', 'red-1', 'green-1', 'purple-1', 'yellow-2'],
        NEXT,
        ['green-2', 'red-2'],
        ['yellow-1', 'blue-1'],
      ],
      { seats: 4, scores: [60, 60, 60, 60] },
    ),
  },
  // Alone.
  {
    name: 'alone: the Timer must not take the token',
    why: 'One red floor would complete L5 for the Timer and lose its token of four; three yellow ones on R4 cost nothing.',
    idea: /^timer red-3 yellow-1 R4/,
    position: {
      ...SOLO,
      houses: { ...BEGUN, L5: 'red 5/6 roof 4', R3: 'red 6/6', R4: 'yellow 1/5' },
      phase: { type: 'timer', cards: ['red-3', 'yellow-1'] },
      hands: [['red-2', 'blue-1', 'purple-1']],
    },
  },
  {
    name: 'alone: the Timer puts its token where one builds next',
    why: 'The Timer begins R3 and its token of four must go to a roof: L4 is what the hand completes next.',
    idea: /^timer \S+ \S+ R3 roof L4/,
    position: {
      ...SOLO,
      houses: { ...BEGUN, L4: 'purple 3/5', L5: 'blue 3/6', L3: 'green 4/6', R3: 'empty ground 4' },
      phase: { type: 'timer', cards: ['red-1', 'red-1'] },
      hands: [['red-2', 'purple-1', 'yellow-1']],
    },
  },
  {
    name: 'alone: the roof token before the Timer comes',
    why: 'L4 with its token of four can be completed now, and the Timer might do it without a point.',
    idea: /^build \S+-2 purple-1 L4/,
    position: {
      ...SOLO,
      houses: { ...BEGUN, L4: 'purple 3/5 roof 4' },
      hands: [['red-2', 'purple-1', 'yellow-1', 'blue-1']],
    },
  },
  {
    name: 'alone: two contracts',
    why: 'Two public contracts lie open for one build, and the Timer throws them away one by one.',
    idea: /^build red-2 blue-1 L3 claim 1,2/,
    position: {
      ...SOLO,
      contracts: ['floors-2-blue', 'cards-blue-red', null, null],
      hands: [['red-2', 'blue-1', 'yellow-1', 'green-1']],
    },
  },
];
