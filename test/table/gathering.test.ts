import { describe, expect, test } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import { GAMES_AT_MOST, INVITED_AT_MOST, LOBBIES_AT_MOST } from '../../src/table/lobby/gathering.ts';
import { LIMITS, NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Person } from '../../src/table/match/types.ts';
import { toys } from '../toy/rules/index.ts';
import {
  ANN,
  accepted,
  BEN,
  CAT,
  DAN,
  lobbyOf,
  opening,
  type Room,
  refused,
  reload,
  room,
  running,
} from './room.ts';

const solo = { options: { solo: true }, seats: 1 };

describe('seating', () => {
  test('seating as joined keeps the seats of the lobby, whatever the seed', async () => {
    for (const seed of [1, 2, 3]) {
      const { table } = await room({ seed });
      const match = await running({ table }, [ANN, CAT, BEN], { seating: 'joined' });
      expect(match.seating).toBe('joined');
      expect(match.seats.map(({ name, seat }) => [seat, name])).toEqual([
        [0, 'Ann'],
        [1, 'Cat'],
        [2, 'Ben'],
      ]);
    }
  });

  test('the pace is the one that is asked for, else the server has one, else none', async () => {
    const { table } = await room();
    const paceIn = async (channelId: string, over: object = {}) =>
      accepted(await table.open(opening({ channelId, opener: DAN, ...over }))).pace;
    expect(await paceIn('a')).toBe('none');
    accepted(await table.housekeeping.setServer('g1', ANN, { pace: 'day' }));
    expect(await paceIn('b')).toBe('day');
    expect(await paceIn('c', { pace: 'three-days' })).toBe('three-days');
    expect(await paceIn('d', { guildId: null })).toBe('none');
  });
});

/** Invites people to a table for two, in each way that a person has. */
const INVITING = {
  'with the opening': ({ table }: Room, invited: readonly Person[]) =>
    table.open(opening({ seats: 2, invited })),
  'to an open table': async ({ table }: Room, invited: readonly Person[]) => {
    const open = await table.live('c1');
    const { id } = open ?? accepted(await table.open(opening({ seats: 2 })));
    return table.arrange(id, ANN.id, { invited });
  },
} as const;

describe.each(Object.entries(INVITING))('invitations %s', (_, invite) => {
  test('are listed, each person once, and keep no seat', async () => {
    const here = await room();
    const { id } = accepted(await invite(here, [BEN, CAT, BEN, ANN]));
    expect(await here.table.archive.invited(id)).toEqual([BEN, CAT]);
    accepted(await here.table.join(id, DAN));
    expect(refused(await here.table.join(id, BEN)).code).toBe('table/table-full');
  });

  test('a person who takes no invitations and one who has blocked the opener get the same answer', async () => {
    const here = await room();
    await here.store.people.change(BEN.id, { invitations: false });
    await here.store.people.block(CAT.id, ANN.id, 1);
    const answers = [];
    for (const person of [BEN, CAT]) answers.push(refused(await invite(here, [person, DAN])));
    expect(answers).toEqual([
      { code: 'table/no-invitations', with: { people: ['Ben'] } },
      { code: 'table/no-invitations', with: { people: ['Cat'] } },
    ]);
    const open = await here.table.live('c1');
    expect(open ? await here.table.archive.invited(open.id) : []).toEqual([]);
  });

  test('not of whom one has blocked', async () => {
    const here = await room();
    await here.store.people.block(ANN.id, BEN.id, 1);
    expect(refused(await invite(here, [BEN]))).toEqual({
      code: 'table/you-blocked',
      with: { people: ['Ben'] },
    });
  });

  test('invitations are counted, and too many are refused', async () => {
    const here = await room();
    const many = Array.from({ length: INVITED_AT_MOST + 1 }, (_, index) => ({ id: `p${index}`, name: 'P' }));
    const full = {
      code: 'table/too-many',
      with: { what: 'invitations', count: INVITED_AT_MOST + 1, limit: INVITED_AT_MOST },
    };
    expect(refused(await invite(here, many))).toEqual(full);
    const { id } = accepted(await invite(here, many.slice(1)));
    expect(refused(await here.table.arrange(id, ANN.id, { invited: many }))).toEqual(full);
    accepted(await here.table.arrange(id, ANN.id, { invited: many.slice(1) }));
    expect(await here.table.archive.invited(id)).toHaveLength(INVITED_AT_MOST);
  });

  test('one person can be invited only so often', async () => {
    const here = await room({ needs: { limits: { ...LIMITS, open: { times: 99, minutes: 60 } } } });
    const { times } = LIMITS['invite-one'];
    for (let time = 0; time <= times; time++) {
      expect((await invite(here, [BEN])).ok).toBe(time < times);
      await here.table.leave((await here.table.live('c1'))?.id ?? '', ANN.id);
    }
  });
});

describe('who may sit down', () => {
  test('the opener takes a person off the lobby', async () => {
    const { table, announced } = await room();
    const { id } = await lobbyOf({ table }, [ANN, BEN, CAT], { seats: 4 });
    expect(refused(await table.remove(id, BEN.id, CAT.id)).code).toBe('table/not-opener');
    expect(refused(await table.remove(id, ANN.id, ANN.id)).code).toBe('table/remove-yourself');
    expect(refused(await table.remove(id, ANN.id, DAN.id)).code).toBe('table/not-at-table');
    const before = announced.length;
    const left = accepted(await table.remove(id, ANN.id, BEN.id));
    expect(left.seats.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Ann'],
      [1, 'Cat'],
    ]);
    expect(announced).toHaveLength(before + 1);
    accepted(await table.start(id, ANN.id));
    expect(refused(await table.remove(id, ANN.id, CAT.id)).code).toBe('table/already-started');
  });

  test('a person without the server’s right to open is informed', async () => {
    const { table } = await room();
    accepted(await table.housekeeping.setServer('g1', ANN, { mayOpen: 'role:77' }));
    const nobody = { roles: ['5'], managesServer: false };
    expect(refused(await table.open(opening({ member: nobody })))).toEqual({
      code: 'table/may-not-open',
      with: { who: 'role:77' },
    });
    expect(refused(await table.openAndStart(opening({ ...solo, member: nobody }))).code).toBe(
      'table/may-not-open',
    );
    for (const member of [
      { roles: ['5', '77'], managesServer: false },
      { roles: [], managesServer: true },
    ]) {
      const match = accepted(await table.open(opening({ member })));
      accepted(await table.leave(match.id, ANN.id));
    }
    accepted(await table.open(opening({ guildId: null, member: nobody })));
  });
});

describe('caps', () => {
  test(`${LOBBIES_AT_MOST} open lobbies of one person in a server`, async () => {
    const { table } = await room();
    const open = (channelId: string, over: object = {}) => table.open(opening({ channelId, ...over }));
    const lobbies = [];
    for (let index = 0; index < LOBBIES_AT_MOST; index++) lobbies.push(accepted(await open(`a${index}`)));
    expect(refused(await open('more'))).toEqual({
      code: 'table/too-many',
      with: { what: 'lobbies', count: LOBBIES_AT_MOST, limit: LOBBIES_AT_MOST },
    });
    accepted(await open('elsewhere', { guildId: 'g2' }));
    accepted(await open('direct', { guildId: null }));
    accepted(await open('others', { opener: BEN }));
    accepted(await table.leave(lobbies[0]?.id ?? '', ANN.id));
    accepted(await open('more'));
  });

  test(`${GAMES_AT_MOST} live games of one person in a server, solo ones too`, async () => {
    const { table } = await room({ needs: { limits: NO_LIMITS } });
    for (let index = 0; index < GAMES_AT_MOST; index++)
      accepted(await table.openAndStart(opening({ ...solo, channelId: `s${index}` })));
    const full = {
      code: 'table/too-many',
      with: { what: 'games', count: GAMES_AT_MOST, limit: GAMES_AT_MOST },
    };
    expect(refused(await table.openAndStart(opening({ ...solo, channelId: 'more' })))).toEqual(full);
    expect(refused(await table.open(opening({ channelId: 'more' })))).toEqual(full);
    accepted(await table.openAndStart(opening({ ...solo, channelId: 'more', guildId: 'g2' })));
    const first = await table.live('s0');
    accepted(await table.resign(first?.id ?? '', ANN.id));
    accepted(await table.open(opening({ channelId: 'more1' })));
  });

  test('many at once pass no cap', async () => {
    const { table } = await room();
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => table.open(opening({ channelId: `a${index}` }))),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(LOBBIES_AT_MOST);
  });
});

describe('rematch', () => {
  async function ended(here: Room) {
    const match = await running(here, 3, { seating: 'joined', pace: 'day' });
    for (const { id } of [BEN, CAT]) accepted(await here.table.resign(match.id, id));
    return reload(here, match);
  }

  test('the same people, the first player moved on, in the order of the lobby', async () => {
    const here = await room();
    const { table } = here;
    const before = await ended(here);
    const lobby = accepted(await table.rematch(before.id, { personId: BEN.id }));
    expect(lobby).toMatchObject({
      status: 'lobby',
      rematchOf: before.id,
      seating: 'joined',
      pace: 'day',
      opener: BEN,
      seatsWanted: 3,
      channelId: 'c1',
      options: before.options,
    });
    expect(lobby.seats.map(({ name }) => name)).toEqual(['Ben', 'Cat', 'Ann']);
    expect(refused(await table.start(lobby.id, BEN.id))).toEqual({
      code: 'table/not-all-here',
      with: { people: ['Cat', 'Ann'], opener: 'Ben', asker: 'opener' },
    });
    for (const person of [ANN, CAT]) accepted(await table.join(lobby.id, person));
    const again = accepted(await table.start(lobby.id, BEN.id));
    expect(again.seats.map(({ name }) => name)).toEqual(['Ben', 'Cat', 'Ann']);
  });

  test('of another game begins that game, with its usual options', async () => {
    const here = await room({ games: { ...toys, porto: porto as never } });
    const before = await ended(here);
    const lobby = accepted(await here.table.rematch(before.id, { personId: BEN.id, other: 'porto' }));
    expect(lobby).toMatchObject({ game: 'porto', options: porto.defaults, rematchOf: before.id });
  });

  test('one a match: who comes second finds the lobby of the first', async () => {
    const here = await room();
    const { table } = here;
    const before = await ended(here);
    const [one, other] = await Promise.all([
      table.rematch(before.id, { personId: ANN.id }),
      table.rematch(before.id, { personId: CAT.id }),
    ]);
    expect(accepted(other).id).toBe(accepted(one).id);
    const third = accepted(await table.rematch(before.id, { personId: BEN.id }));
    expect(third.id).toBe(accepted(one).id);
    accepted(await table.cancel(third.id, third.opener, { moderator: false }));
    expect(accepted(await table.rematch(before.id, { personId: BEN.id })).id).not.toBe(third.id);
  });

  test('not of a game that runs, was called off, or that one did not play; not beside another game', async () => {
    const here = await room();
    const { table } = here;
    const before = await ended(here);
    expect(refused(await table.rematch(before.id, { personId: DAN.id })).code).toBe('table/not-seated');
    expect(refused(await table.rematch('nope', { personId: ANN.id })).code).toBe('table/no-match');
    const busy = accepted(await table.open(opening({ opener: DAN })));
    expect(refused(await table.rematch(before.id, { personId: ANN.id })).code).toBe('table/channel-busy');
    expect(refused(await table.rematch(busy.id, { personId: DAN.id }))).toEqual({
      code: 'table/not-over',
      with: { status: 'lobby' },
    });
    accepted(await table.leave(busy.id, DAN.id));
    expect(refused(await table.rematch(busy.id, { personId: DAN.id }))).toEqual({
      code: 'table/not-over',
      with: { status: 'cancelled' },
    });
  });

  test('without those whom a block keeps apart', async () => {
    const here = await room();
    const before = await ended(here);
    await here.store.people.block(CAT.id, ANN.id, 1);
    const lobby = accepted(await here.table.rematch(before.id, { personId: ANN.id }));
    expect(lobby.seats.map(({ name }) => name)).toEqual(['Ben', 'Ann']);
    expect(lobby.seatsWanted).toBe(3);
  });

  test('alone: dealt at once', async () => {
    const here = await room();
    const { id } = await running(here, 1, solo);
    accepted(await here.table.resign(id, ANN.id));
    expect(accepted(await here.table.rematch(id, { personId: ANN.id }))).toMatchObject({
      status: 'running',
      rev: 0,
      rematchOf: id,
    });
  });
});
