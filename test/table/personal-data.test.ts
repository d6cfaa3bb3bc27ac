import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isForgotten } from '../../src/core/contract/player.ts';
import { games } from '../../src/games/registry.ts';
import { folder } from '../store/backends.ts';
import { begin, chooser, game, playOn } from './porto-room.ts';
import { ANN, accepted, at, BEN, CAT, opening, reload, room, running } from './room.ts';

const ZOE = { id: '733221199887766554', name: 'Zoë of the Ribeira' };

function rowsWith(path: string, words: readonly string[]): string[] {
  const db = new Database(path, { readonly: true });
  const tables = db
    .prepare<[], { name: string }>(`select name from sqlite_master where type = 'table'`)
    .all();
  const found = tables.flatMap(({ name }) =>
    db
      .prepare(`select * from "${name}"`)
      .all()
      .map(row => `${name}: ${JSON.stringify(row)}`)
      .filter(row => words.some(word => row.includes(word))),
  );
  db.close();
  return found;
}

test('the answer to a person lists all that is stored about the person', async () => {
  const here = await room({ games });
  const { table, store, clock } = here;
  const standard = { seats: 2, options: { variant: 'standard' } };
  const over = await playOn(here, await begin(here, standard), chooser(1));
  const match = await begin(here, standard);
  const seat = match.seats.find(({ id }) => id === ANN.id)?.seat ?? -1;
  const keep = game.write(match.position.legal(seat)[0]);
  accepted(await table.act(match.id, ANN.id, keep));
  accepted(await table.cancel(match.id, ANN, { moderator: false }));
  await store.people.change(ANN.id, { locale: 'ko', zone: 'Europe/Lisbon' });
  await store.people.block(ANN.id, CAT.id, 1);
  accepted(await table.housekeeping.setServer('g1', ANN, { pace: 'day' }));
  const { options } = standard;
  const lobby = opening({ game: 'porto', options, channelId: 'c2', opener: BEN, invited: [ANN] });
  accepted(await table.open(lobby));
  const solo = { variant: 'solo', timer: 28 };
  const waiting = await running(here, 1, { game: 'porto', options: solo, channelId: 'c3' });
  const about = await table.archive.about(ANN.id);
  expect(JSON.parse(JSON.stringify(about))).toEqual(about);
  expect(about).toMatchObject({
    id: ANN.id,
    name: 'Ann',
    locale: 'ko',
    settings: { zone: 'Europe/Lisbon', pings: true },
    blocks: [CAT.id],
    seats: [
      { matchId: over.id, status: 'over', name: 'Ann', awayMs: 0 },
      { matchId: match.id, status: 'running', seat },
      { matchId: waiting.id },
    ],
    opened: [over.id, match.id, waiting.id],
    sealed: [{ matchId: match.id, seat, action: keep }],
    waits: [{ matchId: waiting.id, seat: 0, since: clock.now, reminded: 0 }],
    ballots: [{ matchId: match.id, kind: 'cancel' }],
    invitations: [(await table.live('c2'))?.id],
    results: [{ matchId: over.id, game: 'porto' }],
    acts: [{ act: 'settings' }],
  });
  expect(JSON.stringify(about)).not.toContain(BEN.id);
  expect(await table.archive.about('stranger')).toMatchObject({
    id: 'stranger',
    name: null,
    seats: [],
    opened: [],
  });
});

test('after a person is forgotten in the middle of a game, nothing in the database names the person and the game goes on', async () => {
  const path = join(folder(), 'forget.sqlite');
  const here = await room({ path, games, seed: 4 });
  const { table, store, clock } = here;
  const below = chooser(2);
  const porto = { game: 'porto', options: { variant: 'standard' } };
  const sit = (channelId: string, others: readonly (typeof ANN)[]) =>
    running(here, [ZOE, ...others], { ...porto, channelId });
  const finished = await playOn(here, await sit('old', [BEN]), below);
  await store.matches.setShown(finished.id, { boardMessageId: 'm1' });
  const live = await playOn(here, await sit('live', [BEN, CAT]), below, 8);
  const duel = await sit('duel', [BEN]);
  const gathering = accepted(await table.open(opening({ ...porto, channelId: 'lobby', opener: ZOE })));
  accepted(await table.join(gathering.id, BEN));
  await store.people.change(ZOE.id, { zone: 'Asia/Seoul', locale: 'ko' });
  await store.people.block(ZOE.id, ANN.id, 1);
  await store.people.block(ANN.id, ZOE.id, 1);
  accepted(await table.cancel(live.id, ZOE, { moderator: false }));
  accepted(await table.housekeeping.setServer('g1', ZOE, { pace: 'day' }));
  accepted(await table.open(opening({ channelId: 'c9', opener: BEN, invited: [ZOE], ...porto })));
  for (const notice of (await table.outbox.outlook()).notices)
    await table.outbox.failed(notice, `Missing access for ${ZOE.name}`, clock.now);
  for (const notice of (await table.outbox.outlook()).notices) await table.outbox.delivered(notice, null);
  expect(rowsWith(path, [ZOE.id, ZOE.name]).length).toBeGreaterThan(8);

  const before = await store.outbox.waiting();
  const seat = table.seatOf(finished, ZOE.id) ?? -1;
  await store.seats.change(finished.id, seat, { awayMs: 5 });
  expect(await table.housekeeping.forget(ZOE.id)).toEqual({ games: 4 });
  expect(rowsWith(path, [ZOE.id, ZOE.name])).toEqual([]);

  const then = await reload(here, finished);
  expect(then.seats[seat]).toMatchObject({ name: `Player ${seat + 1}` });
  expect(isForgotten(then.seats[seat]?.id ?? '')).toBe(true);
  expect((await store.seats.list(finished.id))[seat]?.awayMs).toBe(0);
  expect(then.opener.name).toBe(`Player ${seat + 1}`);
  expect(accepted(await table.archive.recordFor(finished.id, 'table'))).toContain(`"Player ${seat + 1}"`);
  expect(await store.results.ofMatch(finished.id)).toMatchObject([{ userId: BEN.id }]);
  const said = (await store.outbox.waiting()).slice(before.length);
  expect(said.filter(({ matchId, kind }) => matchId === finished.id && kind === 'redraw')).toHaveLength(1);

  expect(await reload(here, duel)).toMatchObject({ status: 'over', endedBy: 'resignation' });
  expect(await reload(here, gathering)).toMatchObject({ status: 'lobby', opener: BEN });
  const on = await playOn(here, await reload(here, live), below);
  expect(on.endedBy).toBe('rules');
  expect(on.seats.filter(({ resigned }) => resigned).map(({ name }) => name)).toEqual([
    `Player ${(table.seatOf(live, ZOE.id) ?? -1) + 1}`,
  ]);
  expect(await store.results.ofMatch(live.id)).toHaveLength(2);
  expect(rowsWith(path, [ZOE.id, ZOE.name])).toEqual([]);
  expect(await table.housekeeping.catchUp()).toBe(0);

  const again = accepted(await table.open(opening({ channelId: 'back', opener: ZOE, ...porto })));
  expect(again.opener).toEqual(ZOE);
  expect(await table.housekeeping.forget('nobody')).toEqual({ games: 0 });
});

test('a person is forgotten from whom a seat was taken under a name that nobody knows any more', async () => {
  const path = join(folder(), 'taken.sqlite');
  const here = await room({ path });
  const { table, store, clock } = here;
  const match = await running(here, [ZOE, BEN]);
  const { id } = match;
  await store.seats.change(id, table.seatOf(match, ZOE.id) ?? -1, { offeredAt: clock.now });
  accepted(await table.seatChanges.take(id, CAT));
  await table.people.seen({ id: ZOE.id, name: 'Somebody else' }, 'en');
  expect(rowsWith(path, [ZOE.name]).join()).toContain('taken');
  await table.housekeeping.forget(ZOE.id);
  expect(rowsWith(path, [ZOE.id, ZOE.name])).toEqual([]);
});

test('a solo game given up by a person who is forgotten leaves nothing to be counted again', async () => {
  const here = await room({ games });
  const match = await begin(here, { seats: 1, options: { variant: 'solo', timer: 28 } });
  expect(await here.table.housekeeping.forget(ANN.id)).toEqual({ games: 1 });
  expect(await reload(here, match)).toMatchObject({ status: 'over', endedBy: 'resignation' });
  await here.table.housekeeping.catchUp();
  expect(await here.store.results.ofMatch(match.id)).toEqual([]);
  expect(at(await reload(here, match), 0)).toBe('forgotten/0');
});
