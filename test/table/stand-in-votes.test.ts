import { describe, expect, test } from 'vitest';
import { undoable } from '../../src/table/moves/undo.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { ask, late, say } from './late-seat.ts';
import { accepted, room } from './room.ts';

describe('a stand-in for a late player', () => {
  test('two tables cast the last votes at once: played for once', async () => {
    const path = await sharedDatabase();
    const { here, match, last } = await late(4, { path });
    const other = await room({ path });
    other.clock.now = here.clock.now;
    const { request: motion } = accepted(await ask(here, match, 0, 'play-once', last));
    await Promise.all([say(here, match, 1, motion.id, true), say(other, match, 2, motion.id, true)]);
    const moves = await here.table.moves(match.id, { since: 0, to: 99 });
    expect(moves.filter(({ by }) => by === 'stand-in')).toHaveLength(1);
  });
});

test('a vote of the others is not taken back by one seat; a consequence of the action is', () => {
  const made = (rev: number, over: object) => ({
    rev,
    seat: 0,
    action: 'a',
    by: 'person' as const,
    events: [],
    reveals: false,
    rules: 1,
    at: 0,
    batch: rev - 1,
    restores: null,
    endsTurn: true,
    ...over,
  });
  const seats = [0, 1, 2].map(() => ({ strength: null }));
  const consent = (over: object) =>
    undoable({ seats }, [made(1, {}), made(2, { seat: 1, by: 'stand-in', ...over })], [])?.consent;
  expect(consent({ batch: 0 })).toBeNull();
  expect(consent({ batch: 1 })).toBe('acted');
});
