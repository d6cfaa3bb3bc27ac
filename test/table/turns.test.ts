import { describe, expect, test } from 'vitest';
import type { Notice } from '../../src/table/match/types.ts';
import { redrawOf } from '../../src/table/outbox/delivery-reports.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { truth } from '../support/reads.ts';
import { accepted, at, HOUR, type Room, reload, room, running } from './room.ts';
import { stepsOnly } from './steps-game.ts';

const begin = (): Promise<Room> => room({ games: stepsOnly });

interface SeenNotice {
  readonly kind: string;
  readonly since: number;
  readonly rev: number;
  readonly pinged: readonly number[];
}

/**
 * Sends all waiting messages as the outbox does. A board is posted and pings. Later events of its turn are edits, which ping no
 * person.
 */
async function hear({ table }: Pick<Room, 'table'>): Promise<readonly SeenNotice[]> {
  const notices: SeenNotice[] = [];
  const pinged = async (notice: Notice, byBoard: readonly number[]): Promise<readonly number[]> => {
    if (notice.kind === 'board') return byBoard;
    if (notice.kind === 'progress') await table.pings.pingSeparately(notice);
    return notice.kind === 'ping' && notice.seat !== null ? [notice.seat] : [];
  };
  for (;;) {
    const [notice] = (await table.outbox.outlook()).notices;
    if (!notice) return notices;
    const begun = await table.outbox.begin(notice);
    if (!begun) throw new Error('not begun');
    const { since } = begun;
    const calls = await pinged(notice, begun.pinged);
    await table.outbox.delivered({ ...notice, since }, 'message');
    notices.push({ kind: notice.kind, since, rev: notice.rev, pinged: calls });
  }
}

const begun = async (here: Room, seats = 3) => {
  const match = await running(here, seats, { game: 'steps' });
  await hear(here);
  const play = async (seat: number, ...actions: readonly string[]) => {
    for (const action of actions) accepted(await here.table.act(match.id, at(match, seat), action));
  };
  return { match, play };
};

describe('a turn of several decisions', () => {
  test('a message that was not sent in time is sent with the next board, once', async () => {
    const here = await begin();
    const { play } = await begun(here);
    await play(0, 'go', 'go', 'stop');
    expect(await hear(here)).toEqual([{ kind: 'board', since: 0, rev: 3, pinged: [1] }]);
    await play(1, 'go');
    await hear(here);
    await play(1, 'go', 'stop');
    expect(await hear(here)).toEqual([{ kind: 'board', since: 3, rev: 6, pinged: [2] }]);
  });

  test('a board that reported several turns goes on telling them when it is edited, made anew or posted again', async () => {
    const here = await begin();
    const { match, play } = await begun(here);
    await play(0, 'stop');
    await play(1, 'stop');
    expect(await hear(here)).toEqual([{ kind: 'board', since: 0, rev: 2, pinged: [2] }]);
    await here.store.outbox.put({ ...redrawOf({ id: match.id, rev: 2 }), resigned: [], at: 0 });
    expect(await hear(here)).toMatchObject([{ kind: 'redraw', since: 0, rev: 2 }]);
    await play(2, 'go');
    expect(await hear(here)).toEqual([{ kind: 'progress', since: 0, rev: 3, pinged: [] }]);
    await play(2, 'go');
    expect(await hear(here)).toEqual([{ kind: 'progress', since: 0, rev: 4, pinged: [] }]);
    await here.table.outbox.lost(match.id, 'message');
    expect(await hear(here)).toMatchObject([{ kind: 'board', since: 0, rev: 4 }]);
    await play(2, 'stop');
    expect(await hear(here)).toEqual([{ kind: 'board', since: 2, rev: 5, pinged: [0] }]);
  });

  test('a person who is asked in mid-turn is pinged once by a message of their own, the seat of the turn not again', async () => {
    const here = await begin();
    const { play } = await begun(here);
    await play(0, 'ask');
    expect(await hear(here)).toEqual([
      { kind: 'progress', since: -1, rev: 1, pinged: [] },
      { kind: 'ping', since: 1, rev: 1, pinged: [1] },
    ]);
    await here.table.dueWork.run();
    expect(await hear(here)).toEqual([]);
    await play(1, 'yes');
    expect((await hear(here)).map(({ kind, pinged }) => [kind, pinged])).toEqual([['progress', []]]);
    await play(0, 'ask');
    expect((await hear(here)).map(({ kind, pinged }) => [kind, pinged])).toEqual([
      ['progress', []],
      ['ping', [1]],
    ]);
    await play(1, 'no');
    expect(await hear(here)).toMatchObject([{ kind: 'board', since: 0, rev: 4, pinged: [1] }]);
  });

  test('a person who is asked in quiet hours is pinged when they end', async () => {
    const here = await begin();
    here.clock.now = Date.parse('2026-05-04T23:00Z');
    const { match, play } = await begun(here);
    const quiet = { zone: 'UTC', quiet: { from: '22:00', to: '8:00' } };
    accepted(await here.table.people.setSettings(at(match, 1), quiet));
    await play(0, 'ask');
    expect((await hear(here)).map(({ kind }) => kind)).toEqual(['progress']);
    await here.table.dueWork.run();
    expect(await here.table.dueWork.nextAt()).toBe(Date.parse('2026-05-05T08:00Z'));
    here.clock.now += 9 * HOUR;
    await here.table.dueWork.run();
    expect((await hear(here)).map(({ kind, pinged }) => [kind, pinged])).toEqual([['ping', [1]]]);
  });

  test('a board that is overtaken while it is being posted has made its ping; the edit that follows pings who is asked by then', async () => {
    const here = await begin();
    const { match, play } = await begun(here);
    await play(0, 'stop');
    const [board] = (await here.table.outbox.outlook()).notices;
    if (!board) throw new Error('no board');
    expect((await here.table.outbox.begin(board))?.pinged).toEqual([1]);
    await play(1, 'ask');
    await here.table.outbox.delivered(board, 'message');
    expect((await hear(here)).map(({ kind, pinged }) => [kind, pinged])).toEqual([
      ['progress', []],
      ['ping', [2]],
    ]);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([2]);
  });
});

describe('the clock of a turn', () => {
  test('runs from its beginning, whatever was decided in it', async () => {
    const here = await begin();
    const { match, play } = await begun(here);
    const from = here.clock.now;
    here.clock.now += 11 * HOUR;
    await play(0, 'go');
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 0, since: from }]);
    here.clock.now += HOUR;
    await hear(here);
    await here.table.dueWork.run();
    expect((await here.table.outbox.outlook()).notices.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['reminder', 0],
    ]);
    await hear(here);
    await play(0, 'go');
    await here.table.dueWork.run();
    expect((await hear(here)).map(({ kind }) => kind)).toEqual(['progress']);
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 0, since: from, prompts: 1 }]);
  });

  test('stands still while others are asked, and goes on after their answers', async () => {
    const here = await begin();
    const { match, play } = await begun(here);
    const from = here.clock.now;
    here.clock.now += 10 * HOUR;
    await play(0, 'ask');
    await hear(here);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([1]);
    here.clock.now += 5 * HOUR;
    await here.table.dueWork.run();
    expect(await hear(here)).toEqual([]);
    await play(1, 'yes');
    await hear(here);
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 0, since: from }]);
    expect(await here.table.dueWork.nextAt()).toBe(here.clock.now + 2 * HOUR);
  });

  test('the pace is that of the turn', async () => {
    const here = await begin();
    const match = await running(here, 3, { game: 'steps', pace: 'day' });
    await hear(here);
    here.clock.now += 23 * HOUR;
    accepted(await here.table.act(match.id, at(match, 0), 'go'));
    here.clock.now += HOUR;
    await here.table.dueWork.run();
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 0, late: true }]);
    accepted(await here.table.act(match.id, at(match, 0), 'stop'));
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 1, late: false, prompts: 0 }]);
  });

  test('begins anew with the next turn of the seat', async () => {
    const here = await begin();
    const { match, play } = await begun(here, 2);
    await play(0, 'go', 'stop');
    await play(1, 'stop');
    here.clock.now += HOUR;
    await play(0, 'go');
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 0, since: here.clock.now - HOUR }]);
  });
});

describe('an undo', () => {
  test('takes back one decision of the turn: the message is edited again, the clock and the ping stay', async () => {
    const here = await begin();
    const { match, play } = await begun(here);
    const from = here.clock.now;
    await play(0, 'go', 'go');
    await hear(here);
    here.clock.now += HOUR;
    for (const rev of [3, 4]) {
      accepted(await here.table.undo(match.id, at(match, 0)));
      expect(await hear(here)).toEqual([{ kind: 'progress', since: -1, rev, pinged: [] }]);
      expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 0, since: from }]);
    }
    expect(await truth(here, await reload(here, match))).toEqual(await truth(here, match));
    await play(0, 'stop');
    expect(await hear(here)).toEqual([{ kind: 'board', since: 0, rev: 5, pinged: [1] }]);
  });

  test('an undo of a question: the asked person is waited for no more, nor pinged', async () => {
    const here = await begin();
    const { match, play } = await begun(here);
    await play(0, 'ask');
    accepted(await here.table.undo(match.id, at(match, 0)));
    expect((await hear(here)).map(({ kind, pinged }) => [kind, pinged])).toEqual([['progress', []]]);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([0]);
  });

  test('an undo of the turn’s last action posts a board, for the next one has begun; within the turn again it is edited', async () => {
    const here = await begin();
    const { match, play } = await begun(here);
    await play(0, 'go', 'stop');
    await hear(here);
    accepted(await here.table.undo(match.id, at(match, 0)));
    expect(await hear(here)).toEqual([{ kind: 'board', since: 2, rev: 3, pinged: [] }]);
    await play(0, 'go');
    expect(await hear(here)).toEqual([{ kind: 'progress', since: 2, rev: 4, pinged: [] }]);
    accepted(await here.table.undo(match.id, at(match, 0)));
    expect(await hear(here)).toEqual([{ kind: 'progress', since: 2, rev: 5, pinged: [] }]);
  });
});

test('a restart in the middle of a turn loses nothing and posts nothing twice', async () => {
  const path = await sharedDatabase();
  const before = await room({ games: stepsOnly, path });
  const { match, play } = await begun(before);
  const from = before.clock.now;
  await play(0, 'go', 'ask');
  const [left] = (await before.table.outbox.outlook()).notices;
  if (!left) throw new Error('nothing to say');
  expect(await before.table.outbox.begin(left)).toMatchObject({ pinged: [] });
  await before.store.close();

  const after = await room({ games: stepsOnly, path });
  after.clock.now = from + HOUR;
  const [again] = (await after.table.outbox.outlook()).notices;
  expect(again).toMatchObject({ kind: 'progress', rev: 2, nonce: left.nonce, attempts: 1 });
  expect((await hear(after)).map(({ kind, pinged }) => [kind, pinged])).toEqual([
    ['progress', []],
    ['ping', [1]],
  ]);
  accepted(await after.table.act(match.id, at(match, 1), 'yes'));
  expect((await hear(after)).map(({ kind, pinged }) => [kind, pinged])).toEqual([['progress', []]]);
  expect(await after.table.waiting(match.id)).toMatchObject([{ seat: 0, since: from }]);
  accepted(await after.table.act(match.id, at(match, 0), 'stop'));
  expect(await hear(after)).toEqual([{ kind: 'board', since: 0, rev: 4, pinged: [1] }]);
});
