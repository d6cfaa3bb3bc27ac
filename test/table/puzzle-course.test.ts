import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../src/core/contract/puzzle.ts';
import { DAY_MS } from '../../src/core/values/days.ts';
import {
  nextPuzzle,
  oldestPuzzle,
  orderOf,
  type PuzzleTry,
  returnOf,
  runOf,
} from '../../src/table/puzzles/course.ts';

const puzzle = (id: string, rating = 1_500): Puzzle => ({
  ...{ id, seats: 2, seed: '0'.repeat(64), log: [], seat: 0, theme: 'race', worlds: 2_000, rating },
  choices: ['a', 'b', 'c', 'd'].map((action, behind) => ({ action, behind, error: 0, reasons: [] })),
});

/** Makes answers on the given days: `+3` is a right answer on day 3, `-0` a wrong one on day 0. */
const tries = (puzzleId: string, ...days: readonly string[]): readonly PuzzleTry[] =>
  days.map(text => ({ puzzleId, correct: text.startsWith('+'), at: Number(text.slice(1)) * DAY_MS }));

const returnDay = (...days: readonly string[]): number | undefined => {
  const at = returnOf(tries('p', ...days));
  return at === undefined ? undefined : at / DAY_MS;
};

describe('a puzzle comes back', () => {
  test('never after right answers alone', () => {
    expect(returnDay()).toBeUndefined();
    expect(returnDay('+0')).toBeUndefined();
    expect(returnDay('+0', '+5')).toBeUndefined();
  });

  test('1 day after a wrong answer, then 3, 7 and 21 days after right ones, then never', () => {
    expect(returnDay('-0')).toBe(1);
    expect(returnDay('-0', '+1')).toBe(4);
    expect(returnDay('-0', '+1', '+4')).toBe(11);
    expect(returnDay('-0', '+1', '+4', '+11')).toBe(32);
    expect(returnDay('-0', '+1', '+4', '+11', '+32')).toBeUndefined();
  });

  test('from the beginning after another wrong answer', () => {
    expect(returnDay('-0', '+1', '+4', '-11')).toBe(12);
    expect(returnDay('+0', '+9', '-10')).toBe(11);
    expect(returnDay('-0', '-3', '+4')).toBe(7);
  });
});

describe('the next puzzle', () => {
  const puzzles = Array.from({ length: 30 }, (_, index) => puzzle(`p${index}`, 1_000 + 40 * index));
  const rating = ({ rating }: Puzzle): number => rating;
  const next = (answers: readonly PuzzleTry[], day = 0, level = 1_500, personId = 'ann') =>
    nextPuzzle(puzzles, rating, { personId, level, tries: answers, at: day * DAY_MS });

  test('is one of the eight unseen ones nearest to the rating', () => {
    for (const level of [900, 1_500, 1_730, 2_600]) {
      const found = next([], 0, level).found;
      const gaps = puzzles.map(each => Math.abs(each.rating - level)).toSorted((one, other) => one - other);
      expect(Math.abs((found?.puzzle.rating ?? 0) - level)).toBeLessThanOrEqual(gaps[7] ?? 0);
      expect(found?.number).toBe(0);
    }
  });

  test('depends on the stored answers alone, and differs between people', () => {
    const answers = [...tries('p12', '+0'), ...tries('p3', '+0')];
    expect(next(answers)).toEqual(next(answers));
    const found = Array.from({ length: 20 }, (_, person) => next([], 0, 1_500, `${person}`).found?.puzzle.id);
    expect(new Set(found).size).toBeGreaterThan(3);
  });

  test('is the one that is due for the longest time, with the number of its answers', () => {
    const answers = [...tries('p3', '-0', '+1'), ...tries('p4', '-2'), ...tries('p5', '-9')];
    expect(next(answers, 2).found?.number).toBe(0);
    expect(next(answers, 3).found).toMatchObject({ puzzle: { id: 'p4' }, number: 1 });
    expect(next(answers, 10).found).toMatchObject({ puzzle: { id: 'p4' }, number: 1 });
    expect(next([...answers, ...tries('p4', '+10')], 10).found).toMatchObject({
      puzzle: { id: 'p3' },
      number: 2,
    });
  });

  test('is none after the last one; the earliest return is reported', () => {
    const answers = puzzles.flatMap(({ id }) => tries(id, id === 'p7' ? '-0' : id === 'p8' ? '-5' : '+0'));
    expect(next(answers, 0)).toEqual({ found: undefined, returnsAt: DAY_MS });
    expect(
      next(answers.filter(({ correct }) => correct).concat(tries('p7', '+1'), tries('p8', '+1')), 2),
    ).toEqual({
      ...{ found: undefined, returnsAt: undefined },
    });
  });

  test('of the oldest ones is the one whose last answer is the oldest', () => {
    const answers = [...tries('p1', '+0', '+9'), ...tries('p2', '+3'), ...tries('p6', '-4')];
    expect(oldestPuzzle(puzzles, answers)).toMatchObject({ puzzle: { id: 'p2' }, number: 1 });
    expect(oldestPuzzle(puzzles, [])).toBeUndefined();
  });
});

describe('the order of the choices', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `p${index}`);
  const placeOfBest = (id: string, personId: string, number: number): number =>
    orderOf(puzzle(id), personId, number).findIndex(({ behind }) => behind === 0);

  test('shows the best one equally often at each place, for people, puzzles and attempts', () => {
    for (const places of [
      ids.map(id => placeOfBest(id, 'ann', 0)),
      ids.map(id => placeOfBest('p1', id, 0)),
      ids.map((_, number) => placeOfBest('p1', 'ann', number)),
    ])
      for (const place of [0, 1, 2, 3]) {
        const count = places.filter(each => each === place).length;
        expect(count).toBeGreaterThan(25);
        expect(count).toBeLessThan(75);
      }
  });

  test('does not depend on which action is the best', () => {
    for (const id of ids.slice(0, 20)) {
      const { choices } = puzzle(id);
      const shown = orderOf({ id, choices }, 'ann', 0).map(({ action }) => action);
      expect(orderOf({ id, choices: choices.toReversed() }, 'ann', 0).map(({ action }) => action)).toEqual(
        shown,
      );
    }
  });
});

test('a run counts right answers and the longest row of them', () => {
  const run = (text: string) => runOf([...text].map(mark => ({ correct: mark === '+' })));
  expect(run('')).toEqual({ answered: 0, solved: 0, longest: 0 });
  expect(run('--')).toEqual({ answered: 2, solved: 0, longest: 0 });
  expect(run('+-++-+++-')).toEqual({ answered: 9, solved: 6, longest: 3 });
});
