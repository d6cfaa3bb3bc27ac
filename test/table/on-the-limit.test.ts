import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETTLED_AT } from '../../src/core/contract/rating-formula.ts';
import { type Candidate, companies } from '../../src/table/finding/pairing.ts';
import { nextPuzzle } from '../../src/table/puzzles/course.ts';
import { puzzleStanding } from '../../src/table/puzzles/rating.ts';
import { hasLeft, isMostlyStandIn } from '../../src/table/results/rated-field.ts';
import { quietUntil } from '../../src/table/waiting/quiet-hours.ts';
import { DAY } from './room.ts';

const stayed = { dealtTo: null, userId: 'u1', resigned: false, absentAt: null };

const seeker = (userId: string, change: Partial<Candidate> = {}): Candidate => ({
  ...{ userId, game: 'toy', pace: null, seats: 2, rated: null, language: null, speaks: 'en', since: 0 },
  ...{ points: 1_500, spread: 0, met: new Map(), blocked: new Set(), left: 0, rests: false },
  ...change,
});
const meet = (one: Partial<Candidate>, other: Partial<Candidate>, now = 0): boolean =>
  companies([seeker('a', one), seeker('b', other)], now, () => ({ min: 2, max: 2 })).length > 0;

/** Moment of a limit: the last millisecond before it, or the limit itself. */
type Moment = 'before' | 'on';
const shy = (moment: Moment): number => (moment === 'before' ? 1 : 0);

/** Limit of the docs. */
interface Limit {
  readonly what: string;
  readonly page: string;
  /** Words of the page that tell what holds on the limit. */
  readonly words: string;
}

/** Limits whose moments just before and exactly on them are scenarios of the sitting. */
const IN_SITTING: readonly Limit[] = [
  {
    what: 'a decision is late once the pace has run out',
    page: 'waiting',
    words: 'As soon as the time of the pace has run out, the other players may vote',
  },
  {
    what: 'a nudge is possible after an hour',
    page: 'waiting',
    words: 'has waited at least an hour',
  },
  {
    what: 'a vote lapses after 48 hours',
    page: 'waiting',
    words: 'All other votes lapse after 48 hours',
  },
  {
    what: 'one player ends the pause of a rated game after 14 days',
    page: 'waiting',
    words: 'that has been paused for 14 days, any one player is enough',
  },
  {
    what: 'the vote of an absent player is not needed after 48 hours of the stand-in',
    page: 'waiting',
    words: 'players for whom the stand-in has played for 48 hours',
  },
  {
    what: 'a lobby closes after a day',
    page: 'waiting',
    words: 'A lobby without activity closes after a day',
  },
  {
    what: 'the lobby of a live game closes after ten minutes',
    page: 'waiting',
    words: 'ten minutes after its opening',
  },
  {
    what: 'an action is possible again after the time for which it counts',
    page: 'waiting',
    words: 'counted for',
  },
  {
    what: 'a request for a game lapses after a week',
    page: 'finding',
    words: 'a request that has found no game after a week ends',
  },
];

/** Limits that hold one way just before them, and the other way exactly on them. */
const LIMITS: readonly (Limit & { readonly isReached: (moment: Moment) => boolean })[] = [
  {
    what: 'the same two meet again after three days',
    page: 'finding',
    words: 'do not meet again within three days',
    isReached: moment => meet({ met: new Map([['b', 0]]) }, {}, 3 * DAY - shy(moment)),
  },
  {
    what: 'a missed puzzle comes back after a day',
    page: 'puzzles',
    words: 'After a day. Each right answer',
    isReached(moment) {
      const puzzle = { id: 'p', rating: 1_500 } as Parameters<typeof nextPuzzle>[0][number];
      const tries = [{ puzzleId: 'p', correct: false, at: 0 }];
      const person = { personId: 'u1', level: 1_500, tries, at: DAY - shy(moment) };
      return nextPuzzle([puzzle], ({ rating }) => rating, person).found !== undefined;
    },
  },
  {
    what: 'quiet hours include their first minute, and end with their last',
    page: 'waiting',
    words:
      'The first time is the first quiet minute, and the second time is the first minute that is not quiet',
    isReached(moment) {
      const quiet = { from: 22 * 60, to: 7 * 60, zone: 'UTC', source: 'set' } as const;
      const at22 = Date.UTC(2026, 4, 4, 22) - shy(moment);
      const at7 = Date.UTC(2026, 4, 5, 7) - shy(moment);
      return quietUntil(quiet, at22) !== null && quietUntil(quiet, at7) === null;
    },
  },
];

/** Limits that are counted in numbers. */
const COUNTS: readonly (Limit & { readonly one: unknown; readonly other: unknown })[] = [
  {
    what: 'half of the choices by the stand-in is no leaving',
    page: 'ratings',
    words: 'A player who makes exactly half of the choices has stayed',
    one: hasLeft(stayed, { turns: 10, standIns: 5 }),
    other: !hasLeft(stayed, { turns: 10, standIns: 6 }),
  },
  {
    what: 'half of the choices by the stand-in is no lost game of a league',
    page: 'leagues',
    words: 'exactly half is not enough',
    one: hasLeft(stayed, { turns: 9, standIns: 4 }),
    other: !hasLeft(stayed, { turns: 9, standIns: 5 }),
  },
  {
    what: 'half of the choices by the stand-in counts for statistics',
    page: 'duplicate',
    words: 'exactly half is not enough',
    one: isMostlyStandIn({ turns: 2, standIns: 1 }),
    other: !isMostlyStandIn({ turns: 3, standIns: 2 }),
  },
  {
    what: 'a rating has its question mark until ten games have been played',
    page: 'ratings',
    words: 'until the player has played ten rated games',
    one: SETTLED_AT <= 9,
    other: SETTLED_AT > 10,
  },
  {
    what: 'a puzzle rating has its question mark until ten answers',
    page: 'puzzles',
    words: 'Until you have answered ten different puzzles',
    one: puzzleStanding({ points: 1, answers: 9, solved: 0 } as never).settled,
    other: !puzzleStanding({ points: 1, answers: 10, solved: 0 } as never).settled,
  },
  {
    what: 'a difference of 150 points is near enough',
    page: 'finding',
    words: 'differ by at most 150 points',
    one: meet({}, { points: 1_651 }),
    other: !meet({}, { points: 1_650 }),
  },
];

const prose = (page: string): string =>
  readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

const HALF: Limit = {
  what: 'half of the votes decides nothing, and a tie after 48 hours passes nothing',
  page: 'waiting',
  words: 'if more people agree than refuse; a tie does not pass',
};
const sitting = readFileSync(new URL('sittings/on-the-limit.txt', import.meta.url), 'utf8');

describe('exactly on a limit', () => {
  test.each(LIMITS)('$what', ({ page, words, isReached }) => {
    expect(prose(page)).toContain(words);
    expect([isReached('before'), isReached('on')]).toEqual([false, true]);
  });

  test.each(COUNTS)('$what', ({ page, words, one, other }) => {
    expect(prose(page)).toContain(words);
    expect([one, other]).toEqual([false, false]);
  });

  test.each([...IN_SITTING, HALF])('$what: is in the sitting', ({ what, page, words }) => {
    expect(prose(page)).toContain(words);
    expect(sitting).toContain(`\n## ${what}\n`);
  });
});
