import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { housesInPlay } from '../../../proof/oracle/box.ts';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { box, readBox } from '../../../src/games/porto/rules/box.ts';
import { CONSTRUCTION_DECK, PRIVATE_DECK, PUBLIC_DECK } from '../../../src/games/porto/rules/cards.ts';
import type { Options } from '../../../src/games/porto/rules/types.ts';

const dice = () => new SeededDice(new Uint8Array(32));
const { heights } = box.houses;
const BOX = readFileSync(new URL('../../../data/porto/box.json', import.meta.url), 'utf8');

describe('options that the rules do not have are a broken invariant', () => {
  it.each([
    [2, { variant: 'chess' }, 'no such variant'],
    [1, { variant: 'standard' }, 'standard with 1 seats'],
    [5, { variant: 'family' }, 'family with 5 seats'],
    [2, { variant: 'solo' }, 'solo with 2 seats'],
    [2.5, { variant: 'standard' }, 'standard with 2.5 seats'],
    [1, { variant: 'solo', timer: 27 }, 'a Timer of 27'],
  ])('a game with %s seats and the options %o is refused', (seats, options, fault) => {
    expect(() => porto.setup(seats, options as unknown as Options, dice())).toThrow(fault);
  });
});

describe('the box', () => {
  it('the decks have as many cards as the printed rules say', () => {
    expect([CONSTRUCTION_DECK.length, PUBLIC_DECK.length, PRIVATE_DECK.length]).toEqual([50, 35, 39]);
    expect([new Set(PUBLIC_DECK).size, new Set(PRIVATE_DECK).size]).toEqual([35, 39]);
  });

  const line = (entry: string) => BOX.slice(0, BOX.indexOf(entry)).split('\n').length;

  it.each([
    [
      `"L1": ${heights.L1}`,
      '"L1": 0',
      '"L1"',
      'houses.heights.L1: expects a house’s storeys: a whole number from 1 to 9',
    ],
    [`"R7": ${heights.R7}`, '"R7": 10', '"R7"', 'houses.heights.R7: expects a house’s storeys'],
    [`"L3": ${heights.L3}`, '"L3": 5.5', '"L3"', 'houses.heights.L3: expects a house’s storeys'],
    [`"L3": ${heights.L3}`, '"L3": "six"', '"L3"', 'houses.heights.L3: expects a house’s storeys'],
    [`"L3": ${heights.L3},`, '', '"heights"', 'houses.heights.L3: expects a house’s storeys'],
    [`"L3": ${heights.L3},`, '"L3": 6, "L8": 6,', '"heights"', 'houses.heights: Unrecognized key'],
    ['"1": 4,', '"1": 5,', '"copiesByValue"', 'constructionCards.copiesByValue: expected ten cards'],
    ['"roofs": 14', '"roofs": -1', '"roofs": 14', 'tiles.roofs'],
    ['[28, 26, 24]', '[28,\n27]', '"goal"', 'solo.timerSizes.1'],
  ])(
    'a box.json with %s changed to %s is refused with a message that names the line and the entry',
    (right, wrong, at, fault) => {
      expect(BOX).toContain(right);
      const text = BOX.replace(right, wrong);
      expect(() => readBox(text)).toThrow(
        expect.objectContaining({
          name: 'BadData',
          message: expect.stringMatching(
            new RegExp(`^data/porto/box\\.json, line ${line(at)}: ${fault}[^\\n]*$`),
          ),
        }),
      );
    },
  );

  it.each([
    ['', 1],
    ['{', 1],
    [BOX.replace(`"L3": ${heights.L3},`, `"L3": ${heights.L3}`), line('"L4"')],
    [BOX.replace(`"L3": ${heights.L3},`, '"L3": six,'), line('"L3"')],
    [BOX.replace(`"L3": ${heights.L3},`, '"L3: 6,'), line('"L3"')],
    [BOX.slice(0, -3), BOX.trimEnd().split('\n').length - 1],
  ])('that is no JSON is refused with the line where it ends to be any (%#)', (text, at) => {
    expect(() => readBox(text)).toThrow(`data/porto/box.json, line ${at}: no JSON from here on`);
  });
});

it('games compare within a category: the variant, and in solo the size of the Timer', () => {
  const category = (options: Options) => porto.category?.(options);
  expect([category({ variant: 'standard' }), category({ variant: 'family' })]).toEqual([
    'standard',
    'family',
  ]);
  expect([category({ variant: 'solo' }), category({ variant: 'solo', timer: 24 })]).toEqual([
    'solo-28',
    'solo-24',
  ]);
});

it.each<[number, Options]>([
  [2, { variant: 'standard' }],
  [3, { variant: 'standard' }],
  [4, { variant: 'family' }],
  [1, { variant: 'solo', timer: 26 }],
])('a deal has all cards, contracts, houses and tokens, and no floors', (seats, options) => {
  const state = porto.setup(seats, options, dice());
  const { market, deck, contracts, publicDeck, timer, houses, players } = state;
  expect([market.length, contracts.length, publicDeck.length, timer.length]).toEqual([
    5,
    4,
    31,
    options.timer ?? 0,
  ]);
  expect([...market, ...deck, ...timer].toSorted()).toEqual([...CONSTRUCTION_DECK].toSorted());
  expect(houses.map(({ id }) => id)).toEqual(housesInPlay(seats));
  expect(new Set(houses.map(({ level, colour, roof }) => [level, colour, roof].join()))).toEqual(
    new Set(['0,,0']),
  );
  if (seats === 4)
    expect(
      houses
        .map(({ ground }) => ground)
        .sort()
        .join(''),
    ).toBe('11111222233344');
  expect(players).toHaveLength(seats);
  for (const { hand, score, claimed } of players) expect([hand, score, claimed]).toEqual([[], 0, []]);
  const dealt = players.flatMap(player => player.dealt);
  expect([dealt.length, new Set(dealt).size]).toEqual(
    Array.from({ length: 2 }, () => (options.variant === 'family' ? 0 : 5 * seats)),
  );
});
