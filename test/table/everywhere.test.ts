import { describe, expect, test } from 'vitest';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { some } from '../support/test-form.ts';
import { AWAY, due, HOME, two } from './placed-room.ts';
import { ANN, accepted, BEN, CAT, DAN, opening, type Room, refused, reload } from './room.ts';

const SHOWN = { channelId: 'home', guildId: HOME, everywhere: true } as const;
const MANAGER: Person = { id: 'u9', name: 'Mia' };

const dmOf = ({ id }: Person) => ({ channelId: `dm-${id}`, guildId: null, language: 'fr' });
const away = (channelId = 'away') => ({ channelId, guildId: AWAY, language: null });

describe.each(some(['sqlite', 'postgres'] as const, 1))('tables shown everywhere, on %s', kind => {
  /** Opens a lobby for all servers, in which Ben of another place has sat down. */
  async function seated(place: Parameters<Room['table']['everywhere']['sit']>[2]) {
    const [one] = await two(kind);
    const match = accepted(await one.table.open(opening(SHOWN)));
    accepted(await one.table.everywhere.sit(match.id, BEN, place));
    return { one, match };
  }

  const listed = async ({ table }: Room, person: Person, guildId: string | null = null) =>
    (await table.everywhere.openTo(person.id, guildId)).map(({ id }) => id);

  const set = async ({ table }: Room, wishes: Readonly<Record<string, string>>) =>
    accepted(await table.housekeeping.setServer(HOME, MANAGER, wishes));

  /** Delivers the due notices, with a message of its own for each place. */
  async function deliver({ table }: Room): Promise<void> {
    for (const notice of (await table.outbox.outlook()).notices) {
      await table.outbox.begin(notice);
      await table.outbox.delivered(notice, `m${notice.place}`);
    }
  }

  const seatsAt = async (here: Room, match: Pick<Match, 'id'>, place: number) =>
    (await lookingFrom({ place }, () => reload(here, match))).seats.map(({ id, name }) => [id, name]);

  const everything = async ({ store }: Room, id: string) => JSON.stringify(await store.matches.get(id));

  test('a lobby is listed elsewhere if its opener and its server wish so', async () => {
    const [one] = await two(kind);
    const hidden = accepted(await one.table.open(opening({ ...SHOWN, channelId: 'c2', everywhere: false })));
    const { id } = accepted(await one.table.open(opening(SHOWN)));
    expect(await listed(one, BEN)).toEqual([id]);
    expect(await listed(one, BEN, AWAY)).toEqual([id]);
    expect(await listed(one, BEN, HOME)).toEqual([]);
    expect(await listed(one, ANN)).toEqual([]);

    expect(refused(await one.table.everywhere.show(hidden.id, BEN.id, true)).code).toBe('table/not-opener');
    accepted(await one.table.everywhere.show(hidden.id, ANN.id, true));
    expect((await listed(one, BEN)).toSorted()).toEqual([id, hidden.id].toSorted());
    accepted(await one.table.everywhere.show(hidden.id, ANN.id, false));
    expect(await listed(one, BEN)).toEqual([id]);

    await set(one, { listed: 'no' });
    expect(await listed(one, BEN)).toEqual([]);
    expect(refused(await one.table.everywhere.show(hidden.id, ANN.id, true)).code).toBe('table/unlisted');
    const third = opening({ ...SHOWN, channelId: 'c3' });
    expect(refused(await one.table.open(third)).code).toBe('table/unlisted');
  });

  test('a list tells nothing about the server and its people', async () => {
    const [one] = await two(kind);
    await one.table.people.seen(ANN, 'fr');
    const match = accepted(await one.table.open(opening({ ...SHOWN, pace: 'day' })));
    const [shown] = await one.table.everywhere.openTo(BEN.id, null);
    expect(shown).toEqual({
      ...{ id: match.id, game: 'toy', options: {}, seatsWanted: 4, taken: 1, pace: 'day', rated: false },
      ...{ createdAt: match.createdAt, ratings: [null], locale: 'fr', isOpen: true },
    });
    await one.table.people.setSettings(ANN.id, { stats: false });
    expect((await one.table.everywhere.openTo(BEN.id, null))[0]?.ratings).toEqual([]);
  });

  test('strangers sit down from other servers and direct messages, and each place has its own board', async () => {
    const [one, other] = await two(kind);
    const match = accepted(await one.table.open(opening({ ...SHOWN, seats: 3 })));
    await deliver(one);
    // The second process holds the shard of the stranger's server, but not of the home.
    accepted(await other.table.everywhere.sit(match.id, BEN, away()));
    expect(await due(other)).toEqual([]);
    expect(await due(one)).toEqual(['lobby 0', 'lobby 1']);
    accepted(await other.table.everywhere.sit(match.id, CAT, dmOf(CAT)));
    expect(await due(one)).toEqual(['lobby 0', 'lobby 1', 'lobby 2']);
    await deliver(one);
    const [ann, ben, cat] = [ANN, BEN, CAT].map(({ id, name }) => [id, name]);
    const unknown = (seat: number) => [`elsewhere/${seat}`, `${seat + 1}`];
    expect(await seatsAt(one, match, 0)).toEqual([ann, unknown(1), unknown(2)]);
    expect(await seatsAt(one, match, 1)).toEqual([unknown(0), ben, unknown(2)]);
    expect(await seatsAt(one, match, 2)).toEqual([unknown(0), unknown(1), cat]);
    expect(await listed(one, DAN)).toEqual([]);
    accepted(await one.table.start(match.id, ANN.id));
    expect(await due(one)).toEqual(['board 0', 'board 1', 'board 2']);
    expect((await one.table.live('away'))?.id).toBe(match.id);
  });

  test('people of one channel share a place', async () => {
    const { one, match } = await seated(away());
    const inAway = { personId: CAT.id, channelId: 'away', guildId: AWAY };
    accepted(await lookingFrom(inAway, () => one.table.join(match.id, CAT)));
    accepted(await one.table.everywhere.sit(match.id, DAN, away()));
    const row = await one.store.matches.get(match.id);
    expect(row?.seats.map(({ place }) => place)).toEqual([0, 1, 1, 1]);
    expect(row?.places).toHaveLength(1);
  });

  test('the switches of the server and of the opener hold at the moment of sitting down', async () => {
    const { one, match } = await seated(away());
    const before = await everything(one, match.id);
    const denied = async (): Promise<void> => {
      const inAway = { personId: DAN.id, channelId: 'away', guildId: AWAY };
      const tries = [
        await one.table.everywhere.sit(match.id, CAT, dmOf(CAT)),
        await one.table.everywhere.sit(match.id, DAN, away()),
        await lookingFrom(inAway, () => one.table.join(match.id, DAN)),
      ];
      for (const tried of tries) expect(refused(tried).code).toBe('table/only-here');
    };
    await set(one, { strangers: 'no' });
    expect((await one.table.everywhere.openTo(CAT.id, null)).map(({ isOpen }) => isOpen)).toEqual([false]);
    await denied();
    await set(one, { strangers: 'yes' });
    expect(await everything(one, match.id)).toBe(before);
    accepted(await one.table.everywhere.show(match.id, ANN.id, false));
    await denied();
    // Members of the home sit down as before.
    const atHome = { personId: DAN.id, channelId: 'home', guildId: HOME };
    accepted(await lookingFrom(atHome, () => one.table.join(match.id, DAN)));
  });

  test('nobody sits down from the home server as if from another, or beside another game', async () => {
    const [one] = await two(kind);
    const match = accepted(await one.table.open(opening(SHOWN)));
    const sit = async (place: ReturnType<typeof away>) =>
      refused(await one.table.everywhere.sit(match.id, BEN, place)).code;
    expect(await sit({ ...away(), guildId: HOME })).toBe('table/only-here');
    accepted(await one.table.open(opening({ channelId: 'away', guildId: AWAY, opener: CAT })));
    expect(await sit(away())).toBe('table/place-busy');
    expect((await one.store.matches.get(match.id))?.places).toEqual([]);
  });

  test('of two people who press for the last seat at once, one sits down', async () => {
    const [one, other] = await two(kind);
    const match = accepted(await one.table.open(opening({ ...SHOWN, seats: 2 })));
    const tries = await Promise.all([
      one.table.everywhere.sit(match.id, BEN, dmOf(BEN)),
      other.table.everywhere.sit(match.id, CAT, away()),
    ]);
    expect(tries.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(tries.flatMap(tried => (tried.ok ? [] : tried.refusal.code))).toEqual(['table/table-full']);
    const row = await one.store.matches.get(match.id);
    expect([row?.seats.length, row?.places.length]).toEqual([2, 1]);
  });

  test('a place ends with its last person, and its message says so', async () => {
    const [one] = await two(kind);
    const match = accepted(await one.table.open(opening(SHOWN)));
    for (const person of [BEN, CAT]) {
      accepted(await one.table.everywhere.sit(match.id, person, dmOf(person)));
      await deliver(one);
    }
    accepted(await one.table.leave(match.id, BEN.id));
    const row = await one.store.matches.get(match.id);
    expect(row?.places.map(({ channelId }) => channelId)).toEqual(['dm-u3']);
    const left = (await one.store.outbox.waiting()).find(({ kind: what }) => what === 'left');
    expect(left?.details.message).toEqual({ ...dmOf(BEN), messageId: 'm1' });
    await deliver(one);
    // The opener removes the other one too, by the id under which the home knows them.
    accepted(await one.table.remove(match.id, ANN.id, 'elsewhere/1'));
    expect((await one.store.matches.get(match.id))?.places).toEqual([]);
    // Another place never gets the number of a place whose messages may still be under way.
    accepted(await one.table.everywhere.sit(match.id, BEN, dmOf(BEN)));
    expect((await one.store.matches.get(match.id))?.places.map(({ place }) => place)).toEqual([3]);
    expect((await one.table.live('dm-u3'))?.id).toBeUndefined();
  });

  test('a lobby that lapses closes at all places', async () => {
    const { one, match } = await seated(away());
    await deliver(one);
    one.clock.now += 48 * 3_600_000;
    await one.table.dueWork.run();
    expect((await reload(one, match)).status).toBe('cancelled');
    expect(await due(one)).toEqual(['closed 0', 'closed 1']);
  });

  test('other places learn of no invitation, and their people ping no role of the home', async () => {
    const [one] = await two(kind);
    await set(one, { callRole: '77' });
    const match = accepted(await one.table.open(opening({ ...SHOWN, invited: [DAN] })));
    accepted(await one.table.everywhere.sit(match.id, BEN, away()));
    const invited = (place: number) =>
      lookingFrom({ place }, async () => (await one.table.archive.invited(match.id)).map(({ id }) => id));
    expect([await invited(0), await invited(1)]).toEqual([[DAN.id], []]);
    expect(refused(await one.table.pingRole(match.id, BEN.id)).code).toBe('table/not-at-lobby');
    accepted(await one.table.pingRole(match.id, ANN.id));
  });

  test('a person shows their own name at other places by choice, and never the one of their server, until they hide it', async () => {
    const [one] = await two(kind);
    const inServer = { ...BEN, name: 'Captain of the north', ownName: BEN.name };
    await one.table.people.seen(inServer, 'en');
    accepted(await one.table.people.setSettings(BEN.id, { named: true }));
    const match = accepted(await one.table.open(opening(SHOWN)));
    accepted(await one.table.everywhere.sit(match.id, inServer, away()));
    accepted(await one.table.everywhere.sit(match.id, CAT, dmOf(CAT)));
    const atHome = await seatsAt(one, match, 0);
    expect(atHome).toEqual([
      [ANN.id, ANN.name],
      ['elsewhere/1/named', BEN.name],
      ['elsewhere/2', ''],
    ]);
    await deliver(one);
    accepted(await one.table.people.setSettings(BEN.id, { named: false }));
    expect((await seatsAt(one, match, 0))[1]).toEqual(['elsewhere/1', '2']);
    expect(await due(one)).toEqual(['redraw 0', 'redraw 1', 'redraw 2']);
    accepted(await one.table.people.setSettings(BEN.id, { named: true }));
    accepted(await one.table.remove(match.id, ANN.id, 'elsewhere/1/named'));
    expect((await seatsAt(one, match, 0)).map(([id]) => id)).toEqual([ANN.id, 'elsewhere/1']);
  });

  test('who deletes their data leaves no trace of their direct messages', async () => {
    const { one, match } = await seated(dmOf(BEN));
    await deliver(one);
    await one.table.housekeeping.forget(BEN.id);
    expect(await everything(one, match.id)).not.toContain(`dm-${BEN.id}`);
    const rows = await one.store.outbox.waiting();
    expect(JSON.stringify(rows)).not.toContain(`dm-${BEN.id}`);
  });
});
