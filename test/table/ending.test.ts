import { describe, expect, test } from 'vitest';
import { standing } from '../../src/table/match/position.ts';

describe('standing', () => {
  const seats = (...resigned: boolean[]) => ({
    seats: resigned.map((gone, seat) => ({ id: `${seat}`, name: '', seat, resigned: gone })),
  });
  test.each([
    ['nobody resigned', [false, false, false], [2, 1, 3], [2, 1, 3]],
    ['the winner resigned', [false, true, false], [2, 1, 3], [1, 3, 2]],
    ['ties stay ties', [false, false, true], [1, 1, 3], [1, 1, 3]],
    ['two resigned', [true, false, true, false], [1, 2, 3, 4], [3, 1, 4, 2]],
  ])('%s', (_name, resigned, ranks, expected) => {
    expect(standing(seats(...resigned), { totals: [], ranks })).toEqual(expected);
  });
  test('resigned seats rank last where there is no outcome', () => {
    expect(standing(seats(true, false, true), undefined)).toEqual([2, 1, 2]);
  });
});
