import { expect, test } from 'vitest';
import { courseToResult } from '../../src/core/rules/course.ts';

test('a course ends at the result, which is not written twice', () => {
  expect(courseToResult([0, 71], 73)).toEqual([0, 71, 73]);
  expect(courseToResult([0, 71], 71)).toEqual([0, 71]);
  expect(courseToResult([0, 71], null)).toEqual([0, 71]);
  expect(courseToResult([], 5)).toEqual([5]);
});
