import { describe, expect, test } from 'vitest';
import type { Match } from '../../src/table/match/types.ts';
import { replay } from '../../src/table/results/replay.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { accepted, at, type Room, refused, reload, room, running } from './room.ts';
import { gentle } from './sitting-rooms.ts';

const games = { toy: gentle };

/** Starts a match in which all seats have bid and seat 0 must pick. Its revision equals the number of seats. */
async function picking(seats = 2, path?: string): Promise<{ here: Room; match: Match }> {
  const here = await room({ games, path });
  const match = await running(here, seats);
  for (let seat = seats - 1; seat >= 0; seat--) {
    accepted(await here.table.act(match.id, at(match, seat), seat === 0 ? 'bid 3' : 'bid 1'));
  }
  return { here, match: await reload(here, match) };
}

const act = async ({ table }: Room, match: Match, seat: number, action: string) =>
  accepted(await table.act(match.id, at(match, seat), action)).match;

test('twice at once from one board: one effect', async () => {
  const { here, match } = await picking();
  const { rev } = await act(here, match, 0, 'roll');
  const press = () => here.table.undo(match.id, at(match, 0), { rev });
  const [first, second] = await Promise.all([press(), press()]);
  expect(first.ok).toBe(true);
  expect(refused(second)).toEqual({ code: 'table/stale', with: { rev: 5, seen: 4 } });
});

describe('at once with others', () => {
  async function twoRooms() {
    const path = await sharedDatabase();
    const { here: one, match } = await picking(2, path);
    return { one, two: await room({ path, games }), match };
  }

  test('an undo and the next action from two processes: one effect', async () => {
    const { one, two, match } = await twoRooms();
    const { rev } = await act(one, match, 0, 'roll');
    accepted(await one.table.act(match.id, at(match, 1), 'bid 2'));
    accepted(await one.table.requests.askUndo(match.id, at(match, 0)));
    const [agreed, acted] = await Promise.all([
      one.table.requests.answer(match.id, at(match, 1), true),
      two.table.act(match.id, at(match, 0), 'bid 1', { rev }),
    ]);
    expect([agreed.ok, acted.ok].filter(Boolean)).toHaveLength(1);
    const lost = agreed.ok ? acted : agreed;
    expect(['table/stale', 'table/undo-settled']).toContain(refused(lost).code);
    await replay(one.store, games, match.id);
  });

  test('two askers at once: one question', async () => {
    const { one, two, match } = await twoRooms();
    const both = await Promise.all([
      one.table.requests.askUndo(match.id, at(match, 0)),
      two.table.requests.askUndo(match.id, at(match, 1)),
    ]);
    expect(both.filter(result => result.ok)).toHaveLength(1);
    expect(await one.table.requests.unannounced(match.id)).toHaveLength(1);
  });
});
