import { describe, expect, test } from 'vitest';
import { readClock } from '../../src/core/values/typed-values.ts';
import { learnt, type Quiet, quietOf, quietUntil } from '../../src/table/waiting/quiet-hours.ts';

const t = (text: string) => Date.parse(text);
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const quiet = (from: string, to: string, zone: string): Quiet => ({
  from: readClock(from) ?? -1,
  to: readClock(to) ?? -1,
  zone,
  source: 'set',
});

describe('when quiet ends', () => {
  test.each([
    ['within a day', '09:00', '17:30', 'UTC', '2026-05-04T12:00Z', '2026-05-04T17:30Z'],
    ['over midnight, before it', '22:00', '08:00', 'UTC', '2026-05-04T22:00Z', '2026-05-05T08:00Z'],
    ['over midnight, after it', '22:00', '08:00', 'UTC', '2026-05-05T07:59:59Z', '2026-05-05T08:00Z'],
    ['over the end of a year', '22:00', '08:00', 'UTC', '2026-12-31T23:00Z', '2027-01-01T08:00Z'],
    ['until midnight', '20:00', '00:00', 'UTC', '2026-05-04T23:59Z', '2026-05-05T00:00Z'],
    ['in a zone of halves', '22:00', '08:00', 'Asia/Kolkata', '2026-05-04T17:00Z', '2026-05-05T02:30Z'],
    ['clocks go forward', '22:00', '08:00', 'Europe/Berlin', '2026-03-28T22:00Z', '2026-03-29T06:00Z'],
    ['clocks go back', '22:00', '08:00', 'Europe/Berlin', '2026-10-24T21:00Z', '2026-10-25T07:00Z'],
    [
      'end in the hour that is skipped',
      '22:00',
      '02:30',
      'Europe/Berlin',
      '2026-03-28T22:00Z',
      '2026-03-29T01:30Z',
    ],
    [
      'end in the hour that comes twice',
      '22:00',
      '02:30',
      'Europe/Berlin',
      '2026-10-24T22:00Z',
      '2026-10-25T01:30Z',
    ],
    [
      'the other half of the world',
      '22:00',
      '08:00',
      'Pacific/Auckland',
      '2026-04-04T10:00Z',
      '2026-04-04T20:00Z',
    ],
  ])('%s', (_name, from, to, zone, now, end) => {
    expect(iso(quietUntil(quiet(from, to, zone), t(now)))).toBe(iso(t(end)));
  });

  test.each([
    ['before', '22:00', '08:00', '2026-05-04T21:59:59Z'],
    ['at the end', '22:00', '08:00', '2026-05-05T08:00Z'],
    ['before, within a day', '09:00', '17:00', '2026-05-04T08:59Z'],
    ['after, within a day', '09:00', '17:00', '2026-05-04T17:00Z'],
  ])('%s it does not reign', (_name, from, to, now) => {
    expect(quietUntil(quiet(from, to, 'UTC'), t(now))).toBeNull();
  });

  test('without quiet hours it never reigns', () => {
    expect(quietUntil(undefined, t('2026-05-04T03:00Z'))).toBeNull();
  });

  test('the same local hours are other hours in summer', () => {
    const night = quiet('23:00', '07:00', 'Europe/Lisbon');
    expect(quietUntil(night, t('2026-01-10T22:30Z'))).toBeNull();
    expect(iso(quietUntil(night, t('2026-07-10T22:30Z')))).toBe('2026-07-11T06:00:00.000Z');
  });
});

describe('learnt', () => {
  const hours = (counts: Readonly<Record<number, number>>) =>
    Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0);
  const awake = (from: number, to: number, each = 4) =>
    hours(Object.fromEntries(Array.from({ length: to - from }, (_, step) => [(from + step) % 24, each])));

  test('a night without actions is learnt as quiet hours', () => {
    expect(learnt(awake(7, 23))).toEqual({ from: 23 * 60, to: 7 * 60, zone: 'UTC', source: 'learnt' });
  });
  test('a night in the middle of the day of UTC', () => {
    expect(learnt(awake(18, 34))).toMatchObject({ from: 10 * 60, to: 18 * 60 });
  });
  test('one act in fifty is an exception, two are not', () => {
    const acts = awake(7, 23);
    expect(learnt(acts.with(3, 1))).toMatchObject({ from: 23 * 60, to: 7 * 60 });
    expect(learnt(acts.with(3, 2))).toBeUndefined();
  });
  test('too little is known', () => {
    expect(learnt(hours({ 10: 20, 14: 19 }))).toBeUndefined();
    expect(learnt(awake(7, 23, 2))).toBeUndefined();
    expect(learnt(hours({}))).toBeUndefined();
  });
  test('a gap of twelve hours is a night, of thirteen is none, of four neither', () => {
    expect(learnt(awake(8, 20))).toMatchObject({ from: 20 * 60, to: 8 * 60 });
    expect(learnt(awake(8, 19))).toBeUndefined();
    expect(learnt(awake(4, 24))).toBeUndefined();
    expect(learnt(awake(5, 24))).toMatchObject({ from: 0, to: 300 });
  });

  test('set quiet hours count first, then learnt ones, unless they are not wanted', () => {
    const person = { zone: null, quietFrom: null, quietTo: null, learns: true, hours: awake(7, 23) };
    expect(quietOf(person)).toMatchObject({ source: 'learnt' });
    expect(quietOf({ ...person, quietFrom: 60, quietTo: 120, zone: 'Asia/Seoul' })).toEqual({
      from: 60,
      to: 120,
      zone: 'Asia/Seoul',
      source: 'set',
    });
    expect(quietOf({ ...person, learns: false })).toBeUndefined();
  });
});
