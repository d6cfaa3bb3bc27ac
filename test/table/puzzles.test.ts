import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../src/core/contract/puzzle.ts';
import { DAY_MS } from '../../src/core/values/days.ts';
import { markOf, orderOf } from '../../src/table/puzzles/course.ts';
import { toyPuzzles } from '../toy/puzzles.ts';
import { ANN, accepted, BEN, type Room, refused, room } from './room.ts';

const withPuzzles = (puzzles: readonly Puzzle[]): Promise<Room> =>
  room({ needs: { puzzles: game => (game === 'toy' ? puzzles : []) } });

/** Returns the place at which a person sees the choice with this index in the file. */
const placeOf = (puzzle: Puzzle, personId: string, index: number, number = 0): number =>
  orderOf(puzzle, personId, number).findIndex(({ action }) => action === puzzle.choices[index]?.action);

const PUZZLES = toyPuzzles(3);
const [FIRST] = PUZZLES;
if (!FIRST) throw new Error('no puzzle');

const asked = async ({ table }: Room, personId = ANN.id, again = false) => {
  const next = accepted(await table.puzzles.next('toy', personId, again));
  if (!next.asked) throw new Error('all puzzles are answered');
  return next.asked;
};

async function solve(at: Room, id: string, index: number, number = 0, personId = ANN.id) {
  const puzzle = PUZZLES.find(each => each.id === id);
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  const place = placeOf(puzzle, personId, index, number);
  return accepted(
    await at.table.puzzles.answer(personId, { puzzleId: id, number, place, mark: markOf(puzzle) }),
  );
}

describe('an answer', () => {
  test('the first one rates person and puzzle against each other; later ones rate nothing', async () => {
    const at = await withPuzzles(PUZZLES);
    const right = await solve(at, 'toy-1', 0);
    expect(right).toMatchObject({ chosen: 0, earlier: false, change: { before: 1500 } });
    expect(right.change?.after).toBeGreaterThan(1500);
    const [puzzle] = await at.store.puzzles.ofGame('toy');
    expect(puzzle).toMatchObject({ id: 'toy-1', answers: 1, solved: 1 });
    expect(puzzle?.points).toBeLessThan(FIRST.rating);
    const wrong = await solve(at, 'toy-2', 1);
    expect(wrong.change).toMatchObject({ before: right.change?.after });
    expect(wrong.change?.after).toBeLessThan(wrong.change?.before ?? 0);
    const later = await solve(at, 'toy-2', 0, 1);
    expect(later.change).toBeUndefined();
    expect(later.standing).toMatchObject({
      points: wrong.change?.after,
      answers: 2,
      solved: 1,
      settled: false,
    });
    expect(await at.store.puzzles.get('toy-2')).toMatchObject({ answers: 1, solved: 0 });
  });

  test('of a person who has deleted their data rates no puzzle a second time', async () => {
    const at = await withPuzzles(PUZZLES);
    await solve(at, 'toy-1', 1);
    const once = await at.store.puzzles.get('toy-1');
    for (let time = 0; time < 3; time++) {
      await at.table.housekeeping.forget(ANN.id);
      expect(await at.store.puzzles.tries(ANN.id)).toEqual([]);
      const again = await solve(at, 'toy-1', time === 1 ? 0 : 1);
      expect([again.change, again.standing]).toEqual([undefined, undefined]);
    }
    expect(await at.store.puzzles.get('toy-1')).toEqual(once);
    expect((await solve(at, 'toy-2', 0)).change).toMatchObject({ before: 1500 });
    expect((await solve(at, 'toy-1', 1, 0, BEN.id)).change).toMatchObject({ before: 1500 });
    const marks = await at.store.marks.list();
    expect(marks.map(({ scope }) => scope)).toEqual(['puzzle toy-1']);
    expect(JSON.stringify(marks)).not.toContain(ANN.id);
    expect(await at.table.archive.about(ANN.id)).toMatchObject({ marks: [{ scope: 'puzzle toy-1' }] });
    expect(await at.table.archive.about(BEN.id)).toMatchObject({ marks: [] });
  });

  test('a second press on the same button gets the stored answer, whatever was pressed', async () => {
    const at = await withPuzzles(PUZZLES);
    const first = await solve(at, 'toy-1', 2);
    at.clock.now += 5_000;
    const second = await solve(at, 'toy-1', 0);
    expect(second).toEqual({ ...first, earlier: true });
    expect(await at.store.puzzles.tries(ANN.id)).toHaveLength(1);
  });

  test('of two presses at once, one counts', async () => {
    const at = await withPuzzles(PUZZLES);
    const both = await Promise.all([solve(at, 'toy-1', 0), solve(at, 'toy-1', 1)]);
    expect(both.map(({ earlier }) => earlier).toSorted()).toEqual([false, true]);
    expect(new Set(both.map(({ chosen }) => chosen)).size).toBe(1);
    expect((await at.store.puzzles.ratingsOf(ANN.id))[0]).toMatchObject({ answers: 1 });
  });

  test('of two processes that store an answer at once, one counts', async () => {
    const at = await withPuzzles(PUZZLES);
    const { tries } = at.store.puzzles;
    const row = { userId: ANN.id, puzzleId: 'toy-1', number: 0, game: 'toy', at: 1 };
    const stored = {
      ...row,
      action: FIRST.choices[1]?.action ?? '',
      correct: false,
      pointsBefore: 1500,
      points: 1400,
    };
    // The other process stores its answer between this process's look and its own row.
    const transaction = at.store.transaction.bind(at.store);
    let raced = false;
    at.store.transaction = async (work, key) => {
      if (raced || !key?.startsWith('puzzles ')) return transaction(work, key);
      raced = true;
      return transaction(async repositories => {
        const { puzzles } = repositories;
        const answer = puzzles.answer.bind(puzzles);
        puzzles.answer = async given => {
          await answer(stored);
          return answer(given);
        };
        return work(repositories);
      }, key).catch(async error => {
        await transaction(({ puzzles }) => puzzles.answer(stored));
        throw error;
      });
    };
    const answered = await solve(at, 'toy-1', 0);
    expect(answered).toMatchObject({ earlier: true, chosen: 1, change: { before: 1500, after: 1400 } });
    expect(await tries.call(at.store.puzzles, ANN.id)).toHaveLength(1);
    expect(await at.store.puzzles.ratingsOf(ANN.id)).toEqual([]);
  });

  test('a place of another person means that place in the own order', async () => {
    const at = await withPuzzles(PUZZLES);
    for (const { id } of [ANN, BEN]) {
      const answered = accepted(
        await at.table.puzzles.answer(id, { puzzleId: 'toy-1', number: 0, place: 0, mark: markOf(FIRST) }),
      );
      expect(answered.choices[answered.chosen]?.behind).toBe(orderOf(FIRST, id, 0)[0]?.behind);
    }
  });

  test('a puzzle that is no longer there, a place that it lacks and a number that was never shown are refused', async () => {
    const at = await withPuzzles(PUZZLES);
    const answer = async (puzzleId: string, number: number, place: number) =>
      refused(await at.table.puzzles.answer(ANN.id, { puzzleId, number, place, mark: markOf(FIRST) })).code;
    expect(await answer('toy-99', 0, 0)).toBe('table/puzzle-gone');
    expect(await answer('toy-1', 0, 3)).toBe('table/puzzle-gone');
    expect(await answer('toy-1', 1, 0)).toBe('table/puzzle-gone');
    expect(await at.store.puzzles.tries(ANN.id)).toEqual([]);
  });
});

describe('the next puzzle', () => {
  test('is the same until it is answered, then another, and at the end there is none', async () => {
    const at = await withPuzzles(PUZZLES);
    const seen: string[] = [];
    for (const _ of PUZZLES) {
      const { id, number } = await asked(at);
      expect((await asked(at)).id).toBe(id);
      expect(number).toBe(0);
      seen.push(id);
      await solve(at, id, 0);
      at.clock.now += 60_000;
    }
    expect(seen.toSorted()).toEqual(PUZZLES.map(({ id }) => id));
    expect(accepted(await at.table.puzzles.next('toy', ANN.id))).toEqual({
      ...{ asked: undefined, game: 'toy', count: 3, returnsAt: undefined },
    });
    expect(await asked(at, ANN.id, true)).toMatchObject({ id: seen[0], number: 1 });
  });

  test('a missed one comes back after a day, before any unseen one, and in another order', async () => {
    const at = await withPuzzles(PUZZLES);
    await solve(at, 'toy-2', 1);
    expect((await asked(at)).id).not.toBe('toy-2');
    at.clock.now += DAY_MS;
    expect(await asked(at)).toMatchObject({ id: 'toy-2', number: 1 });
    expect((await asked(at, BEN.id)).number).toBe(0);
  });

  test('the asked puzzle has the actions of the choices and nothing of their values', async () => {
    const at = await withPuzzles(PUZZLES);
    const puzzle = await asked(at);
    expect(Object.keys(puzzle).toSorted()).toEqual([
      'actions',
      'game',
      'id',
      'mark',
      'number',
      'seat',
      'seats',
      'view',
    ]);
    expect(puzzle.actions).toHaveLength(3);
    expect(JSON.stringify(puzzle)).not.toMatch(/behind|1\.25/);
  });

  test('a game without puzzles is refused, and so is a person who asks too often', async () => {
    const at = await withPuzzles(PUZZLES);
    expect(refused(await at.table.puzzles.next('chess', ANN.id)).code).toBe('table/no-puzzles');
    for (let times = 0; times < 60; times++) await asked(at);
    expect(refused(await at.table.puzzles.next('toy', ANN.id))).toMatchObject({
      ...{ code: 'table/too-soon', with: { what: 'puzzle', times: 60, minutes: 10 } },
    });
    await asked(at, BEN.id);
    at.clock.now += 600_000;
    await asked(at);
  });
});

test('a run counts the answers since its beginning, and its longest row', async () => {
  const at = await withPuzzles(PUZZLES);
  await solve(at, 'toy-3', 1);
  at.clock.now += 1_000;
  const since = at.clock.now;
  const first = await solve(at, 'toy-1', 0);
  at.clock.now += 1_000;
  const second = await solve(at, 'toy-2', 0);
  at.clock.now += 1_000;
  await solve(at, 'toy-3', 1, 1);
  expect(await at.table.puzzles.run(ANN.id, since)).toEqual({
    ...{ answered: 3, solved: 2, longest: 2 },
    games: [{ game: 'toy', before: first.change?.before, after: second.change?.after, settled: false }],
  });
  expect(await at.table.puzzles.run(BEN.id, since)).toMatchObject({ answered: 0, games: [] });
});

test('a person who deletes their data leaves no answer; the puzzle keeps its rating', async () => {
  const at = await withPuzzles(PUZZLES);
  await solve(at, 'toy-1', 0);
  await solve(at, 'toy-1', 0, 0, BEN.id);
  expect(await at.table.archive.about(ANN.id)).toMatchObject({
    ...{ puzzles: [{ puzzleId: 'toy-1', correct: true }], puzzleRatings: [{ game: 'toy', answers: 1 }] },
  });
  await at.table.housekeeping.forget(ANN.id);
  expect(await at.table.archive.about(ANN.id)).toMatchObject({ puzzles: [], puzzleRatings: [] });
  expect(await at.store.puzzles.tries(BEN.id)).toHaveLength(1);
  expect(await at.store.puzzles.get('toy-1')).toMatchObject({ answers: 2, solved: 2 });
});

test('statistics have the puzzle rating; another person sees it only with consent', async () => {
  const at = await withPuzzles(PUZZLES);
  await solve(at, 'toy-1', 0);
  const own = accepted(await at.table.archive.stats(ANN.id, ANN.id, { game: 'toy' }));
  expect(own.puzzles).toMatchObject({ answers: 1, solved: 1, settled: false });
  const seen = () => at.table.archive.stats(ANN.id, BEN.id, { game: 'toy', guildId: 'g1' });
  expect(accepted(await seen()).puzzles).toEqual(own.puzzles);
  accepted(await at.table.people.setSettings(ANN.id, { stats: false }));
  expect(refused(await seen()).code).toBe('table/stats-private');
  await solve(at, 'toy-2', 0);
  expect(accepted(await at.table.archive.stats(ANN.id, ANN.id, { game: 'toy' })).puzzles?.answers).toBe(2);
});

test('a puzzle whose log the rules refuse fails with its name', async () => {
  const at = await withPuzzles([{ ...FIRST, log: ['bid 3', 'bid 99'] }]);
  await expect(at.table.puzzles.next('toy', ANN.id)).rejects.toThrow(/toy-1/);
});
