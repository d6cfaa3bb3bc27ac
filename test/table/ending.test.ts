import { describe, expect, test } from 'vitest';
import { standing } from '../../src/table/match/position.ts';
import { ANN, accepted, at, opening, refused, reload, room, running } from './room.ts';

const person = (id: string) => ({ id, name: id });

describe('resigning', () => {
  test('resigning a game of three lets a stand-in go on, and the game ends by its rules with the resigned seat last', async () => {
    const here = await room();
    const { table } = here;
    const match = await running(here, 3, { options: { tiles: 40 } });
    accepted(await table.act(match.id, at(match, 0), 'bid 2'));
    accepted(await table.resign(match.id, at(match, 1)));
    expect((await reload(here, match)).rev).toBe(0);
    expect(refused(await table.act(match.id, at(match, 1), 'bid 1')).code).toBe('table/resigned');
    expect(refused(await table.resign(match.id, at(match, 1))).code).toBe('table/resigned');
    const acted = accepted(await table.act(match.id, at(match, 2), 'bid 3'));
    expect(acted.moves.map(({ seat, by }) => [seat, by])).toEqual([
      [0, 'person'],
      [1, 'stand-in'],
      [2, 'person'],
    ]);
    let now = acted.match;
    for (let press = 0; now.status === 'running' && press < 50; press++) {
      const seat = now.position.toAct.find(other => !now.seats[other]?.resigned) ?? -1;
      const sealed = await table.sealed(now.id);
      const next = now.position.toAct.find(other => !sealed.includes(other) && other !== 1) ?? seat;
      const [bid] = now.position.legal(next) as { type: string; amount?: number }[];
      const action = bid?.amount === undefined ? 'roll' : `bid ${bid.amount}`;
      now = accepted(await table.act(now.id, at(now, next), action, { rev: now.rev })).match;
    }
    expect(now).toMatchObject({ status: 'over', endedBy: 'rules' });
    expect(standing(now, now.position.outcome)[1]).toBe(3);
    const by = (await table.moves(now.id, { since: 0, to: now.rev })).filter(move => move.seat === 1);
    expect(new Set(by.map(move => move.by))).toEqual(new Set(['stand-in', 'forced']));
  });

  test('resigning in one’s own turn lets the stand-in play at once, with one notice', async () => {
    const here = await room();
    const { table } = here;
    const match = await running(here, 3);
    for (const [seat, bid] of ['bid 3', 'bid 1', 'bid 1'].entries()) {
      accepted(await table.act(match.id, at(match, seat), bid));
    }
    const now = accepted(await table.resign(match.id, at(match, 0)));
    const moves = await table.moves(match.id, { since: 3, to: now.rev });
    expect(moves.map(({ rev, seat, by }) => [rev, seat, by])).toEqual([
      [4, 0, 'stand-in'],
      [5, 1, 'forced'],
    ]);
    const rows = await here.store.outbox.waiting();
    expect(rows.at(-1)).toMatchObject({ kind: 'board', since: 3, rev: 5, resigned: [0] });
  });

  test('not before the start, not by strangers', async () => {
    const here = await room();
    const { id } = accepted(await here.table.open(opening()));
    expect(refused(await here.table.resign(id, ANN.id)).code).toBe('table/not-started');
    const other = await running(here, 2, { channelId: 'c2' });
    expect(refused(await here.table.resign(other.id, 'stranger')).code).toBe('table/not-seated');
  });
});

describe('the stand-in and the sealed', () => {
  test('the last awaited seat resigns in a game of four', async () => {
    const here = await room();
    const { table } = here;
    const match = await running(here, 4);
    for (const seat of [0, 1, 2]) accepted(await table.act(match.id, at(match, seat), 'bid 1'));
    const now = accepted(await table.resign(match.id, at(match, 3)));
    expect(now.rev).toBeGreaterThanOrEqual(4);
    const moves = await table.moves(match.id, { since: 0, to: 4 });
    expect(moves.map(({ seat, by }) => [seat, by])).toEqual([
      [0, 'person'],
      [1, 'person'],
      [2, 'person'],
      [3, 'stand-in'],
    ]);
  });

  test('a choice sealed before resigning still counts', async () => {
    const here = await room();
    const { table } = here;
    const match = await running(here, 3);
    accepted(await table.act(match.id, at(match, 0), 'bid 3'));
    accepted(await table.resign(match.id, at(match, 0)));
    accepted(await table.act(match.id, at(match, 1), 'bid 2'));
    const acted = accepted(await table.act(match.id, at(match, 2), 'bid 1'));
    expect(acted.moves[0]).toMatchObject({ seat: 0, action: 'bid 3', by: 'person' });
    expect(acted.moves[3]).toMatchObject({ seat: 0, by: 'stand-in' });
  });
});

describe('cancelling', () => {
  test('a vote stands while the game goes on, the resigned are not asked', async () => {
    const here = await room();
    const { table } = here;
    const match = await running(here, 3);
    const vote = (seat: number) => table.cancel(match.id, person(at(match, seat)), { moderator: false });
    accepted(await vote(0));
    for (const seat of [0, 1, 2]) accepted(await table.act(match.id, at(match, seat), 'bid 1'));
    accepted(await table.resign(match.id, at(match, 2)));
    expect(refused(await vote(2)).code).toBe('table/resigned');
    expect(accepted(await vote(1))).toMatchObject({ agreed: 2, needed: 2, match: { status: 'cancelled' } });
  });
});

describe('standing', () => {
  const seats = (...resigned: boolean[]) => ({
    seats: resigned.map((gone, seat) => ({ id: `${seat}`, name: '', seat, resigned: gone })),
  });
  test.each([
    ['nobody resigned', [false, false, false], [2, 1, 3], [2, 1, 3]],
    ['the winner resigned', [false, true, false], [2, 1, 3], [1, 3, 2]],
    ['ties stay ties', [false, false, true], [1, 1, 3], [1, 1, 3]],
    ['two resigned', [true, false, true, false], [1, 2, 3, 4], [3, 1, 4, 2]],
  ])('%s', (_name, resigned, ranks, expected) => {
    expect(standing(seats(...resigned), { totals: [], ranks })).toEqual(expected);
  });
  test('resigned seats rank last where there is no outcome', () => {
    expect(standing(seats(true, false, true), undefined)).toEqual([2, 1, 2]);
  });
});
