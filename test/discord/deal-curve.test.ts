import { expect, test } from 'vitest';
import { curveOf } from '../../src/discord/panels/contests/deal.ts';

test('the curve of a deal ends at the result, with points that are counted after the last round', () => {
  const course = [0, 9, 71];
  expect(curveOf({ course, points: 72 })).toEqual([0, 9, 71, 72]);
  expect(curveOf({ course, points: 71 })).toEqual(course);
  expect(curveOf({ course, points: null })).toEqual(course);
});

test('the curve of a duel shows leads, whose last is the result already', () => {
  expect(curveOf({ course: [0, 9, 71], against: [2, 4, 60], points: 11 })).toEqual([-2, 5, 11]);
});
