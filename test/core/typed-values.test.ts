import { describe, expect, test } from 'vitest';
import { readClock, readDate, readWhole } from '../../src/core/values/typed-values.ts';
import { isSameZone, readZone } from '../../src/core/values/zones.ts';

describe('a time of day', () => {
  test.each<[number, ...string[]]>([
    [1_350, '22:30', '22.30', '22h30', '22 h 30', '2230', '10:30pm', '10.30 PM', '10:30 p. m.', '22 Uhr 30'],
    [1_350, '２２：３０', '22時30分', '午後10時30分', '22시 30분', '오후 10시 30분', '٢٢:٣٠', '22:30 Uhr'],
    [1_320, '22', '22h', '10pm', '10 PM', '10 p.m.', '22 Uhr', '２２', '22 : 00'],
    [420, '7', '07', '7 am', '７時', '7:00', '午前7時'],
    [0, '0', '0:00', '12am', '00.00', '12:00 AM', '午前0時'],
    [720, '12pm', '12', '午後0時', '12 h'],
  ])('%s minutes after midnight', (minutes, ...texts) => {
    for (const text of texts) expect([text, readClock(text)]).toEqual([text, minutes]);
  });

  test.each(['24:00', '24', '7:5', '-1', '', '22:60', '13pm', '2460', '22:30:61', 'ten', '22;30', '1/2'])(
    'is not %j',
    text => {
      expect(readClock(text)).toBeUndefined();
    },
  );
});

describe('a date', () => {
  const first = Date.UTC(2026, 11, 1);
  test.each(['2026-12-01', '2026-12-1', '2026/12/01', '2026.12.01', '1.12.2026', '01. 12. 2026'])(
    '%s is the first of December',
    text => {
      expect(readDate(text)).toBe(first);
    },
  );
  test.each(['２０２６-１２-０１', '2026年12月1日', '2026년 12월 1일', '2026. 12. 1.', '2026‐12‐01'])(
    '%s is the first of December',
    text => {
      expect(readDate(text)).toBe(first);
    },
  );

  test.each([
    '2026-13-01',
    '2026-00-10',
    '2026-02-30',
    '2026-02-29',
    '2026-04-31',
    '2026-12-00',
    '0000-01-01',
    '31.4.2026',
    '01/02/2026',
    '26-12-01',
    '2026-12-01T00:00',
    'tomorrow',
    '',
  ])('%j is no date', text => {
    expect(readDate(text)).toBeUndefined();
  });

  test('29 February exists in a leap year', () => {
    expect(readDate('2028-02-29')).toBe(Date.UTC(2028, 1, 29));
  });
});

test('a whole number may have digits of any script', () => {
  for (const text of ['12', ' 12 ', '１２', '१२', '١٢'])
    expect([text, readWhole(text, 1, 20)]).toEqual([text, 12]);
  for (const text of ['', '1.5', '-3', '21', '0', '1e1', '9'.repeat(5_000)])
    expect(readWhole(text, 1, 20)).toBeUndefined();
});

describe('a time zone', () => {
  test.each([
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['europe/kyiv', 'Europe/Kyiv'],
    ['Kyiv', 'Europe/Kyiv'],
    ['Europe/Kiev', 'Europe/Kiev'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Asia/Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ['ho chi minh', 'Asia/Ho_Chi_Minh'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['Ｅｕｒｏｐｅ／Ｌｉｓｂｏｎ', 'Europe/Lisbon'],
    ['asia/seoul', 'Asia/Seoul'],
    ['US/Eastern', 'US/Eastern'],
    ['UTC', 'UTC'],
    ['+02:00', undefined],
    ['Europe/Atlantis', undefined],
    ['', undefined],
  ])('%j is the zone %s', (text, zone) => {
    expect(readZone(text)).toBe(zone);
  });

  test('is the same zone under each of its names', () => {
    for (const [one, other] of [
      ['Europe/Kyiv', 'Europe/Kiev'],
      ['Asia/Kolkata', 'Asia/Calcutta'],
      ['US/Eastern', 'America/New_York'],
      ['Etc/UTC', 'UTC'],
    ] as const)
      expect(isSameZone(one, other)).toBe(true);
    expect(isSameZone('Europe/Kyiv', 'Europe/Lisbon')).toBe(false);
    expect(isSameZone('Europe/Atlantis', 'Europe/Atlantis')).toBe(true);
  });
});
