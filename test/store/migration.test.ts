import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { porto } from '../../src/games/porto/game.ts';
import { games } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { truth } from '../support/reads.ts';
import { folder } from './backends.ts';
import { type OlderRow, olderFile } from './older-file.ts';

const SEED = '07'.repeat(32);

const firstVersion = (rows: readonly OlderRow[]): Promise<string> => olderFile('0001-matches', rows);

const match = (over: object) => ({
  id: 'm1',
  number: 1,
  game: 'porto',
  options: '{"variant":"solo"}',
  status: 'running',
  rev: 0,
  channelId: 'c1',
  openerId: 'u1',
  openerName: 'Ann',
  seatsWanted: 1,
  seed: SEED,
  createdAt: 10,
  updatedAt: 10,
  ...over,
});
const move = (rev: number, over: object = {}) => ({
  matchId: 'm1',
  rev,
  seat: rev === 0 ? null : 0,
  action: rev === 0 ? null : `a${rev}`,
  by: rev === 0 ? null : 'person',
  told: '[]',
  reveals: 0,
  state: JSON.stringify({ turn: rev }),
  dice: JSON.stringify({ deck: rev }),
  rules: 1,
  at: 10 * rev,
  ...over,
});

test('a file of the first version is brought up to date, with its batches found by their time', async () => {
  const path = await firstVersion([
    ['matches', match({ rev: 5 })],
    ['matches', match({ id: 'm2', number: 2, channelId: 'c2', rev: 1 })],
    ['moves', move(0)],
    ['moves', move(1, { at: 0 })],
    ['moves', move(2)],
    ['moves', move(3, { at: 20, by: 'forced' })],
    ['moves', move(4)],
    ['moves', move(5)],
    ['moves', move(0, { matchId: 'm2' })],
    ['moves', move(1, { matchId: 'm2', at: 20 })],
  ]);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  const moves = await store.moves.list('m1', 0, 99);
  expect(moves.map(({ rev, batch, restores }) => [rev, batch, restores])).toEqual([
    [1, 0, null],
    [2, 1, null],
    [3, 1, null],
    [4, 3, null],
    [5, 4, null],
  ]);
  expect((await store.moves.list('m2', 0, 99)).map(({ batch }) => batch)).toEqual([0]);
  expect(await store.matches.get('m1')).toMatchObject({ rev: 5, practised: false, state: { turn: 5 } });
  expect(await store.moves.snapshot('m1', 3)).toEqual({
    state: { turn: 3 },
    dice: { deck: 3 },
    turn: { since: 3, seat: null },
    rules: 1,
    at: 20,
  });
  await expect(store.moves.snapshot('m1', 9)).rejects.toThrow(/m1, revision 9 is missing/);
  await store.matches.setPractised('m1');
  expect((await store.matches.get('m1'))?.practised).toBe(true);
});

test('a game that the first version began goes on, and its last action can be taken back', async () => {
  const played = await openStore(join(folder(), 'new.sqlite'));
  onTestFinished(() => played.close());
  const needs = { games, now: () => 500, announce: () => {}, newSeed: () => Buffer.from(SEED, 'hex') };
  const table = new Table({ store: played, ...needs });
  const options = { variant: 'solo' };
  const opener = { id: 'u1', name: 'Ann' };
  const opening = { game: 'porto', options, channelId: 'c1', guildId: null, opener, seats: 1 };
  const opened = await table.openAndStart(opening);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const [keep] = opened.value.position.legal(0);
  const kept = await table.act(opened.value.id, 'u1', games.porto?.write(keep) ?? '');
  if (!kept.ok) throw new Error(kept.refusal.code);
  const rows = await Promise.all([0, 1].map(rev => played.moves.snapshot(opened.value.id, rev)));
  const [action] = kept.value.moves;
  const path = await firstVersion([
    ['matches', match({ rev: 1, options: JSON.stringify(opened.value.options) })],
    ['seats', { matchId: 'm1', seat: 0, userId: 'u1', name: 'Ann', resigned: 0 }],
    ...rows.map(({ state, dice, rules }, rev) => {
      const kept = { state: JSON.stringify(state), dice: JSON.stringify(dice), rules };
      return ['moves', move(rev, { ...kept, ...(rev === 1 && { action: action?.action ?? '' }) })] as const;
    }),
  ]);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  const old = new Table({ store, ...needs });
  const undone = await old.undo('m1', 'u1');
  expect(undone.ok && undone.value.match.rev).toBe(2);
  const dealt = await truth({ store: played }, { id: opened.value.id, rev: 0 });
  expect(await truth({ store }, { id: 'm1', rev: 2 })).toEqual(dealt);
});

test('older games: when a seat resigned is found in what was reported, the last names of people at their newest table', async () => {
  const outbox = (over: object) => ({
    matchId: 'm1',
    kind: 'board',
    rev: 3,
    since: 3,
    resigned: '[]',
    status: 'delivered',
    attempts: 0,
    at: 30,
    ...over,
  });
  const seat = (over: object) => ({
    matchId: 'm1',
    seat: 0,
    userId: 'u1',
    name: 'Ann',
    resigned: 0,
    ...over,
  });
  const path = await firstVersion([
    ['matches', match({ rev: 5, status: 'over', endedBy: 'rules' })],
    ['matches', match({ id: 'm2', number: 2 })],
    ['seats', seat({})],
    ['seats', seat({ seat: 1, userId: 'u2', name: 'Ben', resigned: 1 })],
    ['seats', seat({ seat: 2, userId: 'u3', name: 'Cat', resigned: 1 })],
    ['seats', seat({ matchId: 'm2', name: 'Annie' })],
    ['outbox', outbox({ since: 2, rev: 2 })],
    ['outbox', outbox({ resigned: '[1]', rev: 4 })],
  ]);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  expect((await store.seats.list('m1')).map(({ resignedRev }) => resignedRev)).toEqual([null, 3, null]);
  expect((await store.people.get('u1')).name).toBe('Annie');
  expect((await store.people.get('u2')).name).toBe('Ben');
  expect(await store.matches.get('m1')).toMatchObject({ seating: 'random', rematchOf: null });
  expect(await store.results.missing()).toEqual(['m1']);
});

test('an older version’s waiting message about a vote is sent with the whole question', async () => {
  const row = { matchId: 'm1', rev: 1, since: 1, resigned: '[]', status: 'waiting', attempts: 1, at: 30 };
  const path = await firstVersion([
    ['matches', match({ rev: 1 })],
    ['outbox', { ...row, kind: 'motion' }],
    ['outbox', { ...row, kind: 'board' }],
  ]);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  const waiting = await store.outbox.waiting();
  expect(waiting.map(({ kind, attempts }) => [kind, attempts])).toEqual([
    ['request', 1],
    ['board', 1],
  ]);
});

test('rated games against bots that an older version reported as late, or paused, end by their clock', async () => {
  const seat = { userId: 'u1', name: 'Ann', resigned: 0 };
  const wait = {
    userId: 'u1',
    rev: 0,
    since: 10,
    clockFrom: 10,
    reminded: 4,
    prompts: 4,
    pinged: 1,
    dueAt: null,
  };
  const options = { variant: 'family' } as const;
  const state = JSON.stringify(porto.setup(2, options, new SeededDice(new Uint8Array(32).fill(7))));
  const rated = { options: JSON.stringify(options), seatsWanted: 2, rated: 1, pace: 'two-weeks' };
  const game = (id: string, number: number, over: object): OlderRow[] => [
    ['matches', match({ id, number, channelId: id, ...rated, ...over })],
    ['seats', { ...seat, matchId: id, seat: 0 }],
    ['moves', move(0, { matchId: id, batch: 0, state })],
  ];
  const path = await olderFile('0047-graces', [
    ...game('late', 1, {}),
    ['seats', { ...seat, matchId: 'late', seat: 1, userId: 'bot', strength: 'medium' }],
    ['waits', { ...wait, matchId: 'late', seat: 0, overdue: 1 }],
    ...game('paused', 2, { pausedAt: 50 }),
    ['seats', { ...seat, matchId: 'paused', seat: 1, userId: 'bot', strength: 'medium' }],
    ['waits', { ...wait, matchId: 'paused', seat: 0, overdue: 0, stoppedAt: 50 }],
    ...game('of two', 3, { pausedAt: 50 }),
    ['seats', { ...seat, matchId: 'of two', seat: 1, userId: 'u2' }],
    ['waits', { ...wait, matchId: 'of two', seat: 0, overdue: 1, stoppedAt: 50 }],
  ]);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  const due = await store.waits.due(1_000, 9);
  expect(due.map(({ matchId, overdue, stoppedAt }) => [matchId, overdue, stoppedAt])).toEqual([
    ['late', false, null],
    ['paused', false, 50],
  ]);
  expect(await store.matches.get('paused')).toMatchObject({ pausedAt: null });
  expect(await store.matches.get('of two')).toMatchObject({ pausedAt: 50 });
  const day = 24 * 3_600_000;
  const now = 100 * day;
  const table = new Table({ store, games, now: () => now, announce: () => {} });
  await table.dueWork.run();
  // The person has a day more, and the clock of the pause goes on where it stood.
  const next = async (id: string) => (await store.waits.list(id)).map(({ dueAt }) => dueAt);
  expect([await next('late'), await next('paused')]).toEqual([[now + day], [now + 14 * day - 40]]);
});

test('a game in the middle of the first version: nobody is absent, no pace, and it is caught up with', async () => {
  const path = await firstVersion([
    ['matches', match({ status: 'lobby' })],
    ['seats', { matchId: 'm1', seat: 0, userId: 'u1', name: 'Ann', resigned: 0 }],
  ]);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  expect(await store.matches.get('m1')).toMatchObject({
    pace: 'none',
    pausedAt: null,
    promptedAt: null,
    seats: [{ seat: 0, resigned: false, absentAt: null, offeredAt: null, gone: false }],
  });
  const table = new Table({ store, games, now: () => 10 + 24 * 3_600_000, announce: () => {} });
  await table.dueWork.run();
  expect(await store.matches.get('m1')).toMatchObject({ status: 'cancelled', endedBy: 'silence' });
});
