import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { firstDifference } from '../../../src/table/duplicates/first-difference.ts';
import { matchPointsOf, placed, type SeatScore } from '../../../src/table/duplicates/match-points.ts';
import { spread } from '../../../src/table/duplicates/seating.ts';

const points = fc.option(fc.integer({ min: -5, max: 60 }), { nil: null });

/** Generates scores of several tables and seats. Null stands for a seat that resigned. */
const scores = fc
  .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 4 }))
  .chain(([tables, seats]) =>
    fc
      .array(points, { minLength: tables * seats, maxLength: tables * seats })
      .map(all =>
        all.map(
          (each, at): SeatScore => ({ table: 1 + Math.floor(at / seats), seat: at % seats, points: each }),
        ),
      ),
  );

describe('match points', () => {
  test('two for each table that is behind, one for each that is level', () => {
    const at = (table: number, each: number | null): SeatScore => ({ table, seat: 0, points: each });
    expect(matchPointsOf([at(1, 30), at(2, 20), at(3, 30)]).map(({ matchPoints }) => matchPoints)).toEqual([
      3, 0, 3,
    ]);
    expect(matchPointsOf([at(1, 30), at(2, 20), at(3, 30)]).map(({ share }) => share)).toEqual([750, 0, 750]);
    // A seat that resigned ranks last, and ties with others that resigned.
    expect(
      matchPointsOf([at(1, -3), at(2, null), at(3, null)]).map(({ matchPoints }) => matchPoints),
    ).toEqual([4, 1, 1]);
    expect(matchPointsOf([at(1, 7)]).map(({ share }) => share)).toEqual([null]);
  });

  test('their sum hangs on the number of tables and seats alone', () => {
    fc.assert(
      fc.property(scores, all => {
        const tables = new Set(all.map(({ table }) => table)).size;
        const seats = new Set(all.map(({ seat }) => seat)).size;
        const sum = matchPointsOf(all).reduce((total, { matchPoints }) => total + matchPoints, 0);
        expect(sum).toBe(seats * tables * (tables - 1));
      }),
    );
  });

  test('the order of the tables does not matter, nor what happened on other seats', () => {
    fc.assert(
      fc.property(scores, fc.integer(), (all, seed) => {
        const dice = new SeededDice(new Uint8Array(32).fill(Math.abs(seed) % 256));
        const found = (rows: readonly SeatScore[]) =>
          matchPointsOf(rows)
            .map(row => JSON.stringify(row))
            .toSorted();
        expect(found(dice.shuffle(all, 'order'))).toEqual(found(all));
        const own = all.filter(({ seat }) => seat === 0);
        const within = matchPointsOf(all).filter(({ seat }) => seat === 0);
        expect(matchPointsOf(own)).toEqual(within);
      }),
    );
  });

  test('more points never bring less', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (all, which) => {
        const at = which % all.length;
        const better = all.map((row, index) =>
          index === at ? { ...row, points: (row.points ?? -99) + 1 } : row,
        );
        const [before, after] = [matchPointsOf(all)[at], matchPointsOf(better)[at]];
        expect(after?.matchPoints).toBeGreaterThanOrEqual(before?.matchPoints ?? 0);
      }),
    );
  });

  test('places: the best share first, equal ones share', () => {
    const rows = [500, 750, null, 500].map(share => ({ share }));
    expect(placed(rows).map(({ place, share }) => [place, share])).toEqual([
      [1, 750],
      [2, 500],
      [2, 500],
      [4, null],
    ]);
  });
});

describe('who sits where', () => {
  const dice = (seed: number) => new SeededDice(new Uint8Array(32).fill(seed));

  test('everybody once, sizes differ by one at most, larger tables first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 0, max: 24 }),
        fc.nat(255),
        (count, more, seed) => {
          const players = Array.from({ length: count + more }, (_, at) => at + 1);
          const tables = spread(players, count, () => false, dice(seed)) ?? [];
          expect(tables.flat().toSorted((one, other) => one - other)).toEqual(players);
          const sizes = tables.map(({ length }) => length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
        },
      ),
    );
  });

  test('the dice decide, and who must be apart is', () => {
    const six = [1, 2, 3, 4, 5, 6];
    const drawings = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(spread(six, 3, () => false, dice(seed))),
    );
    expect(new Set(drawings).size).toBeGreaterThan(10);
    const apart = (one: number, other: number) => one + other === 7 || (one <= 2 && other <= 2);
    for (let seed = 0; seed < 50; seed++)
      for (const table of spread(six, 3, apart, dice(seed)) ?? [[1, 2]])
        for (const one of table)
          for (const other of table) expect(one !== other && apart(one, other)).toBe(false);
  });

  test('where nobody can be kept apart it is said so', () => {
    expect(spread([1, 2, 3], 2, () => true, dice(1))).toBeUndefined();
    expect(spread([1, 2], 2, () => true, dice(1))).toHaveLength(2);
  });
});

test('tables part at the first choice that is not the same', () => {
  const line = (text: string) => [...text].map((action, at) => ({ seat: at % 2, action }));
  expect(firstDifference([line('abcd'), line('abxd')])).toEqual({ turn: 3, seat: 0 });
  expect(firstDifference([line('abcd'), line('abcd')])).toBeUndefined();
  // The end of a shorter game does not count as the turn in which the games parted.
  expect(firstDifference([line('ab'), line('abcd'), line('abce')])).toEqual({ turn: 4, seat: 1 });
});
