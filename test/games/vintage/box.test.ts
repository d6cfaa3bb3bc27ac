import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_CHANCE } from '../../../src/core/contract/dice.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import { box, DECK, readBox } from '../../../src/games/vintage/rules/box.ts';

const text = readFileSync(new URL('../../../data/vintage/box.json', import.meta.url), 'utf8');

describe('numbers that the printed rules state', () => {
  test('the material agrees with the printed rules', () => {
    expect(DECK).toHaveLength(36);
    expect(Object.keys(box.cards.copies)).toHaveLength(11);
    expect(box.chips.bonus).toHaveLength(9);
    expect(box.vines).toMatchObject({ ofEachColour: 12, old: 3, slots: 5, plantedFrom: 3 });
    expect(box.seat).toMatchObject({ estates: 3, markers: 6, brandy: 3, holds: 3, hand: 2 });
    expect(box.rounds).toBe(7);
  });

  test('yields, start and end agree with the printed rules', () => {
    expect([box.regions.baixo.barrels, box.regions.cima.barrels, box.regions.superior.barrels]).toEqual([
      2, 3, 4,
    ]);
    expect(box.start).toMatchObject({ vp: 3, brandy: 1, markers: 4, vines: ['green', 'purple', 'yellow'] });
    expect(box.end).toMatchObject({ barrelsForAPoint: 4, fullEstate: 1 });
  });

  test("the warehouse agrees with the book's example and two cards", () => {
    const { ruby, tawny } = box.warehouse;
    expect([ruby.bottom.set, tawny.bottom.set, ruby.reserva.from, ruby.lbv.from]).toEqual([4, 5, 6, 10]);
    expect([ruby.reserva.spaces, ruby.lbv.spaces, tawny.aged.spaces, tawny.aged.vp]).toEqual([3, 2, 3, 3]);
    expect([ruby.vintage, tawny.colheita.spaces, tawny.colheita.vp]).toMatchObject([
      { from: null, spaces: 1, vp: 4 },
      2,
      4,
    ]);
  });
});

test('inferred numbers stand in the data alone: another copy is another game', () => {
  const other = readBox(
    text
      .replace('"cima-1": { "price": 3', '"cima-1": { "price": 5')
      .replace('"aged": { "from": 9', '"aged": { "from": 8'),
  );
  expect([other.places['cima-1']?.price, other.warehouse.tawny.aged.from]).toEqual([5, 8]);
});

describe('a file that nothing can be played with is reported with its line', () => {
  test.each([
    ['"rounds": 7', '"rounds": "7"', /^data\/vintage\/box\.json, line 2: rounds: /],
    [
      '"cima-2": {',
      '"cima-7": {',
      /line \d+: places: expected places of the three regions, numbered from 1 in each/,
    ],
    [
      '"cima-4": {',
      '"cima-4": { "price": 1, "quality": 1 }, "cima-5": {',
      /line \d+: places: expected at most 4 places in a region: the board has room for no more/,
    ],
    ['"rounds": 7', '"rounds": 10', /line 2: rounds: expected at most 9: each round has a bonus chip/],
    ['"estates": 3', '"estates": 4', /seat\.estates: expected at most 3: the pictures have room for no more/],
    ['"boat": 4', '"boat": 5', /cards\.copies: expected 36 cards in all/],
    [
      '"harvest": { "2": [1, 2]',
      '"harvest": { "2": [2, 1]',
      /table\.harvest\.2: expected the cheapest first/,
    ],
    ['"holds": 3', '"hold": 3', /seat.*hold/],
    ['"seat": {', '"seat": [', /no JSON from here on/],
    ['"sure": "fairly"', '"sure": "quite"', /inferred\.\d+\.sure/],
    ['"markers": 6', '"markers": 5', /seat\.markers: expected enough for every Estate/],
  ])('%s → %s', (from, to, says) => {
    expect(text).toContain(from);
    expect(() => readBox(text.replace(from, to))).toThrow(says);
  });
});

test('a game with a wrong number of seats or an unknown variant is refused', () => {
  const dealt = (seats: number, variant: string) => () =>
    vintage.setup(seats, { variant: variant as 'standard' }, NO_CHANCE);
  for (const seats of [1, 5, 2.5]) expect(dealt(seats, 'standard')).toThrow(RangeError);
  expect(dealt(2, 'simple')).toThrow('no such variant');
});

test.each([
  [2, [3, 4]],
  [3, [3, 4, 4]],
  [4, [3, 3, 4, 4]],
])('a deal has the right number of chips, cards and pieces', (seats, markers) => {
  const state = vintage.setup(seats, { variant: 'standard' }, NO_CHANCE);
  expect([state.chips.length, state.display.length, state.deck.length]).toEqual([7, 4, 32]);
  expect(state.players.map(player => player.markers)).toEqual(markers);
  expect(state.players.map(({ estates }) => estates[0]?.place)).toEqual(
    markers.map((_, seat) => `baixo-${seat + 1}`),
  );
});
