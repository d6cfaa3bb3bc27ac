import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { isForgotten } from '../../src/core/player.ts';
import { verifyRecord } from '../../src/games/porto/rules/replay.ts';
import { games } from '../../src/games/registry.ts';
import { folder } from '../store/backends.ts';
import { resultsOf } from '../support/reads.ts';
import { begin, chooser, game, playOn } from './porto-room.ts';
import {
  ANN,
  accepted,
  at,
  BEN,
  CAT,
  DAN,
  opening,
  type Room,
  refused,
  reload,
  room,
  running,
} from './room.ts';

const DAY = 86_400_000;
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

describe('servers', () => {
  test('have the defaults until they are changed; what is absent stays', async () => {
    const { table } = await room();
    const defaults = {
      language: null,
      pace: null,
      mayOpen: 'everyone',
      mayCancel: 'manage-server',
      callRole: null,
      place: 'anywhere',
      listed: 'yes',
      strangers: 'yes',
      morningChannel: null,
      morningHour: 8,
      morningZone: null,
    };
    expect(await table.archive.server('g1')).toEqual(defaults);
    expect(await table.archive.server(null)).toEqual(defaults);
    accepted(await table.housekeeping.setServer('g1', ANN, { language: 'pt-BR', mayOpen: 'role:123' }));
    accepted(await table.housekeeping.setServer('g1', ANN, { pace: 'day' }));
    const changed = { ...defaults, language: 'pt-BR', mayOpen: 'role:123', pace: 'day' };
    expect(await table.archive.server('g1')).toEqual(changed);
    expect(await table.archive.server('g2')).toEqual(defaults);
    expect(accepted(await table.housekeeping.setServer('g1', ANN, { language: null }))).toEqual({
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
    const before = await table.archive.server('g1');
    const refusal = refused(await table.housekeeping.setServer('g1', ANN, { pace: 'day', [setting]: value }));
    expect(refusal).toMatchObject({ code: 'table/bad-setting', with: { setting } });
    expect(refusal.with.possible).not.toHaveLength(0);
    expect(await table.archive.server('g1')).toEqual(before);
    expect(await table.archive.acts('g1')).toEqual([]);
  });

  test("acts of moderators are logged: settings, and others' games that were called off", async () => {
    const here = await room();
    const { table, clock } = here;
    accepted(await table.housekeeping.setServer('g1', DAN, { pace: 'day' }));
    accepted(await table.housekeeping.setServer('g1', DAN, { pace: 'day' }));
    const match = await running(here);
    clock.now += DAY;
    accepted(await table.cancel(match.id, DAN, { moderator: true }));
    const own = accepted(await table.open(opening()));
    accepted(await table.cancel(own.id, ANN, { moderator: true }));
    expect(await table.archive.acts('g1')).toMatchObject([
      { act: 'cancel', userId: DAN.id, name: 'Dan', matchId: match.id, at: clock.now },
      { act: 'settings', userId: DAN.id, details: { pace: { from: null, to: 'day' } } },
    ]);
    expect(await table.archive.acts('g2')).toEqual([]);
  });

  test('managers of the server, and members with the role that it names, may cancel games of others', async () => {
    const { table } = await room();
    const member = { roles: ['9'], managesServer: false };
    expect(await table.archive.mayCancel('g1', member)).toBe(false);
    expect(await table.archive.mayCancel('g1', { ...member, managesServer: true })).toBe(true);
    accepted(await table.housekeeping.setServer('g1', ANN, { mayCancel: 'role:9' }));
    expect(await table.archive.mayCancel('g1', member)).toBe(true);
    expect(await table.archive.mayCancel('g1', { roles: ['90'], managesServer: false })).toBe(false);
  });
});

describe('privacy', () => {
  test('all that is stored about a person is told', async () => {
    const here = await room({ games });
    const { table, store, clock } = here;
    const over = await playOn(
      here,
      await begin(here, { name: '', seats: 2, options: { variant: 'standard' } }),
      chooser(1),
    );
    const match = await begin(here, { name: '', seats: 2, options: { variant: 'standard' } });
    const seat = match.seats.find(({ id }) => id === ANN.id)?.seat ?? -1;
    const keep = game.write(match.position.legal(seat)[0]);
    accepted(await table.act(match.id, ANN.id, keep));
    accepted(await table.cancel(match.id, ANN, { moderator: false }));
    await store.people.change(ANN.id, { locale: 'ko', zone: 'Europe/Lisbon' });
    await store.people.block(ANN.id, CAT.id, 1);
    accepted(await table.housekeeping.setServer('g1', ANN, { pace: 'day' }));
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
    const waiting = accepted(
      await table.openAndStart(
        opening({ game: 'porto', options: { variant: 'solo', timer: 28 }, channelId: 'c3', seats: 1 }),
      ),
    );
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
    expect(await resultsOf(store, finished.id)).toMatchObject([{ userId: BEN.id }]);
    const said = (await store.outbox.waiting()).slice(before.length);
    expect(said.filter(({ matchId, kind }) => matchId === finished.id && kind === 'redraw')).toHaveLength(1);

    expect(await reload(here, duel)).toMatchObject({ status: 'over', endedBy: 'resignation' });
    expect(await reload(here, gathering)).toMatchObject({ status: 'lobby', opener: BEN });
    const on = await playOn(here, await reload(here, live), below);
    expect(on.endedBy).toBe('rules');
    expect(on.seats.filter(({ resigned }) => resigned).map(({ name }) => name)).toEqual([
      `Player ${(table.seatOf(live, ZOE.id) ?? -1) + 1}`,
    ]);
    expect(await resultsOf(store, live.id)).toHaveLength(2);
    expect(rowsWith(path, [ZOE.id, ZOE.name])).toEqual([]);
    expect(await table.housekeeping.catchUp()).toBe(0);

    const again = accepted(await table.open(opening({ channelId: 'back', opener: ZOE, ...porto })));
    expect(again.opener).toEqual(ZOE);
    expect(await table.housekeeping.forget('nobody')).toEqual({ games: 0 });
    await store.close();
  });

  test('forgotten by whom a seat was taken from, under a name that nobody knows any more', async () => {
    const path = join(folder(), 'taken.sqlite');
    const here = await room({ path });
    const { table, store, clock } = here;
    const { id } = accepted(await table.open(opening({ opener: ZOE, seats: 2 })));
    accepted(await table.join(id, BEN));
    const match = accepted(await table.start(id, ZOE.id));
    await store.seats.change(id, table.seatOf(match, ZOE.id) ?? -1, { offeredAt: clock.now });
    accepted(await table.seatChanges.take(id, CAT));
    await table.people.seen({ id: ZOE.id, name: 'Somebody else' }, 'en');
    expect(rowsWith(path, [ZOE.name]).join()).toContain('taken');
    await table.housekeeping.forget(ZOE.id);
    expect(rowsWith(path, [ZOE.id, ZOE.name])).toEqual([]);
    await store.close();
  });

  test('forgotten alone: a given-up solo game leaves nothing to be counted again', async () => {
    const here = await room({ games });
    const match = await begin(here, { name: '', seats: 1, options: { variant: 'solo', timer: 28 } });
    expect(await here.table.housekeeping.forget(ANN.id)).toEqual({ games: 1 });
    expect(await reload(here, match)).toMatchObject({ status: 'over', endedBy: 'resignation' });
    await here.table.housekeeping.catchUp();
    expect(await resultsOf(here.store, match.id)).toEqual([]);
    expect(at(await reload(here, match), 0)).toBe('forgotten/0');
  });
});

function shelf() {
  const records = new Map<string, string>();
  const state = { full: false };
  const keep = (name: string, record: string): void => {
    if (state.full) throw new Error('no room');
    records.set(name, record);
  };
  return { records, state, keep };
}

const NOTHING = { matches: [], notices: 0, kept: [] };

describe('retention', () => {
  /**
   * Simulates a closed channel that refuses all waiting messages of a match. The bot tries such messages again within a day.
   */
  async function closed({ table }: Pick<Room, 'table'>, matchId: string): Promise<void> {
    await table.outbox.outlook();
    for (const notice of (await table.outbox.outlook()).notices)
      if (notice.matchId === matchId) await table.outbox.park(notice, 'Unknown Channel');
  }
  async function said({ table }: Pick<Room, 'table'>): Promise<void> {
    for (const notice of (await table.outbox.outlook()).notices) await table.outbox.delivered(notice, null);
  }

  test('lobbies and games that were called off or parked go; everything else that was played stays', async () => {
    const here = await room();
    const { table, store, clock } = here;
    const { keep, records } = shelf();
    const lobby = accepted(await table.open(opening({ channelId: 'lobby' })));
    const left = accepted(await table.open(opening({ channelId: 'left' })));
    accepted(await table.leave(left.id, ANN.id));
    const over = await running(here, 2, { channelId: 'over' });
    accepted(await table.resign(over.id, BEN.id));
    const cancelled = await running(here, 2, { channelId: 'cancelled' });
    accepted(await table.cancel(cancelled.id, ANN, { moderator: true }));
    const parked = await running(here, 2, { channelId: 'parked' });
    const slow = await running(here, 2, { channelId: 'slow' });
    await closed(here, parked.id);
    await said(here);
    const began = clock.now;
    clock.now = began + 90 * DAY;
    await closed(here, parked.id);
    expect(await table.housekeeping.prune(clock.now, 90, keep)).toMatchObject({ matches: [] });
    clock.now += 1;
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches.toSorted()).toEqual(
      [lobby.id, left.id, cancelled.id, parked.id].toSorted(),
    );
    expect([...records.keys()]).toEqual([`toy-${cancelled.id}`, `toy-${parked.id}`]);
    expect(await table.get(lobby.id)).toBeUndefined();
    for (const { id } of [over, slow]) expect(await table.get(id)).toBeDefined();
    expect(await store.seats.list(parked.id)).toEqual([]);
    expect(await table.housekeeping.prune(clock.now, 90, keep)).toEqual(NOTHING);
  });

  test('a game that rests in an open channel is never deleted, nor one whose channel was closed yesterday', async () => {
    const here = await room();
    const { table, store, clock } = here;
    const { keep } = shelf();
    const slow = await running(here, 2, { channelId: 'slow' });
    const paused = await running(here, 2, { channelId: 'paused' });
    await store.matches.setPaused(paused.id, clock.now);
    const thrown = await running(here, 2, { channelId: 'thrown', guildId: 'g2' });
    await said(here);
    clock.now += 91 * DAY;
    for (const { id } of [slow, paused]) {
      await store.outbox.put({ matchId: id, kind: 'redraw', rev: 0, since: 0, resigned: [], at: clock.now });
      await closed(here, id);
    }
    await table.outbox.parkGuild('g2');
    clock.now += 3_600_000;
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([]);
    clock.now += 89 * DAY;
    for (const { id } of [slow, paused, thrown]) await closed(here, id);
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([]);
  });

  test('tries that fail do not put off the end of a parked game; one that is open again begins anew', async () => {
    const here = await room();
    const { table, clock } = here;
    const { keep } = shelf();
    const shut = await running(here, 2, { channelId: 'shut' });
    const opened = await running(here, 2, { channelId: 'opened' });
    for (const { id } of [shut, opened]) await closed(here, id);
    const began = clock.now;
    for (let day = 1; day <= 90; day++) {
      clock.now = began + day * DAY;
      await closed(here, shut.id);
      if (day === 50) {
        await table.outbox.unpark({ channelId: 'opened' });
        await said(here);
      }
    }
    expect((await reload(here, shut)).parkedAt).toBe(began);
    expect((await reload(here, opened)).parkedAt).toBeNull();
    clock.now += 1;
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([shut.id]);
  });

  test('a game that is played on in a channel that is closed to the bot stays', async () => {
    const here = await room();
    const { table, clock } = here;
    const match = await running(here, 2);
    await closed(here, match.id);
    clock.now += 60 * DAY;
    await closed(here, match.id);
    accepted(await table.act(match.id, ANN.id, 'bid 1'));
    accepted(await table.act(match.id, BEN.id, 'bid 2'));
    clock.now += 40 * DAY;
    await closed(here, match.id);
    expect((await table.housekeeping.prune(clock.now, 90, shelf().keep)).matches).toEqual([]);
    clock.now += 51 * DAY;
    await closed(here, match.id);
    expect((await table.housekeeping.prune(clock.now, 90, shelf().keep)).matches).toEqual([match.id]);
  });

  test('a bot that was off for months tries a closed channel before its game goes', async () => {
    const here = await room();
    const { table, clock } = here;
    const match = await running(here, 2);
    await closed(here, match.id);
    clock.now += 200 * DAY;
    expect((await table.housekeeping.prune(clock.now, 90, shelf().keep)).matches).toEqual([]);
    await closed(here, match.id);
    expect((await table.housekeeping.prune(clock.now, 90, shelf().keep)).matches).toEqual([match.id]);
  });

  test('where nothing waited to be said it is tried first whether the channel is still closed', async () => {
    const here = await room();
    const { table, clock } = here;
    const { keep } = shelf();
    const back = await running(here, 2, { channelId: 'back' });
    const gone = await running(here, 2, { channelId: 'gone' });
    await said(here);
    await table.outbox.parkGuild('g1');
    clock.now += 90 * DAY + 1;
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([]);
    expect((await table.outbox.outlook()).notices.map(({ kind }) => kind)).toEqual(['redraw', 'redraw']);
    // A message that is still being sent does not count as delivered yet.
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([]);
    await closed(here, gone.id);
    await said(here);
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([gone.id]);
    expect(await reload(here, back)).toMatchObject({ status: 'running', parkedAt: null });
  });

  test('a server that asks the bot back has its games tried, also where nothing waited to be said', async () => {
    const here = await room();
    const match = await running(here, 2);
    await said(here);
    await here.table.outbox.parkGuild('g1');
    await here.table.outbox.unpark({ guildId: 'g1' });
    expect((await here.table.outbox.outlook()).notices.map(({ kind }) => kind)).toEqual(['redraw']);
    await said(here);
    expect((await reload(here, match)).parkedAt).toBeNull();
  });

  test('before a game goes its whole record is kept, which names seats and nobody; else it stays', async () => {
    const here = await room({ games, seed: 4 });
    const { table, store, clock } = here;
    const { keep, records, state } = shelf();
    const porto = { game: 'porto', options: { variant: 'standard' } };
    const opened = accepted(await table.open(opening({ ...porto, opener: ZOE, seats: 2 })));
    accepted(await table.join(opened.id, BEN));
    const match = await playOn(here, accepted(await table.start(opened.id, ZOE.id)), chooser(3), 12);
    await store.matches.setShown(match.id, { boardMessageId: 'm1' });
    accepted(await table.cancel(match.id, ZOE, { moderator: true }));
    const whole = accepted(await table.archive.recordFor(match.id, 'table'));
    const { seed, salt } = (await store.matches.get(match.id)) ?? {};
    await said(here);
    clock.now += 90 * DAY + 1;

    expect((await table.housekeeping.prune(clock.now, 90)).matches).toEqual([]);
    state.full = true;
    expect(await table.housekeeping.prune(clock.now, 90, keep)).toMatchObject({
      matches: [],
      kept: [{ matchId: match.id, error: new Error('no room') }],
    });
    expect(await table.get(match.id)).toBeDefined();
    state.full = false;
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([match.id]);
    expect(await table.get(match.id)).toBeUndefined();

    const text = records.get(`porto-${match.id}`) ?? '';
    for (const word of [ZOE.id, ZOE.name, BEN.name]) expect(text).not.toContain(word);
    const record = JSON.parse(text);
    const { seats: names, ...rest } = JSON.parse(whole);
    expect(names).toContain(ZOE.name);
    expect(record).toMatchObject({ ...rest, seats: ['Player 1', 'Player 2'] });
    expect(record.match).toMatchObject({ id: match.id, status: 'cancelled', seed, salt, channelId: 'c1' });
    expect(record.log).toHaveLength(match.rev);
    expect(verifyRecord(record).actions).toHaveLength(record.actions.length);
  });

  test('a game that is played on while its record is written stays', async () => {
    const here = await room();
    const { table, clock } = here;
    const match = await running(here, 2);
    await closed(here, match.id);
    clock.now += 91 * DAY;
    await closed(here, match.id);
    const keep = async (): Promise<void> => {
      await table.outbox.unpark({ channelId: 'c1' });
    };
    expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([]);
    expect(await reload(here, match)).toMatchObject({ status: 'running' });
  });

  test('sent messages are kept for a week, waiting ones for ever', async () => {
    const here = await room();
    const { table, store, clock } = here;
    await running(here, 2);
    for (const notice of (await table.outbox.outlook()).notices) await table.outbox.delivered(notice, null);
    clock.now += DAY;
    await running(here, 2, { channelId: 'c2' });
    const waiting = await store.outbox.waiting();
    expect((await table.housekeeping.prune(clock.now + 6 * DAY, 90)).notices).toBe(0);
    expect((await table.housekeeping.prune(clock.now + 6 * DAY + 1, 90)).notices).toBeGreaterThan(0);
    expect(await store.outbox.waiting()).toEqual(waiting);
  });
});
