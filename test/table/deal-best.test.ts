import { describe, expect, test } from 'vitest';
import { bestBeyond } from '../../src/table/deals/page.ts';

const par = {
  points: 1,
  course: [],
  actions: [],
  rivals: [
    { strength: 'easy', points: -4 },
    { strength: 'medium', points: 9 },
  ],
} as const;
const finished = (points: number) => ({ points }) as never;

describe('the best result of a deal', () => {
  test('is named only where it is more than those of the person and of every bot on the page', () => {
    expect(bestBeyond({ best: undefined, par }, -7)).toBeUndefined();
    expect(bestBeyond({ best: finished(9), par }, -7)).toBeUndefined();
    expect(bestBeyond({ best: finished(10), par }, -7)).toBe(10);
    expect(bestBeyond({ best: finished(10), par }, 10)).toBeUndefined();
    expect(bestBeyond({ best: finished(3), par: undefined }, 2)).toBe(3);
    expect(bestBeyond({ best: undefined, par: undefined }, 2)).toBeUndefined();
  });
});
