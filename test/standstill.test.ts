import { describe, expect, test } from 'vitest';
import { longestStandstill } from '../proof/chaos/outages/standstill.ts';

describe('the longest time between two actions', () => {
  test.each([
    ['between two of them', [100, 110, 190, 200], 80],
    ['from the last one before', [40, 130, 200], 90],
    ['to the end, where none comes', [100, 120], 80],
    ['of those before and after, nothing', [0, 100, 150, 200, 900], 50],
    ['of none at all', [], 100],
  ])('%s', (_, times, longest) => {
    expect(longestStandstill(times, 100, 200)).toBe(longest);
  });
});
