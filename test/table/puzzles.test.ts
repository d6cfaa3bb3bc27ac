import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../src/core/contract/puzzle.ts';
import { markOf, orderOf } from '../../src/table/puzzles/course.ts';
import { toyPuzzles } from '../toy/puzzles.ts';
import { ANN, accepted, type Room, room } from './room.ts';

const withPuzzles = (puzzles: readonly Puzzle[]): Promise<Room> =>
  room({ needs: { puzzles: game => (game === 'toy' ? puzzles : []) } });

/** Returns the place at which a person sees the choice with this index in the file. */
const placeOf = (puzzle: Puzzle, personId: string, index: number, number = 0): number =>
  orderOf(puzzle, personId, number).findIndex(({ action }) => action === puzzle.choices[index]?.action);

const PUZZLES = toyPuzzles(3);
const [FIRST] = PUZZLES;
if (!FIRST) throw new Error('no puzzle');

async function solve(at: Room, id: string, index: number, number = 0, personId = ANN.id) {
  const puzzle = PUZZLES.find(each => each.id === id);
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  const place = placeOf(puzzle, personId, index, number);
  return accepted(
    await at.table.puzzles.answer(personId, { puzzleId: id, number, place, mark: markOf(puzzle) }),
  );
}

describe('an answer', () => {
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
});

test('a puzzle whose log the rules refuse fails with its name', async () => {
  const at = await withPuzzles([{ ...FIRST, log: ['bid 3', 'bid 99'] }]);
  await expect(at.table.puzzles.next('toy', ANN.id)).rejects.toThrow(/toy-1/);
});
