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
