import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredMove } from '../../src/store/index.ts';
import { readEnd, takenBack } from '../../src/table/match/log.ts';
import { undoable, undoableAt } from '../../src/table/moves/undo.ts';

const SEATS = [{ strength: null }, { strength: null }, { strength: null }];

interface Written {
  readonly by: 'person' | 'stand-in' | 'order' | 'player' | 'undo';
  readonly seat: number;
  /** True if one call made this move and the move before it. */
  readonly joined: boolean;
  readonly reveals: boolean;
  /** Depth of an undo, as a share of the possible moves. */
  readonly back: number;
}

/** Generates logs. Chance alone seldom makes long series of moves without a person, so the generator adds them. */
const written: fc.Arbitrary<readonly Written[]> = fc
  .array(
    fc.tuple(
      fc.record({
        by: fc.constantFrom('person', 'person', 'stand-in', 'order', 'player', 'undo'),
        seat: fc.nat(2),
        joined: fc.boolean(),
        reveals: fc.boolean(),
        back: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.integer({ min: 30, max: 300 }) },
      ),
    ),
    { maxLength: 30 },
  )
  .map(runs =>
    runs.flatMap(([one, times]) =>
      Array.from({ length: one.by === 'person' || one.by === 'undo' ? 1 : times }, () => one),
    ),
  );

function logOf(moves: readonly Written[]): readonly StoredMove[] {
  const log: StoredMove[] = [];
  for (const { by, seat, joined, reveals, back } of moves) {
    const last = log.at(-1);
    const rev = log.length + 1;
    const undo = by === 'undo';
    const batch = joined && !undo && last && last.restores === null ? last.batch : rev - 1;
    log.push({
      rev,
      seat,
      action: 'x',
      by,
      events: [],
      reveals: reveals && !undo,
      rules: 1,
      at: 0,
      batch,
      restores: undo ? Math.floor(back * (rev - 1)) : null,
      endsTurn: true,
    });
  }
  return log;
}

function read(log: readonly StoredMove[]) {
  const count = { rows: 0 };
  const list = async (_: string, since: number, to: number) => {
    const found = log.filter(({ rev }) => since < rev && rev <= to);
    count.rows += found.length;
    return found;
  };
  return { repositories: { moves: { list } } as unknown as Parameters<typeof undoableAt>[0], count };
}

test('the undoable moves are read from the end of a log as from the whole of it', async () => {
  let further = 0;
  await fc.assert(
    fc.asyncProperty(written, fc.nat(40), async (moves, since) => {
      const log = logOf(moves);
      const { repositories, count } = read(log);
      const match = { id: 'm', seats: SEATS };
      const whole = undoable(match, log, []);
      const rev = log.length;
      expect(await undoableAt(repositories, match, { rev, sealed: [] })).toEqual(whole);
      expect(count.rows).toBeLessThanOrEqual(log.length);
      if (count.rows > 32) further += 1;
      const end = await readEnd(repositories, 'm', { since, rev });
      expect(await undoableAt(repositories, match, { rev, sealed: [], end })).toEqual(whole);
    }),
    { numRuns: 300 },
  );
  expect(further).toBeGreaterThan(10);
});

test('nor does what an undo took back hang on what stands before it', () => {
  fc.assert(
    fc.property(written, moves => {
      const log = logOf(moves);
      for (const undo of log.filter(({ restores }) => restores !== null)) {
        const end = log.filter(({ rev }) => rev > (undo.restores ?? 0));
        expect(takenBack(end, undo)).toEqual(takenBack(log, undo));
      }
    }),
    { numRuns: 100 },
  );
});

test('the end of a long game is all that is read', async () => {
  const log = logOf(
    Array.from({ length: 5_000 }, (_, index) => ({
      by: 'person' as const,
      seat: index % 3,
      joined: false,
      reveals: false,
      back: 0,
    })),
  );
  const { repositories, count } = read(log);
  const found = await undoableAt(repositories, { id: 'm', seats: SEATS }, { rev: 5_000, sealed: [] });
  expect(found).toMatchObject({ restores: 4_999, seats: [4_999 % 3] });
  expect(count.rows).toBe(32);
});
