import { describe, expect, test } from 'vitest';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { guildOf } from '../support/guild-ids.ts';
import { some } from '../support/test-form.ts';
import { toys } from '../toy/rules/index.ts';
import { AWAY, asPerson, BETWEEN, CHANNELS, deliver, due, HOME, seen, two } from './placed-room.ts';
import { ANN, accepted, at, BEN, CAT, DAN, EVE, refused, reload } from './room.ts';

const firstOf = (match: Match, seat: number): string => toys.toy?.write(match.position.legal(seat)[0]) ?? '';

describe.each(some(['sqlite', 'postgres'] as const, 1))('a match of several places, on %s', kind => {
  /** Begins a match whose boards are shown at all places. */
  async function shown() {
    const [one, other] = await two(kind);
    const match = accepted(await one.table.lobby.begin(BETWEEN));
    await deliver(one);
    return { one, other, match };
  }

  test('each place has its own row, and no other place has its people', async () => {
    const [one] = await two(kind);
    const match = accepted(await one.table.lobby.begin(BETWEEN));
    expect(await due(one)).toEqual(['board 0', 'board 1', 'board 2']);
    await deliver(one);
    for (const place of [0, 1, 2]) {
      const { channelId, guildId, boardMessageId, seats, serverLanguage } = await seen(one, match, place);
      const own = BETWEEN.places[place];
      expect({ channelId, guildId, language: serverLanguage }).toEqual(own);
      expect(boardMessageId).toBe(`m${place}`);
      const known = seats.filter(({ id }) => BETWEEN.people.some(person => person.id === id));
      expect(known.map(({ name }) => name)).toEqual([BETWEEN.people[place]?.name]);
      expect((await one.table.live(own?.channelId ?? ''))?.id).toBe(match.id);
    }
  });

  test('a person at none of its places learns of no place and of nobody', async () => {
    const { one, match } = await shown();
    for (const guildId of [null, guildOf(3)]) {
      const stranger = { personId: 'stranger', channelId: 'other', guildId };
      const { position: _, ...found } = await lookingFrom(stranger, () => reload(one, match));
      const text = JSON.stringify(found);
      const secrets = [...BETWEEN.people.flatMap(({ id, name }) => [id, name]), HOME, AWAY, ...CHANNELS];
      expect(secrets.filter(secret => text.includes(`"${secret}"`))).toEqual([]);
    }
    const inServer = { personId: 'member', channelId: 'other', guildId: AWAY };
    expect((await lookingFrom(inServer, () => reload(one, match))).place).toBe(1);
  });

  test('is refused in a busy channel and between people with a block', async () => {
    const { one } = await shown();
    const others = BETWEEN.places.map(place => ({ ...place, channelId: `other ${place.channelId}` }));
    const places = [others[0], BETWEEN.places[1], others[2]].flatMap(place => place ?? []);
    expect(refused(await one.table.lobby.begin({ ...BETWEEN, places }))).toMatchObject({
      code: 'table/channel-busy',
      with: { place: 1 },
    });
    await one.store.people.block(CAT.id, ANN.id, 1);
    expect(refused(await one.table.lobby.begin({ ...BETWEEN, places: others })).code).toBe('table/unwelcome');
    await expect(one.table.lobby.begin({ ...BETWEEN, places: places.slice(1) })).rejects.toThrow(
      'do not fit',
    );
  });

  test('one process posts to all places, whichever process gets the press', async () => {
    const { one, other, match } = await shown();
    for (const here of [one, other]) here.notices.clear();
    const first = await seen(one, match, 0);
    const [seat = 0] = first.position.toAct;
    const row = await one.store.matches.get(match.id);
    const place = row?.seats[seat]?.place ?? 0;
    const id = row?.seats[seat]?.userId ?? '';
    const acted = accepted(
      await asPerson(place, () => other.table.act(match.id, id, firstOf(match, seat), { rev: 0 })),
    );
    expect([acted.match.place, at(acted.match, seat)]).toEqual([place, id]);
    // The second process holds the shard of another place, but not of the home, so it begins to send nothing.
    expect([...other.notices]).toEqual([[match.id, undefined]]);
    expect(await due(other)).toEqual([]);
    expect((await due(one)).map(text => text.split(' ')[1])).toEqual(['0', '1', '2']);
    await deliver(one);
    for (const each of [0, 1, 2]) expect((await seen(one, match, each)).shownRev).toBe(acted.match.rev);
  });

  test('people at all places decide at the same moment, through two processes', async () => {
    const { one, other, match } = await shown();
    const row = await one.store.matches.get(match.id);
    const seats = match.position.toAct;
    expect(seats).toHaveLength(3);
    const acts = seats.flatMap(seat =>
      [one, other].map(({ table }) => {
        const { userId = '', place = 0 } = row?.seats[seat] ?? {};
        return asPerson(place, () => table.act(match.id, userId, firstOf(match, seat), { rev: 0 }));
      }),
    );
    const done = await Promise.all(acts);
    // Each person presses twice. The second press finds its own choice, or a game that has gone on.
    expect(done.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(3);
    const moves = await one.store.moves.list(match.id, 0, 99);
    expect(moves.filter(({ by }) => by === 'person').map(({ seat }) => seat)).toEqual(seats);
    expect(new Set(moves.map(({ batch }) => batch)).size).toBe(1);
    expect((await due(one)).map(text => text.split(' ')[1])).toEqual(['0', '1', '2']);
    expect(await due(other)).toEqual([]);
  });

  test('a place that is gone parks alone, and returns alone', async () => {
    const [one] = await two(kind);
    const match = accepted(await one.table.lobby.begin(BETWEEN));
    const [, away] = (await one.table.outbox.outlook()).notices;
    if (!away) throw new Error('no notice');
    await one.table.outbox.begin(away);
    await one.table.outbox.park(away, 'Missing Access');
    expect(await due(one)).toEqual(['board 0', 'board 2']);
    await deliver(one);
    const parked = async () =>
      (await Promise.all([0, 1, 2].map(place => seen(one, match, place)))).map(
        ({ parkedAt, boardMessageId }) => [parkedAt !== null, boardMessageId],
      );
    expect(await parked()).toEqual([
      [false, 'm0'],
      [true, null],
      [false, 'm2'],
    ]);
    expect(await one.table.outbox.parkedChannels(AWAY)).toEqual(['away']);
    await one.table.outbox.unpark({ guildId: HOME });
    expect(await due(one)).toEqual([]);
    await one.table.outbox.unpark({ guildId: AWAY });
    expect(await due(one)).toEqual(['board 1']);
    await deliver(one);
    expect(await parked()).toEqual([
      [false, 'm0'],
      [false, 'm1'],
      [false, 'm2'],
    ]);
    expect(await one.table.outbox.parkGuild(AWAY)).toEqual([match.id]);
    expect((await parked()).map(([is]) => is)).toEqual([false, true, false]);
  });

  test('a place ends when a person of another place takes over its only seat', async () => {
    const { one, match } = await shown();
    const takenOver = async ({ id }: Person, by: Person): Promise<readonly string[]> => {
      const seat = (await one.store.matches.get(match.id))?.seats.find(({ userId }) => userId === id)?.seat;
      await one.store.seats.change(match.id, seat ?? -1, { offeredAt: 1 });
      const inAway = { personId: by.id, channelId: 'away', guildId: AWAY };
      accepted(await lookingFrom(inAway, () => one.table.seatChanges.take(match.id, by, seat)));
      const lines = (await one.store.outbox.waiting()).map(({ kind: what, place }) => `${what} ${place}`);
      while ((await due(one)).length > 0) await deliver(one);
      return lines.toSorted();
    };
    const places = async () => (await one.store.matches.get(match.id))?.places.map(({ place }) => place);
    expect(await takenOver(BEN, DAN)).toEqual(
      ['progress', 'seat'].flatMap(what => [0, 1, 2].map(place => `${what} ${place}`)),
    );
    expect(await places()).toEqual([1, 2]);
    const others = ['progress 0', 'progress 1', 'seat 0', 'seat 1'];
    expect(await takenOver(CAT, EVE)).toEqual(['left 0', ...others]);
    expect(await places()).toEqual([1]);
    expect(await one.table.live('dm')).toBeUndefined();
    expect(await takenOver(ANN, { id: 'u6', name: 'Fay' })).toEqual(others);
    expect((await one.table.live('home'))?.id).toBe(match.id);
  });

  test('a result counts in the server from which the person played', async () => {
    const { one, match } = await shown();
    for (const { id } of BETWEEN.people.slice(0, 2)) accepted(await one.table.resign(match.id, id));
    const results = await one.store.results.ofMatch(match.id);
    const guilds = Object.fromEntries(results.map(({ userId, guildId }) => [userId, guildId]));
    expect(guilds).toEqual({ [ANN.id]: HOME, [BEN.id]: AWAY, [CAT.id]: null });
  });
});
