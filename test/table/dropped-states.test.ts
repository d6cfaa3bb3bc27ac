import { describe, expect, test } from 'vitest';
import { check } from '../../src/cli/db/check.ts';
import { compact } from '../../src/cli/db/compact.ts';
import { exportGames } from '../../src/cli/db/export.ts';
import { games as registered } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/index.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Match } from '../../src/table/match/types.ts';
import { decisionsOf } from '../../src/table/results/decisions.ts';
import { courseOf } from '../../src/table/results/history.ts';
import { chance } from '../contract/tools.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { onDatabases } from '../support/test-form.ts';
import { toys } from '../toy/rules/index.ts';
import { ANN, accepted, at, DAY, type Room, reload, room, running } from './room.ts';

const GAMES = { ...registered, ...toys };
const MOVES = 40;

async function ended(here: Room, game: string): Promise<Match> {
  const below = chance(7);
  let match = await running(here, 2, { game, options: GAMES[game]?.defaults, channelId: game });
  // Two sealed choices may conflict again and again, so the number of tries is limited.
  for (let tries = 0; tries < 4 * MOVES && match.status === 'running' && match.rev < MOVES; tries++) {
    const [seat = -1] = await here.table.awaited(match);
    const legal = match.position.legal(seat);
    const action = GAMES[game]?.write(legal[below(legal.length)]) ?? '';
    const acted = await here.table.act(match.id, at(match, seat), action);
    match = await reload(here, match);
    if (match.rev < MOVES / 2)
      for (const notice of (await here.table.outbox.outlook()).notices)
        await here.table.outbox.delivered(notice, `${match.id}-${notice.rev}`);
    if (acted.ok && below(6) === 0) await here.table.undo(match.id, at(match, seat));
    match = await reload(here, match);
  }
  if (match.status === 'running') accepted(await here.table.resign(match.id, ANN.id));
  return reload(here, match);
}

async function madeOf({ table, store }: Room, { id, game, rev }: Match) {
  const row = await store.matches.get(id);
  const rules = GAMES[game];
  if (!row || !rules) throw new Error(`${id} is gone`);
  const decisions: unknown[] = [];
  for await (const decision of decisionsOf(store, rules, row)) decisions.push(decision);
  const boards = [];
  for (let at = 0; at <= rev; at++)
    boards.push(await table.viewAt(id, at, 0), await table.viewAt(id, at, 'table'));
  return {
    boards,
    decisions,
    views: await table.views(id, 1),
    course: await courseOf(store, rules, row),
    proof: await table.archive.verify(id),
    ending: await table.archive.ending(id),
    states: await store.moves.states(id),
    events: await store.moves.boardBefore(row, Number.MAX_SAFE_INTEGER, rev - 1),
  };
}

/** Changes a stored move behind the program's back. */
const change = ({ store }: Room, { id }: Match, rev: number, to: { rules?: number; state?: string }) =>
  store['db' as never as 'db']
    .updateTable('moves')
    .set(to)
    .where('matchId', '=', id)
    .where('rev', '=', rev)
    .execute();

const bytesOf = async (store: Store): Promise<readonly string[]> =>
  (await store['db' as never as 'db'].selectFrom('moves').select('state').orderBy('rev').execute()).map(
    ({ state }) => state,
  );

describe.each(onDatabases(['sqlite', 'postgres'] as const))('on %s', kind => {
  test.each(Object.keys(registered).concat('toy'))(
    '%s: a day after its end nothing but its end is kept, and all is made again',
    async game => {
      const here = await room({
        games: GAMES,
        path: await sharedDatabase(kind),
        needs: { limits: NO_LIMITS },
      });
      const match = await ended(here, game);
      const before = await madeOf(here, match);
      expect(before.events?.moves.length).toBeGreaterThan(0);
      here.clock.now += DAY - 1;
      expect(await here.table.housekeeping.dropStates(here.clock.now)).toBe(0);
      here.clock.now += 1;
      expect(await here.table.housekeeping.dropStates(here.clock.now)).toBe(1);
      const left = await bytesOf(here.store);
      expect(left.slice(0, -1).every(state => state === '')).toBe(true);
      expect(left.at(-1)).not.toBe('');
      expect(await madeOf(here, match)).toEqual(before);
      expect(await here.table.housekeeping.dropStates(here.clock.now + DAY)).toBe(0);
    },
  );

  test('the command does it for all at once; check and export go on, and a running game keeps its states', async () => {
    const path = await sharedDatabase(kind);
    const here = await room({ games: registered, path, needs: { limits: NO_LIMITS } });
    const over = await ended(here, 'porto');
    const on = await running(here, 2, { game: 'porto', options: GAMES.porto?.defaults, channelId: 'on' });
    await here.store.close();
    const lines = async (): Promise<readonly string[]> => {
      const written: string[] = [];
      await exportGames(path, undefined, line => written.push(line));
      return written;
    };
    const [checked, exported] = [await check(path), await lines()];
    expect(await compact(path, () => {})).toEqual({ dropped: 1, kept: 0 });
    expect(await compact(path, () => {})).toEqual({ dropped: 0, kept: 0 });
    expect(await check(path)).toEqual(checked);
    expect(await lines()).toEqual(exported);
    const again = await room({ games: registered, path, needs: { limits: NO_LIMITS } });
    expect(await again.store.moves.stateAt(on.id, 0)).toBeDefined();
    expect((await again.store.moves.states(over.id)).length).toBe(over.rev + 1);
  });
});

test('a game of older rules keeps its states, and so does one whose log leads elsewhere', async () => {
  const here = await room({ games: GAMES, needs: { limits: NO_LIMITS } });
  const older = await ended(here, 'porto');
  const damaged = await ended(here, 'vintage');
  await change(here, older, 3, { rules: 0 });
  await change(here, damaged, 3, { state: '{}' });
  expect(await here.table.housekeeping.dropStates(here.clock.now + 2 * DAY)).toBe(0);
  expect(await bytesOf(here.store)).not.toContain('');
});

test('nothing is dropped of a game that is played, nor of one that has moved on, and never the newest state', async () => {
  const here = await room({ games: GAMES, needs: { limits: NO_LIMITS } });
  let on = await running(here, 2, { game: 'porto', options: GAMES.porto?.defaults, channelId: 'on' });
  for (let choices = 0; choices < 2 && on.rev === 0; choices++) {
    const [seat = -1] = await here.table.awaited(on);
    const action = GAMES.porto?.write(on.position.legal(seat)[0]) ?? '';
    accepted(await here.table.act(on.id, at(on, seat), action));
    on = await reload(here, on);
  }
  expect(on.rev).toBeGreaterThan(0);
  expect(await here.store.moves.dropStates(on.id, on.rev)).toBe(false);
  accepted(await here.table.resign(on.id, ANN.id));
  const over = await ended(here, 'vintage');
  for (const rev of [over.rev - 1, over.rev + 1])
    expect(await here.store.moves.dropStates(over.id, rev)).toBe(false);
  expect(await bytesOf(here.store)).not.toContain('');
  const { state } = (await here.store.matches.get(over.id)) ?? {};
  expect(await here.store.moves.dropStates(over.id, over.rev)).toBe(true);
  expect((await here.store.matches.get(over.id))?.state).toEqual(state);
});

test("dropped, and today's rules lead to another end: said instead of shown, and how it ended is reported all the same", async () => {
  const here = await room({ games: GAMES, needs: { limits: NO_LIMITS } });
  const match = await ended(here, 'porto');
  expect(await here.table.housekeeping.dropStates(here.clock.now + 2 * DAY)).toBe(1);
  const newest = { ...((await here.store.matches.get(match.id))?.state as object), forged: 1 };
  await change(here, match, match.rev, { state: JSON.stringify(newest) });
  await expect(here.table.views(match.id, 0)).rejects.toThrow(`match ${match.id} comes to another end`);
  expect(await here.table.archive.verify(match.id)).toMatchObject({ differs: match.rev });
  expect(await here.table.archive.ending(match.id)).toMatchObject({
    seed: expect.any(String),
    summary: undefined,
  });
});
