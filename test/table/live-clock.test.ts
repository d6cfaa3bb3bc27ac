import { describe, expect, test } from 'vitest';
import { costOf, liveTimes, RESERVE_MS, spentBy } from '../../src/table/match/live-clock.ts';

const SECOND = 1_000;

describe('the clock of a live game', () => {
  test.each([
    { elapsed: 0, cost: 0 },
    { elapsed: 60 * SECOND, cost: 0 },
    { elapsed: 60 * SECOND + 1, cost: 1 },
    { elapsed: 95 * SECOND, cost: 35 * SECOND },
  ])('a decision of $elapsed ms costs $cost ms of the reserve', ({ elapsed, cost }) => {
    expect(costOf(elapsed)).toBe(cost);
  });

  test('the spent part never exceeds the reserve', () => {
    expect(spentBy({ spentMs: 10 * SECOND }, 65 * SECOND)).toBe(15 * SECOND);
    expect(spentBy({ spentMs: 10 * SECOND }, 3_600 * SECOND)).toBe(RESERVE_MS);
  });

  test.each([
    { reserve: 300, warned: 240, loses: 360 },
    { reserve: 120, warned: 60, loses: 180 },
    { reserve: 20, warned: 30, loses: 80 },
    { reserve: 0, warned: 30, loses: 60 },
  ])('with $reserve s left, the warning comes after $warned s and the loss after $loses s', times => {
    const { reserve, warned, loses } = times;
    expect(liveTimes(0, reserve * SECOND)).toEqual({
      minuteEnds: 60 * SECOND,
      warnedAt: warned * SECOND,
      losesAt: loses * SECOND,
      reserve: reserve * SECOND,
    });
  });
});
