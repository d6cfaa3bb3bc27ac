import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { isForgotten } from '../../src/match/strangers.ts';
import { folder } from '../store/backends.ts';
import { begin, chooser, game, playOn } from './porto-room.ts';
import { ANN, accepted, at, BEN, CAT, DAN, opening, refused, reload, room, running } from './room.ts';

const DAY = 86_400_000;
/** Ids and names that stand nowhere by chance. */
const ZOE = { id: '733221199887766554', name: 'Zoë of the Ribeira' };

/** Every row of every table that holds one of the words. */
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

describe('servers', () => {
  test('have the defaults until they are changed; what is absent stays', async () => {
    const { table } = await room();
    const defaults = { language: null, pace: null, mayOpen: 'everyone', mayCancel: 'manage-server' };
    expect(await table.server('g1')).toEqual(defaults);
    expect(await table.server(null)).toEqual(defaults);
    accepted(await table.care.setServer('g1', ANN, { language: 'pt-BR', mayOpen: 'role:123' }));
    accepted(await table.care.setServer('g1', ANN, { pace: 'day' }));
    const changed = { ...defaults, language: 'pt-BR', mayOpen: 'role:123', pace: 'day' };
    expect(await table.server('g1')).toEqual(changed);
    expect(await table.server('g2')).toEqual(defaults);
    expect(accepted(await table.care.setServer('g1', ANN, { language: null }))).toEqual({
      ...changed,
      language: null,
    });
  });

  test.each([
    ['language', 'english please'],
    ['language', 7],
    ['pace', 'hour'],
    ['mayOpen', 'role:'],
    ['mayOpen', 'role:1; drop'],
    ['mayOpen', null],
    ['mayCancel', 'nobody'],
    ['colour', 'red'],
    ['constructor', 'x'],
  ])('%s: %s is refused with what is possible, and nothing is changed', async (setting, value) => {
    const { table } = await room();
    const before = await table.server('g1');
    const refusal = refused(await table.care.setServer('g1', ANN, { pace: 'day', [setting]: value }));
    expect(refusal).toMatchObject({ code: 'table/bad-setting', with: { setting } });
    expect(refusal.with.possible).not.toHaveLength(0);
    expect(await table.server('g1')).toEqual(before);
    expect(await table.acts('g1')).toEqual([]);
  });

  test("acts of moderators are logged: settings, and others' games that were called off", async () => {
    const here = await room();
    const { table, clock } = here;
    accepted(await table.care.setServer('g1', DAN, { pace: 'day' }));
    accepted(await table.care.setServer('g1', DAN, { pace: 'day' }));
    const match = await running(here);
    clock.now += DAY;
    accepted(await table.cancel(match.id, DAN, { moderator: true }));
    const own = accepted(await table.open(opening()));
    accepted(await table.cancel(own.id, ANN, { moderator: true }));
    expect(await table.acts('g1')).toMatchObject([
      { act: 'cancel', userId: DAN.id, name: 'Dan', matchId: match.id, at: clock.now },
      { act: 'settings', userId: DAN.id, details: { pace: { from: null, to: 'day' } } },
    ]);
    expect(await table.acts('g2')).toEqual([]);
  });

  test('who may cancel games of others', async () => {
    const { table } = await room();
    const member = { roles: ['9'], managesServer: false };
    expect(await table.mayCancel('g1', member)).toBe(false);
    expect(await table.mayCancel('g1', { ...member, managesServer: true })).toBe(true);
    accepted(await table.care.setServer('g1', ANN, { mayCancel: 'role:9' }));
    expect(await table.mayCancel('g1', member)).toBe(true);
    expect(await table.mayCancel('g1', { roles: ['90'], managesServer: false })).toBe(false);
  });
});

describe('privacy', () => {
  test('all that is stored about a person is told', async () => {
    const here = await room({ games });
    const { table, store } = here;
    const over = await playOn(
      here,
      await begin(here, { name: '', seats: 2, options: { variant: 'standard' } }),
      chooser(1),
    );
    const match = await begin(here, { name: '', seats: 2, options: { variant: 'standard' } });
    const seat = match.seats.find(({ id }) => id === ANN.id)?.seat ?? -1;
    const keep = game.write(table.legal(match, seat)[0]);
    accepted(await table.act(match.id, ANN.id, keep));
    accepted(await table.cancel(match.id, ANN, { moderator: false }));
    await store.people.change(ANN.id, { locale: 'ko', zone: 'Europe/Lisbon' });
    await store.people.block(ANN.id, CAT.id, 1);
    accepted(await table.care.setServer('g1', ANN, { pace: 'day' }));
    accepted(
      await table.open(
        opening({
          game: 'porto',
          options: { variant: 'standard' },
          channelId: 'c2',
          opener: BEN,
          invited: [ANN],
        }),
      ),
    );
    const about = await table.about(ANN.id);
    expect(JSON.parse(JSON.stringify(about))).toEqual(about);
    expect(about).toMatchObject({
      id: ANN.id,
      name: 'Ann',
      locale: 'ko',
      settings: { zone: 'Europe/Lisbon', pings: true },
      blocks: [CAT.id],
      seats: [
        { matchId: over.id, status: 'over', name: 'Ann' },
        { matchId: match.id, status: 'running', seat },
      ],
      opened: [over.id, match.id],
      sealed: [{ matchId: match.id, seat, action: keep }],
      ballots: [{ matchId: match.id, kind: 'cancel' }],
      invitations: [(await table.live('c2'))?.id],
      results: [{ matchId: over.id, game: 'porto' }],
      acts: [{ act: 'settings' }],
    });
    expect(JSON.stringify(about)).not.toContain(BEN.id);
    expect(await table.about('stranger')).toMatchObject({
      id: 'stranger',
      name: null,
      seats: [],
      opened: [],
    });
  });

  test('forgotten in the middle of a game: nothing in the database names the person, and the game goes on', async () => {
    const path = join(folder(), 'forget.sqlite');
    const here = await room({ path, games, seed: 4 });
    const { table, store, clock } = here;
    const below = chooser(2);
    const porto = { game: 'porto', options: { variant: 'standard' } };
    const sit = async (channelId: string, others: readonly (typeof ANN)[]) => {
      const { id } = accepted(
        await table.open(opening({ ...porto, channelId, opener: ZOE, seats: others.length + 1 })),
      );
      for (const person of others) accepted(await table.join(id, person));
      return accepted(await table.start(id, ZOE.id));
    };
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
    accepted(await table.care.setServer('g1', ZOE, { pace: 'day' }));
    accepted(await table.open(opening({ channelId: 'c9', opener: BEN, invited: [ZOE], ...porto })));
    for (const notice of await table.notices())
      await table.failed(notice, `Missing access for ${ZOE.name}`, clock.now);
    for (const notice of await table.notices()) await table.delivered(notice, null);
    expect(rowsWith(path, [ZOE.id, ZOE.name]).length).toBeGreaterThan(8);

    const before = await store.outbox.waiting();
    const seat = table.seatOf(finished, ZOE.id) ?? -1;
    expect(await table.care.forget(ZOE.id)).toEqual({ games: 4 });
    expect(rowsWith(path, [ZOE.id, ZOE.name])).toEqual([]);

    const then = await reload(here, finished);
    expect(then.seats[seat]).toMatchObject({ name: `Player ${seat + 1}` });
    expect(isForgotten(then.seats[seat]?.id ?? '')).toBe(true);
    expect(then.opener.name).toBe(`Player ${seat + 1}`);
    expect(accepted(await table.recordFor(finished.id, 'table'))).toContain(`"Player ${seat + 1}"`);
    expect(await table.results(finished.id)).toMatchObject([{ userId: BEN.id }]);
    const said = (await store.outbox.waiting()).slice(before.length);
    expect(said.filter(({ matchId, kind }) => matchId === finished.id && kind === 'redraw')).toHaveLength(1);

    expect(await reload(here, duel)).toMatchObject({ status: 'over', endedBy: 'resignation' });
    expect(await reload(here, gathering)).toMatchObject({ status: 'lobby', opener: BEN });
    const on = await playOn(here, await reload(here, live), below);
    expect(on.endedBy).toBe('rules');
    expect(on.seats.filter(({ resigned }) => resigned).map(({ name }) => name)).toEqual([
      `Player ${(table.seatOf(live, ZOE.id) ?? -1) + 1}`,
    ]);
    expect(await table.results(live.id)).toHaveLength(2);
    expect(rowsWith(path, [ZOE.id, ZOE.name])).toEqual([]);
    expect(await table.care.catchUp()).toBe(0);

    const again = accepted(await table.open(opening({ channelId: 'back', opener: ZOE, ...porto })));
    expect(again.opener).toEqual(ZOE);
    expect(await table.care.forget('nobody')).toEqual({ games: 0 });
    await store.close();
  });

  test('forgotten alone: a given-up solo game leaves nothing to be counted again', async () => {
    const here = await room({ games });
    const match = await begin(here, { name: '', seats: 1, options: { variant: 'solo', timer: 28 } });
    expect(await here.table.care.forget(ANN.id)).toEqual({ games: 1 });
    expect(await reload(here, match)).toMatchObject({ status: 'over', endedBy: 'resignation' });
    await here.table.care.catchUp();
    expect(await here.table.results(match.id)).toEqual([]);
    expect(at(await reload(here, match), 0)).toBe('forgotten/0');
  });
});

describe('retention', () => {
  test('abandoned and cancelled lobbies and parked games go; everything that was played stays', async () => {
    const here = await room();
    const { table, store, clock } = here;
    const lobby = accepted(await table.open(opening({ channelId: 'lobby' })));
    const left = accepted(await table.open(opening({ channelId: 'left' })));
    accepted(await table.leave(left.id, ANN.id));
    const over = await running(here, 2, { channelId: 'over' });
    accepted(await table.resign(over.id, BEN.id));
    const cancelled = await running(here, 2, { channelId: 'cancelled' });
    accepted(await table.cancel(cancelled.id, ANN, { moderator: true }));
    const parked = await running(here, 2, { channelId: 'parked' });
    const slow = await running(here, 2, { channelId: 'slow' });
    for (const notice of await table.notices()) {
      if (notice.matchId === parked.id) await table.park(notice, 'Unknown Channel');
      else await table.delivered(notice, null);
    }
    expect(await table.care.prune(clock.now + 90 * DAY, 90)).toMatchObject({ matches: [] });
    const later = clock.now + 90 * DAY + 1;
    expect((await table.care.prune(later, 90)).matches.toSorted()).toEqual(
      [lobby.id, left.id, parked.id].toSorted(),
    );
    expect(await table.get(lobby.id)).toBeUndefined();
    for (const { id } of [over, cancelled, slow]) expect(await table.get(id)).toBeDefined();
    expect(await store.seats.list(parked.id)).toEqual([]);
    expect(await table.care.prune(later, 90)).toEqual({ matches: [], notices: 0 });
  });

  test('what was said is kept for a week, what waits for ever', async () => {
    const here = await room();
    const { table, store, clock } = here;
    await running(here, 2);
    for (const notice of await table.notices()) await table.delivered(notice, null);
    clock.now += DAY;
    await running(here, 2, { channelId: 'c2' });
    const waiting = await store.outbox.waiting();
    expect((await table.care.prune(clock.now + 6 * DAY, 90)).notices).toBe(0);
    expect((await table.care.prune(clock.now + 6 * DAY + 1, 90)).notices).toBeGreaterThan(0);
    expect(await store.outbox.waiting()).toEqual(waiting);
  });
});
