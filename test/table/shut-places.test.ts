import { describe, expect, test } from 'vitest';
import { gameOf, type Seat } from '../../src/core/contract/game.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import type { Pace } from '../../src/store/index.ts';
import { CLOSED_BY_OPERATOR } from '../../src/table/match/closed-places.ts';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { TableNeeds } from '../../src/table/table.ts';
import { guildOf } from '../support/guild-ids.ts';
import { begun, openTables } from './leagues/room.ts';
import {
  ANN,
  accepted,
  BEN,
  CAT,
  DAN,
  DAY,
  HOUR,
  MINUTE,
  type Room,
  ranking,
  refused,
  room,
} from './room.ts';

const [HOME, AWAY] = [guildOf(0), guildOf(2)];
const GAMES = Object.keys(games);
const SLOW = ['day', 'three-days', 'two-weeks'] as const;

/** A table, and channels of Discord that can be shut and opened. */
interface World extends Room {
  readonly shut: Set<string>;
  /** Channels of servers that the operator has closed. */
  readonly closed: Set<string>;
  /** People who can't use the channels of servers, whoever has shut them out. */
  readonly out: Set<string>;
}

async function world(needs: Partial<TableNeeds> = {}): Promise<World> {
  const shut = new Set<string>();
  const closed = new Set<string>();
  const out = new Set<string>();
  const here = await room({
    games,
    needs: {
      players,
      isShutOut: async (_guild, channelId, personId) => shut.has(channelId) || out.has(personId),
      directChannel: async personId => `dm-${personId}`,
      ...needs,
    },
  });
  return { ...here, shut, closed, out };
}

async function deliver({ table, shut, closed }: World): Promise<void> {
  for (let round = 0; round < 30; round++) {
    const { notices } = await table.outbox.outlook();
    if (notices.length === 0) return;
    for (const notice of notices) {
      const begun = await table.outbox.begin(notice);
      const channelId = begun?.match?.channelId ?? '';
      if (shut.has(channelId)) await table.outbox.park(notice, 'Missing Access');
      else if (closed.has(channelId)) await table.outbox.park(notice, CLOSED_BY_OPERATOR);
      else if (begun) await table.outbox.delivered(notice, `m${notice.id}`);
    }
  }
}

/** Lets time pass in small steps, as for a bot that runs all the time. */
async function pass(here: World, milliseconds: number, step = MINUTE / 2): Promise<void> {
  for (const end = here.clock.now + milliseconds; here.clock.now < end; ) {
    here.clock.now = Math.min(end, here.clock.now + step);
    await here.table.dueWork.run();
    await deliver(here);
  }
}

interface Wish {
  readonly pace?: Pace;
  readonly rated?: boolean;
}

const PLACES = [
  { channelId: 'home', guildId: HOME, language: null },
  { channelId: 'away', guildId: AWAY, language: null },
  { channelId: 'dm-u2', guildId: null, language: null },
];

/** Begins a match of Ann and Ben at the places with these numbers. Both at one place play in its channel. */
async function between(here: World, game: string, [one, other]: readonly [number, number], wish: Wish = {}) {
  const places = PLACES.filter((_, place) => place === one || place === other);
  const { id } = accepted(
    await here.table.lobby.begin({
      ...{ game, options: gameOf({ games }, game).defaults, pace: 'live', rated: true, ...wish },
      places,
      people: [
        { ...ANN, place: 0 },
        { ...BEN, place: places.length - 1 },
      ],
    }),
  );
  await deliver(here);
  return id;
}

const rowOf = async ({ store }: World, id: string) => {
  const match = await store.matches.get(id);
  if (!match) throw new Error('no match');
  return match;
};

/** Makes the first decision of a seat. */
async function decide(here: World, id: string, seat: Seat): Promise<void> {
  const { seats } = await rowOf(here, id);
  const own = seats[seat];
  const seen = () => here.table.get(id);
  const match = await lookingFrom({ place: own?.place ?? 0 }, seen);
  const action = gameOf({ games }, match?.game ?? '').write(match?.position.legal(seat)[0]);
  accepted(await here.table.act(id, own?.userId ?? '', action));
  await deliver(here);
}

const awaited = async ({ table }: World, id: string): Promise<readonly Seat[]> =>
  (await table.waiting(id)).map(({ seat }) => seat);

/** Lets decisions be made until only Ben must decide. Returns his seat. */
async function toBen(here: World, id: string): Promise<Seat> {
  const ben = (await rowOf(here, id)).seats.find(({ userId }) => userId === BEN.id)?.seat ?? -1;
  for (let step = 0; step < 60; step++) {
    const waiting = await awaited(here, id);
    if (waiting.length === 1 && waiting[0] === ben) return ben;
    const [next = ben] = waiting.filter(seat => seat !== ben);
    await decide(here, id, next);
  }
  throw new Error('Ben does not have to decide');
}

const channelOf = async (here: World, id: string, seat: Seat): Promise<string> => {
  const match = await rowOf(here, id);
  const place = match.seats[seat]?.place ?? 0;
  return (match.places.find(each => each.place === place) ?? match).channelId;
};

const ask = (here: World, id: string, kind: 'offer' | 'play-once' | 'play-until-back', seat: Seat) =>
  here.table.requests.ask(id, ANN.id, { kind, seat });

describe.each(GAMES)('%s, live', game => {
  describe.each([
    ['direct messages', [0, 2]],
    ['a channel of an own server', [0, 1]],
  ] as const)('from %s that the own side shuts', (_, places) => {
    test('the person on turn loses by the clock after ten minutes of grace, and the other one wins', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const ben = await toBen(here, id);
      here.shut.add(await channelOf(here, id, ben)).add('dm-u2');
      await pass(here, 10 * MINUTE);
      expect(await rowOf(here, id)).toMatchObject({ status: 'running' });
      await pass(here, 15 * MINUTE);
      expect(await rowOf(here, id)).toMatchObject({ status: 'over', endedBy: 'resignation' });
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    });

    test('shutting and opening it again and again wins no further grace', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const channel = await channelOf(here, id, await toBen(here, id));
      for (let turn = 0; turn < 9; turn++) {
        here.shut.add(channel);
        await pass(here, 2 * MINUTE);
        here.shut.delete(channel);
        await here.table.outbox.unpark({ channelId: channel });
        await deliver(here);
        await pass(here, MINUTE);
      }
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    });

    test('it is the same where it was shut before the decision could be shown', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const ben = (await rowOf(here, id)).seats.find(({ userId }) => userId === BEN.id)?.seat ?? -1;
      here.shut.add(await channelOf(here, id, ben)).add('dm-u2');
      // Ben decides from elsewhere as long as Ann must decide too.
      await toBen(here, id);
      await pass(here, 30 * MINUTE);
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    });

    test('a place that opens within the grace costs nothing', async () => {
      const here = await world();
      const id = await between(here, game, places);
      const ben = await toBen(here, id);
      const channel = await channelOf(here, id, ben);
      here.shut.add(channel);
      await pass(here, 8 * MINUTE);
      here.shut.delete(channel);
      await here.table.outbox.unpark({ channelId: channel });
      await deliver(here);
      await pass(here, 5 * MINUTE);
      await decide(here, id, ben);
      expect((await rowOf(here, id)).seats[ben]?.spentMs).toBe(0);
    });
  });

  test('one channel of both: after it has closed, the game goes on in direct messages', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0]);
    const ben = await toBen(here, id);
    here.shut.add('home');
    await pass(here, 13 * MINUTE);
    const { seats, status } = await rowOf(here, id);
    expect([status, seats.map(({ place }) => place >= 100)]).toEqual(['running', [true, true]]);
    for (const seat of seats) expect(await channelOf(here, id, seat.seat)).toBe(`dm-${seat.userId}`);
    // People who sat at one table still know each other.
    const seen = await lookingFrom({ place: seats[ben]?.place ?? 0 }, () => here.table.get(id));
    expect(seen?.seats.map(each => each.name).toSorted()).toEqual(['Ann', 'Ben']);
    await decide(here, id, ben);
  });

  test('one channel of both, and nobody can be reached: the game ends without a result', async () => {
    const here = await world({ directChannel: async () => undefined });
    const id = await between(here, game, [0, 0]);
    await toBen(here, id);
    here.shut.add('home');
    await pass(here, 30 * MINUTE);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    expect(await ranking(here, { id })).toEqual([]);
  });

  test('one channel of both, and the direct messages of one were always closed: nobody loses', async () => {
    const here = await world();
    here.shut.add('dm-u2');
    const id = await between(here, game, [0, 0]);
    await toBen(here, id);
    here.shut.add('home');
    await pass(here, 40 * MINUTE);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
  });

  test('whoever is removed on turn plays on in direct messages, with time for it', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0]);
    const ben = await toBen(here, id);
    await pass(here, 5 * MINUTE);
    here.out.add(BEN.id);
    await pass(here, 10 * MINUTE);
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    await decide(here, id, ben);
    expect(await rowOf(here, id)).toMatchObject({ status: 'running' });
  });

  test('whoever is removed on turn, and can not be reached, does not lose', async () => {
    const here = await world();
    here.shut.add('dm-u2');
    const id = await between(here, game, [0, 0]);
    await toBen(here, id);
    here.out.add(BEN.id);
    await pass(here, 40 * MINUTE);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    expect(await ranking(here, { id })).toEqual([]);
  });

  test('whoever is removed after a grace plays on in direct messages too, with time for it', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0]);
    const ben = await toBen(here, id);
    here.shut.add('home');
    await pass(here, 5 * MINUTE);
    here.shut.delete('home');
    await here.table.outbox.unpark({ channelId: 'home' });
    await pass(here, 14 * MINUTE);
    here.out.add(BEN.id);
    await pass(here, 10 * MINUTE);
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    await decide(here, id, ben);
  });

  test('the one who waits learns that the clock decides, and when', async () => {
    const here = await world();
    const id = await between(here, game, [0, 2]);
    const ben = await toBen(here, id);
    here.shut.add('dm-u2');
    await pass(here, 6 * MINUTE);
    const [clock] = await here.table.waiting(id);
    const why = { code: 'table/live-clock', with: { seat: ben, until: clock?.clock?.losesAt } };
    expect(refused(await here.table.pings.nudge(id, ANN.id))).toEqual(why);
    for (const kind of ['offer', 'play-once', 'play-until-back'] as const)
      expect(refused(await ask(here, id, kind, ben))).toEqual(why);
  });
});

describe.each(GAMES)('%s, slowly', game => {
  test.each(SLOW)('with a pace of %s, a shut place loses time like any other', async pace => {
    const here = await world();
    const id = await between(here, game, [0, 2], { pace });
    const ben = await toBen(here, id);
    here.shut.add('dm-u2');
    await pass(here, 15 * DAY, 6 * HOUR);
    accepted(await ask(here, id, 'play-until-back', ben));
    await pass(here, 2 * DAY, 6 * HOUR);
    accepted(await here.table.cancel(id, ANN, { moderator: false }));
    expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
  });

  test('without a pace, the seat of a place that was shut for a day can be played and offered', async () => {
    const here = await world();
    const id = await between(here, game, [0, 2], { pace: 'none', rated: false });
    const ben = await toBen(here, id);
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/not-late');
    here.shut.add('dm-u2');
    await pass(here, 2.6 * DAY, HOUR);
    accepted(await here.table.pings.nudge(id, ANN.id));
    await deliver(here);
    await pass(here, 2 * DAY, HOUR);
    accepted(await ask(here, id, 'play-until-back', ben));
    expect((await rowOf(here, id)).seats[ben]?.absentAt).not.toBeNull();
  });

  test('whoever was removed from the server has not left: no stand-in, no offer, and no win for the other', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    accepted(await here.table.seatChanges.gone(id, ben));
    await deliver(here);
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: false, absentAt: null });
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    for (const kind of ['offer', 'play-until-back'] as const)
      expect(refused(await ask(here, id, kind, ben)).code).toBe('table/not-late');
    await pass(here, 20 * HOUR, HOUR);
    expect(accepted(await here.table.cancel(id, ANN, { moderator: true })).match.status).toBe('running');
    await decide(here, id, ben);
  });

  test('whoever may not see the channel any more is moved when the others want the seat, and gets a day', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    await pass(here, 3 * DAY, 3 * HOUR);
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/seat-moved');
    await deliver(here);
    await pass(here, 23 * HOUR, HOUR);
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/not-late');
    await pass(here, 2 * HOUR, HOUR);
    accepted(await ask(here, id, 'play-until-back', ben));
  });

  test('whoever was removed and can not be reached does not lose: the game ends without a result', async () => {
    const here = await world();
    here.shut.add('dm-u2');
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    accepted(await here.table.seatChanges.gone(id, ben));
    await pass(here, 3 * DAY, 3 * HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    expect(await ranking(here, { id })).toEqual([]);
  });

  test.each([
    ['Discord opens no direct messages', async () => undefined],
    ['another game is played in the direct messages', async () => 'other'],
  ])('whoever was removed does not lose where %s', async (_, directChannel) => {
    const here = await world({ directChannel });
    accepted(
      await here.table.openAndStart({
        ...{ game, options: gameOf({ games }, game).defaults, channelId: 'other', guildId: null },
        ...{ opener: DAN, seats: 2, players: ['easy'] },
      }),
    );
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    accepted(await here.table.seatChanges.gone(id, ben));
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: true, absentAt: null });
    await pass(here, 3 * DAY, 3 * HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
  });

  test('an unrated game whose channel has closed waits until it opens', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day', rated: false });
    await toBen(here, id);
    here.shut.add('home');
    await pass(here, 5 * DAY, 6 * HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'running', places: [] });
  });

  test('a server that removes the bot: the game goes on in direct messages', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day' });
    const ben = await toBen(here, id);
    here.shut.add('home');
    await here.table.outbox.parkGuild(HOME);
    await pass(here, HOUR);
    expect(await channelOf(here, id, ben)).toBe('dm-u2');
    await decide(here, id, ben);
  });

  test('an unrated game: whoever left the server is played for at once', async () => {
    const here = await world();
    const id = await between(here, game, [0, 0], { pace: 'day', rated: false });
    const ben = await toBen(here, id);
    accepted(await here.table.seatChanges.gone(id, ben));
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: true });
    expect((await rowOf(here, id)).seats[ben]?.absentAt).not.toBeNull();
  });
});

describe('who leaves the server of a game, with closed direct messages', () => {
  /** Lets Ben be out of the server of a game in which he must decide. Nobody can tell whose doing that is. */
  async function left(here: World, pace: Pace, needs: { readonly opponent?: typeof ANN } = {}) {
    here.shut.add('dm-u2');
    const { opponent = ANN } = needs;
    const { id } = accepted(
      await here.table.lobby.begin({
        ...{ game: 'porto', options: gameOf({ games }, 'porto').defaults, pace, rated: true },
        places: [{ channelId: `home-${here.clock.now}`, guildId: HOME, language: null }],
        people: [opponent, BEN].map(person => ({ ...person, place: 0 })),
      }),
    );
    await deliver(here);
    const ben = await toBen(here, id);
    here.out.add(BEN.id);
    if (pace !== 'live') accepted(await here.table.seatChanges.gone(id, ben));
    const end = () =>
      pass(here, pace === 'live' ? 40 * MINUTE : 3 * DAY, pace === 'live' ? MINUTE : 3 * HOUR);
    return { id, ben, end };
  }

  /** Lets the others have the seat played, where the bot lets them, and end the match. */
  async function claim(here: World, id: string, ben: Seat, opponent = ANN): Promise<void> {
    const { requests } = here.table;
    await requests.ask(id, opponent.id, { kind: 'play-until-back', seat: ben });
    await pass(here, 2.1 * DAY, 3 * HOUR);
    await here.table.cancel(id, opponent, { moderator: false });
  }

  test.each(['live', 'day'] as const)(
    'and comes back to it, loses time as usual: a pace of %s',
    async pace => {
      const here = await world();
      const { id, ben, end } = await left(here, pace);
      await pass(here, pace === 'live' ? 17 * MINUTE : 12 * HOUR, pace === 'live' ? MINUTE : HOUR);
      here.out.delete(BEN.id);
      await end();
      if (pace !== 'live') await claim(here, id, ben);
      expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
    },
  );

  test('and comes back where Discord opened no direct messages, has a day, and then loses time as usual', async () => {
    const here = await world({ directChannel: async () => undefined });
    const { id, ben, end } = await left(here, 'day');
    here.out.delete(BEN.id);
    await pass(here, 40 * HOUR, HOUR);
    expect((await rowOf(here, id)).seats[ben]).toMatchObject({ gone: false, absentAt: null });
    expect(refused(await ask(here, id, 'offer', ben)).code).toBe('table/not-late');
    await end();
    await claim(here, id, ben);
    expect((await ranking(here, { id })).toSorted()).toEqual(['Ann 1', 'Ben 2']);
  });

  test('a live game: who is removed does not lose where Discord opens no direct messages', async () => {
    const here = await world({ directChannel: async () => undefined });
    const { id, end } = await left(here, 'live');
    await end();
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled', endedBy: 'unreached' });
  });

  test.each(['live', 'day'] as const)(
    'has the benefit of the doubt once in 90 days: a pace of %s',
    async pace => {
      const here = await world();
      const first = await left(here, pace);
      await first.end();
      expect(await rowOf(here, first.id)).toMatchObject({ status: 'cancelled' });
      const second = await left(here, pace, { opponent: CAT });
      await second.end();
      if (pace !== 'live') await claim(here, second.id, second.ben, CAT);
      expect((await ranking(here, second)).toSorted()).toEqual(['Ben 2', 'Cat 1']);
      here.clock.now += 91 * DAY;
      const third = await left(here, pace, { opponent: DAN });
      await third.end();
      expect(await rowOf(here, third.id)).toMatchObject({ status: 'cancelled' });
    },
  );

  test('nobody wins by removing the same person again', async () => {
    const here = await world();
    for (let game = 0; game < 3; game++) {
      const { id, end } = await left(here, 'day');
      await end();
      expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
    }
  });
});

test.each(['live', 'day'] as const)(
  'a server that the operator closes: nobody loses or wins, with a pace of %s',
  async pace => {
    const here = await world();
    const id = await between(here, 'porto', [0, 1], { pace });
    const ben = await toBen(here, id);
    const channel = await channelOf(here, id, ben);
    const guildId = channel === 'away' ? AWAY : HOME;
    await here.store.transaction(({ host }) =>
      host.block({ kind: 'server', id: guildId, reason: null, at: here.clock.now }),
    );
    here.closed.add(channel);
    await here.table.outbox.parkGuild(guildId, CLOSED_BY_OPERATOR);
    await pass(here, pace === 'live' ? HOUR : 5 * DAY, pace === 'live' ? MINUTE : 6 * HOUR);
    expect([(await rowOf(here, id)).status, await channelOf(here, id, ben)]).toEqual(['running', channel]);
  },
);

test('a server that the operator closes, with all players in it: the clock stands still, and nothing is due at once', async () => {
  const here = await world();
  const id = await between(here, 'porto', [0, 0], { pace: 'day' });
  await toBen(here, id);
  await here.store.transaction(({ host }) =>
    host.block({ kind: 'server', id: HOME, reason: null, at: here.clock.now }),
  );
  here.closed.add('home');
  await here.table.outbox.parkGuild(HOME, CLOSED_BY_OPERATOR);
  await pass(here, 5 * DAY, 3 * HOUR);
  expect(await rowOf(here, id)).toMatchObject({ status: 'running' });
  for (let run = 0; run < 100 && ((await here.table.dueWork.nextAt()) ?? 0) <= here.clock.now; run++)
    await here.table.dueWork.run();
  expect(await here.table.dueWork.nextAt()).toBeGreaterThan(here.clock.now);
});

describe('a league', () => {
  const four = [ANN, BEN, CAT, DAN];

  async function late(needs: Partial<TableNeeds> = {}) {
    const here = await world(needs);
    const wish = { game: 'porto', options: gameOf({ games }, 'porto').defaults, guildId: HOME, seats: 2 };
    await openTables(here, await begun(here, four, { ...wish, pace: 'day' }));
    const [first] = await here.store.matches.ids();
    const id = first ?? '';
    const [seat = 0] = await awaited(here, id);
    await deliver(here);
    here.out.add((await rowOf(here, id)).seats[seat]?.userId ?? '');
    return { here, id, seat };
  }

  test('plays on in direct messages for a late person who was shut out', async () => {
    const { here, id, seat } = await late();
    await pass(here, 30 * HOUR, HOUR);
    expect((await rowOf(here, id)).seats[seat]).toMatchObject({ absentAt: null });
    expect(await channelOf(here, id, seat)).toMatch(/^dm-/);
  });

  test('calls off a game for which a late person can not be reached', async () => {
    const { here, id, seat } = await late();
    here.shut.add(`dm-${(await rowOf(here, id)).seats[seat]?.userId}`);
    await pass(here, 4 * DAY, HOUR);
    expect(await rowOf(here, id)).toMatchObject({ status: 'cancelled' });
  });
});
