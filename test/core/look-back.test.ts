import { describe, expect, it } from 'vitest';
import { latestYear, monthAt, partsOf, spanOf, yearAt } from '../../src/core/people/look-back.ts';

const HOUR = 3_600_000;
const iso = (at: number): string => new Date(at).toISOString().slice(0, 16);
const at = (text: string): number => Date.parse(`${text}Z`);

describe('the borders of a year', () => {
  it.each([0, 5, 23])('a year begins and ends at the hour %i of UTC at which days begin', hour => {
    const { from, to } = spanOf({ kind: 'year', year: 2026 }, at('2026-11-20T12:00'), hour);
    expect(from).toBe(at('2026-01-01T00:00') + hour * HOUR);
    expect(to).toBe(at('2027-01-01T00:00') + hour * HOUR);
    expect(yearAt(from, hour)).toBe(2026);
    expect(yearAt(from - 1, hour)).toBe(2025);
    expect(yearAt(to - 1, hour)).toBe(2026);
    expect(yearAt(to, hour)).toBe(2027);
    expect([monthAt(from, hour), monthAt(from - 1, hour)]).toEqual([0, 11]);
  });

  it('looks back in January on the year before, and from February on the present year', () => {
    expect(latestYear(at('2027-01-01T04:59'), 5)).toBe(2026);
    expect(latestYear(at('2027-01-31T23:59'), 0)).toBe(2026);
    expect(latestYear(at('2027-02-01T04:59'), 5)).toBe(2026);
    expect(latestYear(at('2027-02-01T05:00'), 5)).toBe(2027);
    expect(latestYear(at('2027-12-31T23:59'), 0)).toBe(2027);
  });
});

describe('the last months', () => {
  const begin = (now: string, months: number, hour = 0): string =>
    iso(spanOf({ kind: 'months', months }, at(now), hour).from);

  it('begin on the present day of an earlier month, or on the last day of a shorter one', () => {
    expect(begin('2026-11-20T12:00', 3)).toBe('2026-08-20T00:00');
    expect(begin('2026-05-31T12:00', 3)).toBe('2026-02-28T00:00');
    expect(begin('2024-05-31T12:00', 3)).toBe('2024-02-29T00:00');
    expect(begin('2026-02-03T12:00', 12)).toBe('2025-02-03T00:00');
    expect(begin('2026-02-03T04:59', 1, 5)).toBe('2026-01-02T05:00');
  });

  it('contain the present moment', () => {
    const now = at('2026-11-20T12:00');
    expect(spanOf({ kind: 'months', months: 1 }, now, 0).to).toBe(now + 1);
  });
});

describe('the parts of a period', () => {
  it('are the months of a year, at the hour at which days begin', () => {
    const parts = partsOf(spanOf({ kind: 'year', year: 2026 }, 0, 5), 5);
    expect(parts.map(iso)).toEqual(
      Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01T05:00`),
    );
  });

  it('begin with the period, and have a new part for each new month', () => {
    const parts = partsOf(spanOf({ kind: 'months', months: 3 }, at('2026-11-20T12:00'), 0), 0);
    expect(parts.map(iso)).toEqual([
      '2026-08-20T00:00',
      '2026-09-01T00:00',
      '2026-10-01T00:00',
      '2026-11-01T00:00',
    ]);
    expect(partsOf(spanOf({ kind: 'months', months: 12 }, at('2026-11-20T12:00'), 0), 0)).toHaveLength(13);
  });
});
