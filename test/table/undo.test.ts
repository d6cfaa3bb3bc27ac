import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { standingMoves, takenBack } from '../../src/table/match/log.ts';
import type { Match, Move } from '../../src/table/match/types.ts';
import { replay } from '../../src/table/results/replay.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { truth } from '../support/reads.ts';
import { toy } from '../toy/rules/index.ts';
import type { Action, State } from '../toy/rules/types.ts';
import { accepted, at, type Room, refused, reload, room, running } from './room.ts';

/** Toy game in which a roll of the open die counts as revealing nothing. */
const gentle: AnyGame = {
  ...toy,
  apply: (state, seat, action, dice) => {
    const step = toy.apply(state as State, seat, action as Action, dice);
    const reveals = (action as Action).type === 'take' || (action as Action).type === 'bid';
    return step.ok ? { ...step, value: { ...step.value, reveals } } : step;
  },
} as AnyGame;
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
const log = ({ table }: Room, match: Match): Promise<readonly Move[]> =>
  table.moves(match.id, { since: 0, to: 99_999 });

describe("one's own last action", () => {
  test('is taken back at once, with what the table did after it, as a new revision', async () => {
    const { here, match } = await picking();
    const rolled = await act(here, match, 0, 'roll');
    expect(rolled.rev).toBe(4);
    here.announced.length = 0;
    const { match: back, undone } = accepted(await here.table.undo(match.id, at(match, 0), { rev: 4 }));
    expect(back).toMatchObject({ rev: 5, status: 'running', practised: false });
    expect(await truth(here, back)).toEqual(await truth(here, match));
    expect(back.position.toAct).toEqual([0]);
    expect(undone.map(({ rev, action, by }) => [rev, action, by])).toEqual([
      [3, 'roll', 'person'],
      [4, 'pass', 'forced'],
    ]);
    expect(here.announced).toEqual([match.id]);
    expect((await here.store.outbox.waiting()).at(-1)).toMatchObject({ kind: 'board', since: 4, rev: 5 });
  });

  test('the dice are back too: the same throw falls again, and the log replays', async () => {
    const { here, match } = await picking();
    const first = await act(here, match, 0, 'roll');
    accepted(await here.table.undo(match.id, at(match, 0)));
    const again = await act(here, match, 0, 'roll');
    expect(again.rev).toBe(7);
    expect(await truth(here, again)).toEqual(await truth(here, first));
    await replay(here.store, games, match.id);
    accepted(await here.table.undo(match.id, at(match, 0)));
    await replay(here.store, games, match.id);
  });

  test('the log keeps what was undone, and old boards are still there', async () => {
    const { here, match } = await picking();
    const rolled = await act(here, match, 0, 'roll');
    accepted(await here.table.undo(match.id, at(match, 0)));
    const moves = await log(here, match);
    expect(moves.map(({ rev, by, restores }) => [rev, by, restores])).toEqual([
      [1, 'person', null],
      [2, 'person', null],
      [3, 'person', null],
      [4, 'forced', null],
      [5, 'undo', 2],
    ]);
    expect(standingMoves(moves).map(({ rev }) => rev)).toEqual([1, 2]);
    expect(moves.map(move => takenBack(moves, move).map(({ rev }) => rev))).toEqual([[], [], [], [], [3, 4]]);
    expect(await here.table.viewAt(match.id, 4, 0)).toEqual(rolled.position.view(0));
    expect(await here.table.viewAt(match.id, 5, 0)).toEqual(match.position.view(0));
  });

  test('twice at once from one board: one effect', async () => {
    const { here, match } = await picking();
    const { rev } = await act(here, match, 0, 'roll');
    const press = () => here.table.undo(match.id, at(match, 0), { rev });
    const [first, second] = await Promise.all([press(), press()]);
    expect(first.ok).toBe(true);
    expect(refused(second)).toEqual({ code: 'table/stale', with: { rev: 5, seen: 4 } });
  });
});

describe('is refused, and nothing changes', () => {
  test('an undo of an action that is not the last any more is refused', async () => {
    const { here, match } = await picking();
    await act(here, match, 0, 'roll');
    const late = await here.table.undo(match.id, at(match, 1));
    expect(refused(late)).toEqual({ code: 'table/undo-acted-since', with: { seats: [0] } });
  });

  test('an undo is refused after a reveal, after a joint choice and after later choices of others', async () => {
    const { here, match } = await picking();
    const reason = async () => refused(await here.table.undo(match.id, at(match, 0))).with.reason;
    expect(await reason()).toBe('together');
    await act(here, match, 0, 'roll');
    accepted(await here.table.act(match.id, at(match, 1), 'bid 2'));
    expect(await reason()).toBe('acted');
    const other = await picking();
    await act(other.here, other.match, 0, 'take');
    const shown = await other.here.table.undo(other.match.id, at(other.match, 0));
    expect(refused(shown)).toEqual({ code: 'table/undo-consent', with: { reason: 'revealed' } });
  });
});

describe('with the consent of the others', () => {
  test('choices made together go back together, by the wish of any of them', async () => {
    const { here, match } = await picking(3);
    accepted(await here.table.requests.askUndo(match.id, at(match, 1)));
    for (const seat of [0, 2]) accepted(await here.table.requests.answer(match.id, at(match, seat), true));
    const back = await reload(here, match);
    expect(back.rev).toBe(4);
    expect(back.position.toAct).toEqual([0, 1, 2]);
    expect(await here.table.sealed(match.id)).toEqual([]);
    await replay(here.store, games, match.id);
  });

  test('an undo without a need for consent is done at once', async () => {
    const { here, match } = await picking();
    await act(here, match, 0, 'roll');
    const { done, request } = accepted(await here.table.requests.askUndo(match.id, at(match, 0)));
    expect([done, request]).toEqual([true, null]);
  });
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
