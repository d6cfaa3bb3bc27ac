import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Dice, SeededDice } from '../../../src/core/contract/dice.ts';
import { BadData } from '../../../src/core/values/bad-data.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { readBox } from '../../../src/games/green-port/rules/box.ts';
import { DECK, sortedCards } from '../../../src/games/green-port/rules/cards.ts';
import { cutColumns } from '../../../src/games/green-port/rules/setup.ts';
import { COLOURS, SYMBOLS, VARIANTS } from '../../../src/games/green-port/rules/types.ts';
import { seedBytes } from '../../contract/tools.ts';
import { anyDice } from './position.ts';

const dealt = (seats: number, seed = 1, variant = greenPort.defaults.variant) =>
  greenPort.setup(seats, { variant }, new SeededDice(seedBytes(seed)));

test('the white Objective cards are cut into four columns, or shuffled again if four columns are impossible', () => {
  expect(cutColumns([3, 4, 1, 1, 2, 6, 5, 2, 1])).toEqual([[3, 4], [1, 1, 2, 6], [5], [2, 1]]);
  expect(cutColumns([4, 6, 3, 1, 5, 2, 2, 1, 1])).toBeNull();
  expect(cutColumns([1, 1, 1, 6, 2, 2, 5, 4, 3])).toBeNull();
});

test('about one of eight shuffles of the white Objective cards is repeated', () => {
  const dice = anyDice();
  let again = 0;
  for (let count = 0; count < 20_000; count++)
    if (cutColumns(dice.shuffle([1, 1, 1, 2, 2, 3, 4, 5, 6], 'whites')) === null) again += 1;
  expect(Math.abs(again / 20_000 - 0.12)).toBeLessThan(0.01);
});

test('a shuffle of white Objective cards without a fourth column is repeated under the same label', () => {
  const orders = [
    [4, 6, 3, 1, 5, 2, 2, 1, 1],
    [3, 4, 1, 1, 2, 6, 5, 2, 1],
  ];
  const real = anyDice();
  const labels: string[] = [];
  const dice: Dice = {
    below: (n, label) => real.below(n, label),
    shuffle: <T>(items: readonly T[], label: string) => {
      labels.push(label);
      return label === 'whites' ? ((orders.shift() ?? []) as T[]) : real.shuffle(items, label);
    },
  };
  const { objectives } = greenPort.setup(2, greenPort.defaults, dice);
  expect(objectives.map(({ cards }) => cards.map(({ value }) => value))).toEqual([
    [3, 4],
    [1, 1, 2, 6],
    [5],
    [2, 1],
  ]);
  expect(labels).toEqual(['whites', 'whites', 'extra', 'cubes', 'deck', 'tiles']);
});

test.each([
  [2, 9, 25, [2], 8],
  [3, 13, 38, [2, 1], 12],
  [4, 13, 38, [2, 1, 1], 16],
])(
  'with %i seats, the Objectives have %i cards and %i points, and the red Headquarters are %j',
  (seats, count, points, red, total) => {
    for (let seed = 0; seed < 50; seed++) {
      const { objectives, piles, players, deck } = dealt(seats, seed);
      const cards = objectives.flatMap(each => each.cards);
      expect([cards.length, cards.reduce((sum, { value }) => sum + value, 0)]).toEqual([count, points]);
      expect(piles.red).toEqual(red);
      expect(
        Object.values(piles)
          .flat()
          .reduce((sum, value) => sum + value, 0),
      ).toBe(total);
      expect(sortedCards(deck)).toEqual(DECK);
      const symbols = players.map(({ tile }) => tile?.symbol);
      expect(new Set(symbols).size).toBe(seats);
      const missing = COLOURS.map(colour =>
        Math.max(0, 2 - cards.filter(each => each.colour === colour).length),
      );
      // A game for two leaves out three cubes of the Objectives. In larger games each colour has at least two cubes.
      expect(missing.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(seats === 2 ? 3 : 0);
      if (seats === 2) continue;
      expect(objectives[4]?.cards.map(({ value }) => value)).toEqual([1, 2, 4]);
      expect(objectives[5]?.cards).toEqual([{ colour: null, value: 6 }]);
    }
  },
);

test('the deck has one Unit card of each colour and symbol, five black cards and two X cards', () => {
  expect(DECK).toHaveLength(31);
  for (const colour of COLOURS)
    for (const symbol of SYMBOLS) expect(DECK.filter(card => card === `${colour}-${symbol}`)).toHaveLength(1);
  expect(DECK.filter(card => card === 'black')).toHaveLength(5);
});

test('a variant without tiles deals no tiles', () => {
  for (const variant of VARIANTS)
    for (const { tile } of dealt(4, 1, variant).players)
      expect(tile === null, variant).toBe(variant === 'no-tiles' || variant === 'simple');
});

test('a game is compared only with games of the same variant', () => {
  expect(VARIANTS.map(variant => greenPort.category?.({ variant }))).toEqual([...VARIANTS]);
});

test('a game with a wrong number of seats or an unknown variant is refused', () => {
  for (const seats of [1, 5, 2.5]) expect(() => dealt(seats)).toThrow(RangeError);
  expect(() => greenPort.setup(2, { variant: 'other' as 'simple' }, anyDice())).toThrow(RangeError);
});

test('an unusable entry of box.json is reported with the file and the line', () => {
  const text = readFileSync(new URL('../../../data/green-port/box.json', import.meta.url), 'utf8');
  expect(readBox(text).cubes.limit).toBe(7);
  const wrong = () => readBox(text.replace('"limit": 7', '"limit": "seven"'));
  expect(wrong).toThrow(BadData);
  expect(wrong).toThrow(/data\/green-port\/box[.]json, line \d+: cubes[.]limit/);
});
