import { describe, expect, test } from 'vitest';
import { chosenReasons } from '../../src/core/contract/reasons.ts';

const chosen = (all: number, ...values: readonly number[]) =>
  chosenReasons(
    values.map((value, index) => ({ name: `part ${index}`, value })),
    all,
    ({ value }) => `${value}`,
  );

describe('the reasons for a difference', () => {
  test('are the two largest parts for it and the largest against it', () => {
    expect(chosen(2, 3, -2, 1, 0.6, -0.6)).toEqual({ reasons: ['3', '1', '-2'], rest: 0 });
  });

  test('are more as long as the rest exceeds the whole difference', () => {
    expect(chosen(1, 8, -6, 4, -4, -0.6, -0.4)).toEqual({ reasons: ['8', '4', '-6', '-4'], rest: -1 });
  });

  test('are none if no part of half a point is for it', () => {
    expect(chosen(1, 0.4, 0.4, 0.2)).toBeUndefined();
  });
});
