import { describe, expect, test } from 'vitest';
import { lacking } from '../../../src/games/porto/judgement/lacking.ts';
import { PRIVATE_DECK } from '../../../src/games/porto/rules/cards.ts';
import { privatePoints } from '../../../src/games/porto/rules/scoring.ts';
import type { Colour, House, HouseId } from '../../../src/games/porto/rules/types.ts';
import { position } from './position.ts';
import { randomGame } from './words/games.ts';

const board = (houses: Readonly<Partial<Record<HouseId, string>>>, seats = 2): readonly House[] =>
  position({ seats, houses }).houses;

describe('what a private contract lacks', () => {
  test.each([
    ['houses-blue', { L3: 'blue 6/6', R1: 'blue 3/5' }, 1, 2, [['R1', 'blue', 2]], 5],
    ['ends-red', { L3: 'red 4/6', R1: 'blue 1', R5: 'green 1' }, 0, 2, [['L3', 'red', 2]], 5],
    ['pair-blue-red', { L3: 'blue 6/6', L4: 'red 4/5' }, 0, 2, [['L4', 'red', 1]], 10],
    ['trio-blue-green-red', { L4: 'yellow 1', L5: 'red 6/6', L6: 'blue 4/4' }, 0, 4, [['L7', 'green', 5]], 9],
    ['twins-green', { L4: 'green 5/5', R1: 'green 3/5' }, 0, 5, [['R1', 'green', 2]], 5],
  ] as const)('%s on %o', (contract, houses, now, points, toComplete, most) => {
    const found = lacking(board(houses), contract);
    expect(found.now).toBe(now);
    expect(found.next?.points).toBe(points);
    expect(found.next?.toComplete.map(({ house, colour, floors }) => [house, colour, floors])).toEqual(
      toComplete,
    );
    expect(found.most).toBe(most);
  });

  test('a street lacks its unfinished houses, in any colour where they are empty', () => {
    const street = { L3: 'red 6/6', L4: 'blue 5/5', L5: 'green 5/6', L6: 'red 4/4', L7: 'empty/5' };
    expect(lacking(board(street), 'side-1').next?.toComplete).toEqual([
      { house: 'L5', colour: 'green', floors: 1 },
      { house: 'L7', colour: null, floors: 5 },
    ]);
  });

  test('a palette lacks the colours that its street does not have yet', () => {
    const street = { R1: 'red 5/5', R2: 'blue 4/4', R3: 'green 6/6', R4: 'purple 5/5', R5: 'empty/6' };
    expect(lacking(board(street), 'palette-2')).toMatchObject({
      now: 0,
      next: { points: 7, toComplete: [{ house: 'R5', colour: 'yellow', floors: 6 }] },
      most: 7,
    });
    expect(lacking(board({ ...street, R5: 'red 1' }), 'palette-2').next?.toComplete).toHaveLength(5);
  });

  test('neighbours and tiles that run out end it', () => {
    const taken = {
      L3: 'red 1',
      L4: 'empty',
      L5: 'blue 1',
      L6: 'red 1',
      L7: 'blue 1',
      R1: 'red 1',
      R2: 'green 1',
      R3: 'yellow 1',
      R4: 'green 1',
      R5: 'yellow 1',
    };
    expect(lacking(board(taken), 'houses-purple')).toMatchObject({ now: 0, most: 1, best: 5 });
    expect(lacking(board({ ...taken, L4: 'green 1' }), 'houses-purple')).toMatchObject({
      next: null,
      most: 0,
    });
    expect(lacking(board({ ...taken, L4: 'empty' }), 'houses-red')).toMatchObject({ most: 5 });
  });

  test('met in full there is nothing more to come', () => {
    const found = lacking(board({ L3: 'blue 6/6', L5: 'blue 6/6', R1: 'blue 5/5' }), 'houses-blue');
    expect(found).toMatchObject({ now: 5, next: null, most: 5, best: 5 });
  });

  test('through whole games: the way leads there, nothing exceeds what was still possible', () => {
    for (const [seats, seed] of [
      [2, 7],
      [4, 8],
    ] as const) {
      const states = [...randomGame(seats, { variant: 'family' }, seed)].map(({ after }) => after);
      const last = states.at(-1)?.houses ?? [];
      const most = new Map(PRIVATE_DECK.map(contract => [contract, Number.POSITIVE_INFINITY]));
      for (const { houses } of states.filter((_, index) => index % 12 === 0)) {
        for (const contract of PRIVATE_DECK) {
          const found = lacking(houses, contract);
          expect(found.now).toBe(privatePoints(houses, contract));
          expect(found.most).toBeGreaterThanOrEqual(privatePoints(last, contract));
          expect(found.most).toBeLessThanOrEqual(most.get(contract) ?? 0);
          most.set(contract, found.most);
          expect(found.most).toBeGreaterThanOrEqual(found.next?.points ?? found.now);
          if (!found.next) continue;
          expect(found.next.toComplete.length).toBeGreaterThan(0);
          const built = new Map(found.next.toComplete.map(({ house, colour }) => [house, colour]));
          const done = houses.map(house =>
            built.has(house.id)
              ? {
                  ...house,
                  level: house.height,
                  colour: built.get(house.id) ?? house.colour ?? ('blue' as Colour),
                }
              : house,
          );
          expect(privatePoints(done, contract)).toBeGreaterThanOrEqual(found.next.points);
        }
      }
    }
  });
});
