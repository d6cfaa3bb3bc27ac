import { expect, test } from 'vitest';
import { LastMinute, NewestTimes } from '../../src/metrics/newest-times.ts';

test('quantiles of the newest, of the last hour alone', () => {
  const times = new NewestTimes();
  expect(times.timing(0)).toBeUndefined();
  for (let value = 1; value <= 100; value++) times.note(value, 1_000);
  expect(times.timing(1_000)).toEqual({ median: 50, p95: 95 });
  times.note(7, 3_600_500);
  expect(times.timing(3_602_000)).toEqual({ median: 7, p95: 7 });
  for (let value = 0; value < 500; value++) times.note(3, 3_602_000);
  expect(times.timing(3_602_000)).toEqual({ median: 3, p95: 3 });
});

test('the events of the last minute are counted by the second', () => {
  const minute = new LastMinute();
  const start = 1_700_000_000_000;
  for (let count = 0; count < 120; count++) minute.note(start + count * 100);
  expect(minute.perSecond(start + 12_000)).toBe(2);
  expect(minute.perSecond(start + 61_000)).toBeCloseTo(100 / 60, 5);
  expect(minute.perSecond(start + 120_000)).toBe(0);
});
