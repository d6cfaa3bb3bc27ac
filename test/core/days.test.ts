import { expect, test } from 'vitest';
import { levelsOf } from '../../src/core/contract/deals.ts';
import { beginOf, dateOf, dayAt, dayOf, streakOf } from '../../src/core/values/days.ts';

const day = (date: string): number => dayOf(date) ?? Number.NaN;

test('a day begins at its hour of UTC, and its date is that of its beginning', () => {
  const noon = Date.parse('2026-11-22T12:00Z');
  expect(dateOf(dayAt(noon, 0))).toBe('2026-11-22');
  expect(dateOf(dayAt(noon, 13))).toBe('2026-11-21');
  for (const hour of [0, 9, 23]) {
    const begin = beginOf(day('2026-03-29'), hour);
    expect([dayAt(begin - 1, hour), dayAt(begin, hour)]).toEqual([day('2026-03-28'), day('2026-03-29')]);
  }
  expect(['2026-02-30', '2026-13-01', '22-11-2026', ''].map(dayOf)).toEqual(Array(4).fill(undefined));
});

test('a streak bears one missed day in each month, and no second one', () => {
  const played = (from: string, to: string, ...missed: string[]): number[] => {
    const days: number[] = [];
    for (let at = day(from); at <= day(to); at++) if (!missed.includes(dateOf(at))) days.push(at);
    return days;
  };
  const today = day('2026-11-22');
  const lasting = played('2026-10-01', '2026-11-21', '2026-10-10', '2026-11-05');
  expect(streakOf(lasting, today)).toEqual({ days: 50, longest: 50, freeUsed: true });
  // A game today adds a day. If no game was played today, the streak does not end yet.
  expect(streakOf([...lasting, today], today).days).toBe(51);
  const broken = played('2026-11-01', '2026-11-21', '2026-11-05', '2026-11-10');
  expect(streakOf(broken, today)).toEqual({ days: 11, longest: 11, freeUsed: true });
  // Each month has a free day, so two missed days in a row are free at a change of month.
  expect(streakOf(played('2026-10-20', '2026-11-21', '2026-10-31', '2026-11-01'), today).days).toBe(31);
  expect(streakOf([], today)).toEqual({ days: 0, longest: 0, freeUsed: false });
  expect(streakOf(played('2026-09-01', '2026-09-09'), today)).toMatchObject({ days: 0, longest: 9 });
});

test('levels tell how good each round was, and no points', () => {
  expect(levelsOf([0, 3, 3, 11, 23, 36], 12)).toEqual([0, 1, 0, 2, 3, 3]);
});
