import { describe, expect, test } from 'vitest';
import type { Housekeeping } from '../../src/table/personal-data/housekeeping.ts';
import type { Profiles } from '../../src/table/personal-data/profiles.ts';
import type { SeatRequests } from '../../src/table/requests/requests.ts';
import type { SeatChanges } from '../../src/table/requests/seat-changes.ts';
import type { Table } from '../../src/table/table.ts';
import { scoringPlayers, scorings } from '../support/scoring.ts';
import { ANN, accepted, BEN, CAT, DAN, DAY, opening, type Room, room, running } from './room.ts';

/** Tries something in a game that Ann is about to lose. A refusal is as good as anything without an effect. */
type Attempt = (here: Room, matchId: string) => Promise<unknown>;

/** An attempt for each method that changes something, or what else the method does. A new method needs an entry. */
type Attempts<Part> = {
  readonly [Method in keyof Part as Part[Method] extends (...given: never[]) => unknown ? Method : never]:
    | Attempt
    | 'reads'
    | 'is the work of the bot';
};

const GAME = { game: 'scoring', options: { turns: 3 }, seating: 'joined', rated: true } as const;

/** Makes a table whose people can be reached in direct messages. */
const house = (): Promise<Room> =>
  room({
    games: scorings,
    needs: { players: scoringPlayers, directChannel: async personId => `dm ${personId}` },
  });

const MODERATOR = { moderator: true };
const LATE = 400 * DAY;

const TABLE: Attempts<Table> = {
  open: ({ table }) => table.open(opening({ ...GAME, seats: 2 })),
  openable: 'reads',
  openAndStart: ({ table }) => table.openAndStart(opening({ ...GAME, seats: 2, players: ['easy'] })),
  join: ({ table }, id) => table.join(id, DAN),
  leave: ({ table }, id) => table.leave(id, ANN.id),
  addPlayer: ({ table }, id) => table.addPlayer(id, ANN.id, 'easy'),
  arrange: ({ table }, id) => table.arrange(id, ANN.id, { rated: false }),
  strengths: 'reads',
  remove: ({ table }, id) => table.remove(id, ANN.id, BEN.id),
  rematch: ({ table }, id) => table.rematch(id, { personId: ANN.id }),
  rematchable: 'reads',
  pingRole: ({ table }, id) => table.pingRole(id, ANN.id),
  start: ({ table }, id) => table.start(id, ANN.id),
  resign: ({ table }, id) => table.resign(id, ANN.id),
  async cancel({ table }, id) {
    await table.cancel(id, ANN, MODERATOR);
    await table.cancel(id, ANN, { moderator: false });
  },
  shares: ({ table }, id) => table.shares(id, ANN.id),
  answers: 'is the work of the bot',
  playOn: ({ table }, id) => table.playOn(id, ANN.id),
  act: ({ table }, id) => table.act(id, ANN.id, 'points 0'),
  leaveOrder: ({ table }, id) => table.leaveOrder(id, ANN.id, 'nothing'),
  withdrawOrder: ({ table }, id) => table.withdrawOrder(id, ANN.id, 'nothing'),
  undo: ({ table }, id) => table.undo(id, ANN.id),
  claim: 'is the work of the bot',
  get: 'reads',
  live: 'reads',
  latest: 'reads',
  gameIn: 'reads',
  next: 'reads',
  viewAt: 'reads',
  olderBoard: 'reads',
  views: 'reads',
  winners: 'reads',
  seatOf: 'reads',
  sealed: 'reads',
  publicView: 'reads',
  awaited: 'reads',
  cancellation: 'reads',
  sealedOf: 'reads',
  turnedDown: 'reads',
  ordersOf: 'reads',
  ordersIn: 'reads',
  cancelVote: 'reads',
  waiting: 'reads',
  moves: 'reads',
  playedBefore: 'reads',
  undoneBefore: 'reads',
  endOfLog: 'reads',
  undoableIn: 'reads',
  undoable: 'reads',
};

const REQUESTS: Attempts<SeatRequests> = {
  allows: 'reads',
  async ask({ table }, id) {
    for (const kind of ['offer', 'play-once', 'play-until-back'] as const)
      for (const seat of [0, 1]) await table.requests.ask(id, ANN.id, { kind, seat });
    for (const kind of ['unpause', 'slow', 'pause'] as const) await table.requests.ask(id, ANN.id, { kind });
  },
  askUndo: ({ table }, id) => table.requests.askUndo(id, ANN.id),
  async answer({ table }, id) {
    await table.requests.askUndo(id, ANN.id);
    await table.requests.answer(id, ANN.id, true);
  },
  unannounced: 'reads',
  open: 'reads',
  openOr: 'reads',
  messageOf: 'reads',
  noteAnnounced: 'is the work of the bot',
};

const SEATS: Attempts<SeatChanges> = {
  // Ann leaves the server, or is removed from it by another person.
  gone: ({ table }, id) => table.seatChanges.gone(id, 0),
  back: ({ table }, id) => table.seatChanges.back(id, ANN.id),
  take: ({ table }, id) => table.seatChanges.take(id, CAT),
};

const PEOPLE: Attempts<Profiles> = {
  setSettings: async ({ table, clock }) => {
    for (const change of [{ awayUntil: clock.now + 20 * DAY }, { stats: false }, { pings: false }])
      await table.people.setSettings(ANN.id, change);
  },
  settings: 'reads',
  seen: 'is the work of the bot',
  forgotten: 'is the work of the bot',
  learn: 'is the work of the bot',
  forgetHours: ({ table }) => table.people.forgetHours(ANN.id),
  quietUntil: 'reads',
  block: ({ table }) => table.people.block(ANN.id, BEN.id),
  unblock: ({ table }) => table.people.unblock(ANN.id, BEN.id),
  namesMet: 'reads',
  blocked: 'reads',
};

const UPKEEP: Attempts<Housekeeping> = {
  async setServer({ table }) {
    const wishes = [
      { mayCancel: 'everyone' },
      { mayOpen: 'everyone' },
      { place: 'edited' },
      { pace: 'none' },
    ];
    for (const wish of wishes) await table.housekeeping.setServer('g1', ANN, wish);
  },
  // A person who deletes their data resigns first, and begins again with the rating of a new player.
  forget: 'is the work of the bot',
  prune: ({ table, clock }) => table.housekeeping.prune(clock.now, 1, async () => {}),
  dropStates: 'is the work of the bot',
  catchUp: 'is the work of the bot',
  countColours: 'is the work of the bot',
};

/** Attempts outside of the bot, which it notices when it posts. */
const OUTSIDE: Readonly<Record<string, Attempt>> = {
  'does nothing any more': async () => {},
  async 'removes the bot from the server'({ table }) {
    await table.outbox.parkGuild('g1');
  },
};

const attemptsOf = (all: Readonly<Record<string, Attempt | string>>): [string, Attempt][] =>
  Object.entries(all).flatMap(([name, tried]) => (typeof tried === 'string' ? [] : [[name, tried]]));

const ATTEMPTS = [TABLE, REQUESTS, SEATS, PEOPLE, UPKEEP, OUTSIDE].flatMap(attemptsOf);

/** Delivers all messages that are due. A server that has removed the bot gets none. */
async function deliver({ table, store }: Room): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const { notices } = await table.outbox.outlook();
    if (notices.length === 0) return;
    for (const notice of notices) {
      const match = await store.matches.get(notice.matchId);
      const isShut = notice.place === 0 && match?.parkedAt != null;
      if (!(await table.outbox.begin(notice))) continue;
      if (isShut) await table.outbox.park(notice, 'Missing Access');
      else await table.outbox.delivered(notice, `m${notice.id}`);
    }
  }
}

/** Lets time pass, with all work that becomes due meanwhile. */
async function pass(here: Room, milliseconds: number): Promise<void> {
  const { table, clock } = here;
  const end = clock.now + milliseconds;
  for (let step = 0; step < 400; step++) {
    const due = (await table.outbox.outlook()).nextAt ?? Number.POSITIVE_INFINITY;
    const next = Math.min(due, (await table.dueWork.nextAt()) ?? Number.POSITIVE_INFINITY);
    if (next > end) break;
    clock.now = Math.max(clock.now, next);
    await table.dueWork.run();
    await deliver(here);
  }
  clock.now = end;
  await table.dueWork.run();
}

const ranksOf = async ({ store }: Room, id: string): Promise<readonly string[]> =>
  (await store.ratings.changesOf(id)).map(({ userId, rank }) => `${userId} ${rank}`);

describe.each(ATTEMPTS)('%s', (_, attempt) => {
  test('does not let a person get away from a lost rated game against bots', async () => {
    const here = await house();
    const wish = opening({ ...GAME, seats: 2, players: ['medium'] });
    const { id } = accepted(await here.table.openAndStart(wish));
    accepted(await here.table.act(id, ANN.id, 'points 0'));
    await deliver(here);
    await attempt(here, id);
    await pass(here, LATE);
    expect(await ranksOf(here, id)).toEqual([`${ANN.id} 2`]);
  });

  test('does not let one of two people get away from a lost rated game', async () => {
    const here = await house();
    const { id } = await running(here, 2, GAME);
    for (const [person, points] of [
      [ANN, 0],
      [BEN, 9],
    ] as const)
      accepted(await here.table.act(id, person.id, `points ${points}`));
    await deliver(here);
    await attempt(here, id);
    await deliver(here);
    // Ben goes on as far as he can, and after the pace he ends the game alone.
    for (let step = 0; step < 6; step++) await here.table.act(id, BEN.id, 'points 9');
    await pass(here, 100 * DAY);
    await here.table.requests.ask(id, BEN.id, { kind: 'unpause' });
    await here.table.requests.ask(id, BEN.id, { kind: 'play-until-back', seat: 0 });
    await pass(here, 20 * DAY);
    for (let step = 0; step < 6; step++) await here.table.act(id, BEN.id, 'points 9');
    await here.table.cancel(id, BEN, { moderator: false });
    expect(await ranksOf(here, id)).toEqual([`${ANN.id} 2`, `${BEN.id} 1`]);
  });
});

test('a person who plays against bots has a day after an outage that was longer than the pace', async () => {
  const begin = async () => {
    const here = await house();
    const wish = opening({ ...GAME, seats: 2, players: ['medium'] });
    const { id } = accepted(await here.table.openAndStart(wish));
    await deliver(here);
    here.clock.now += 30 * DAY;
    await here.table.dueWork.run();
    return { here, id };
  };
  const { here, id } = await begin();
  await pass(here, DAY - 1);
  accepted(await here.table.act(id, ANN.id, 'points 5'));
  const other = await begin();
  await pass(other.here, DAY);
  expect(await ranksOf(other.here, other.id)).toEqual([`${ANN.id} 2`]);
});

describe('an undo in a rated game against a bot that thinks', () => {
  test.each([
    [9, 'is refused once something was revealed', false],
    [1, 'leaves the game rated where nothing was revealed', true],
  ])('after %i points: %s', async (points, _what, isPossible) => {
    const here = await house();
    const wish = opening({ ...GAME, seats: 2, players: ['hard'] });
    const { id } = accepted(await here.table.openAndStart(wish));
    accepted(await here.table.act(id, ANN.id, `points ${points}`));
    const undone = await here.table.undo(id, ANN.id);
    expect(undone.ok || undone.refusal.code).toBe(isPossible || 'table/rated-undo');
    expect(await here.table.undoable(id)).toBeUndefined();
    expect(await here.table.get(id)).toMatchObject({ rated: true, practised: false });
    accepted(await here.table.resign(id, ANN.id));
    expect(await ranksOf(here, id)).toEqual([`${ANN.id} 2`]);
  });
});
