import { describe, expect, it } from 'vitest';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import {
  begunAt,
  type Candidate,
  companies,
  gapOf,
  LIVE_RULES,
  RULES,
} from '../../../src/table/finding/pairing.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;
const sizes = () => ({ min: 1, max: 4 });

const seeker = (userId: string, change: Partial<Candidate> = {}): Candidate => ({
  userId,
  game: 'first',
  pace: null,
  seats: null,
  rated: null,
  language: null,
  speaks: 'en',
  since: NOW,
  points: 1_500,
  spread: 80,
  met: new Map(),
  blocked: new Set(),
  left: 0,
  rests: false,
  ...change,
});

const seated = (seekers: readonly Candidate[], now = NOW): readonly (readonly string[])[] =>
  companies(seekers, now, sizes).map(({ people }) => people.map(({ userId }) => userId));

/** Returns the hours that two people of a new request wait until they are paired. */
function hoursUntilPaired(one: Partial<Candidate>, other: Partial<Candidate>): number {
  for (let hours = 0; hours < 400; hours++)
    if (seated([seeker('a', one), seeker('b', other)], NOW + hours * HOUR).length > 0) return hours;
  return Number.POSITIVE_INFINITY;
}

describe('two people', () => {
  it('are paired at once if their ratings are near', () => {
    expect(seated([seeker('a'), seeker('b', { points: 1_600 })])).toEqual([['a', 'b']]);
  });

  it('wait the longer, the farther apart their ratings are', () => {
    const waits = [100, 300, 500, 900].map(gap => hoursUntilPaired({}, { points: 1_500 + gap }));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(new Set(waits).size).toBe(4);
    expect(waits[0]).toBe(0);
    expect(waits[3]).toBeLessThan(168);
  });

  it('wait shorter if their ratings are uncertain', () => {
    const [sure, unsure] = [seeker('a', { points: 1_900 }), seeker('b', { points: 1_900, spread: 250 })];
    expect(gapOf(unsure, seeker('c'))).toBeLessThan(gapOf(sure, seeker('c')));
    expect(hoursUntilPaired({ spread: 250 }, { spread: 250, points: 1_900 })).toBeLessThan(
      hoursUntilPaired({}, { points: 1_900 }),
    );
  });

  it.each([
    ['game', { game: 'second' }, { game: 'first' }],
    ['pace', { pace: 'day' }, { pace: 'three-days' }],
    ['number of people', { seats: 2 }, { seats: 3 }],
    ['rating', { rated: true }, { rated: false }],
  ] as const)('are never paired if they wish another %s', (_, one, other) => {
    expect(hoursUntilPaired(one, other)).toBe(Number.POSITIVE_INFINITY);
  });

  it('play by the wish of the one who has a wish', () => {
    const [company] = companies([seeker('a', { pace: 'day' }), seeker('b', { rated: true })], NOW, sizes);
    expect(company).toMatchObject({ pace: 'day', rated: true });
  });

  it('are never paired if one has blocked the other, whoever of them waits longer', () => {
    const blocked = new Set(['b']);
    expect(hoursUntilPaired({ blocked }, {})).toBe(Number.POSITIVE_INFINITY);
    expect(hoursUntilPaired({ blocked, since: NOW + 1 }, {})).toBe(Number.POSITIVE_INFINITY);
    expect(hoursUntilPaired({}, { blocked: new Set(['a']) })).toBe(Number.POSITIVE_INFINITY);
  });

  it('do not meet again within three days', () => {
    const met = new Map([['b', NOW]]);
    expect(hoursUntilPaired({ met }, {})).toBe(72);
    expect(hoursUntilPaired({}, { met: new Map([['a', NOW]]) })).toBe(72);
  });

  it('of other languages wait longer if one prefers the own language, and then meet', () => {
    const far = { points: 1_620 };
    expect(hoursUntilPaired({}, { ...far, speaks: 'ko' })).toBe(0);
    const wait = hoursUntilPaired({ language: 'en' }, { ...far, speaks: 'ko' });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThan(24);
  });

  it('are not paired while one of them rests', () => {
    expect(seated([seeker('a', { rests: true, since: 0 }), seeker('b')])).toEqual([]);
  });

  it('wait longer for each game that one has left without a word', () => {
    const waits = [0, 1, 2, 3].map(left => hoursUntilPaired({ left }, {}));
    expect(waits).toEqual([0, 3, 6, 9]);
    expect(begunAt({ since: 0, left: 1_000 })).toBe(RULES.longestHold);
  });
});

describe('a table', () => {
  it('gets the people with the nearest ratings around the one who has waited longest', () => {
    const points = { far: 1_590, near: 1_510, nearest: 1_500 };
    const others = Object.entries(points).map(([id, value]) => seeker(id, { points: value }));
    const first = seeker('first', { since: NOW - HOUR, seats: 3 });
    expect(seated([...others, first])).toEqual([['first', 'nearest', 'near']]);
  });

  it('of three has only people who all accept each other', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(id => seeker(id, { seats: 3 }));
    if (!a || !b || !c) throw new Error('no people');
    expect(seated([a, b, c])).toEqual([['a', 'b', 'c']]);
    expect(seated([a, { ...b, blocked: new Set(['c']) }, c])).toEqual([]);
    expect(seated([a, { ...b, pace: 'day' }, { ...c, pace: 'two-weeks' }])).toEqual([]);
    expect(seated([a, { ...b, rated: true }, { ...c, rated: false }])).toEqual([]);
  });

  it('is given to a person only once at a time', () => {
    const found = seated([
      seeker('a'),
      seeker('a', { game: 'second' }),
      seeker('b'),
      seeker('b', { game: 'second' }),
    ]);
    expect(found).toEqual([['a', 'b']]);
  });
});

describe('people who look for a live game', () => {
  const live = { pace: 'live' } as const;
  /** Returns the minutes that two people of a new request wait until they are paired, ten at most. */
  const minutesUntilPaired = (one: Partial<Candidate>, other: Partial<Candidate>): number => {
    const two = [seeker('a', { ...live, ...one }), seeker('b', { ...live, ...other })];
    const minutes = Array.from({ length: 11 }, (_, index) => index);
    return minutes.find(minute => seated(two, NOW + minute * 60_000).length > 0) ?? Number.POSITIVE_INFINITY;
  };

  it('meet each other, and never people without a wish or with another pace', () => {
    const slow = [seeker('slow', { since: 0 }), seeker('day', { pace: 'day', since: 0 })];
    expect(seated([...slow, seeker('a', live)])).toEqual([['day', 'slow']]);
    for (const one of slow) expect(seated([one, seeker('a', live)], NOW + HOUR)).toEqual([]);
    expect(seated([...slow, seeker('a', live), seeker('b', live)])).toEqual([
      ['a', 'b'],
      ['day', 'slow'],
    ]);
  });

  it('get the live game first, and one game at a time', () => {
    const both = ['a', 'b'].flatMap(id => [seeker(id, { since: 0 }), seeker(id, live)]);
    const found = companies(both, NOW, sizes);
    expect(found.map(({ pace, people }) => [pace, people.length])).toEqual([['live', 2]]);
  });

  it('meet people whose ratings are farther apart with each minute', () => {
    expect([100, 300, 500, 700].map(gap => minutesUntilPaired({}, { points: 1_500 + gap }))).toEqual([
      0, 3, 6, 9,
    ]);
  });

  it('wait two minutes for each game that one has left without a word, but are paired before the request ends', () => {
    expect([0, 1, 2, 9].map(left => minutesUntilPaired({ left }, {}))).toEqual([0, 2, 4, 8]);
    expect(begunAt({ since: 0, left: 9 }, LIVE_RULES)).toBe(LIVE_RULES.longestHold);
  });

  it('meet again after an hour', () => {
    const met = (minutes: number) => ({ met: new Map([['b', NOW - minutes * 60_000]]) });
    expect([61, 55, 30].map(minutes => minutesUntilPaired(met(minutes), {}))).toEqual([0, 5, Infinity]);
  });
});

describe('the pairing', () => {
  it('does not depend on the order of the requests', () => {
    const dice = new LightDice(4);
    const crowd = Array.from({ length: 40 }, (_, index) =>
      seeker(String(index), {
        points: 1_200 + dice.below(600),
        since: NOW - dice.below(40) * HOUR,
        seats: [null, 2, 3][dice.below(3)] ?? null,
      }),
    );
    const found = seated(crowd);
    expect(found.length).toBeGreaterThan(10);
    for (let turn = 0; turn < 20; turn++) expect(seated(dice.shuffle(crowd))).toEqual(found);
  });
});
