import { expect, test } from 'vitest';
import { Recent } from '../../src/core/rules/recent.ts';

test('keeps the results of the newest keys, by identity', () => {
  const recent = new Recent<object, number>(2);
  const [one, two, three] = [{}, {}, {}];
  recent.set(one, 1);
  recent.set(two, 2);
  expect([one, two, three, {}].map(key => recent.get(key))).toEqual([1, 2, undefined, undefined]);
  recent.set(three, 3);
  expect([one, two, three].map(key => recent.get(key))).toEqual([undefined, 2, 3]);
});

test('a new result of a known key replaces the old one, and pushes no other key out', () => {
  const recent = new Recent<object, number>(2);
  const [one, two] = [{}, {}];
  recent.set(one, 1);
  recent.set(two, 2);
  recent.set(two, 20);
  expect([one, two].map(key => recent.get(key))).toEqual([1, 20]);
});
