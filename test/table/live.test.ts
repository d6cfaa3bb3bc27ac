import { describe, expect, test } from 'vitest';
import type { Match } from '../../src/table/match/types.ts';
import { hearAll } from './passing-time.ts';
import {
  ANN,
  accepted,
  at,
  BEN,
  CAT,
  lobbyOf,
  opening,
  PEOPLE,
  type Room,
  refused,
  reload,
  room,
} from './room.ts';

const SECOND = 1_000;
const START = Date.parse('2026-05-04T23:30Z');

const begin = (needs: object = {}): Promise<Room> => room({ now: START, needs });

/** Delivers all waiting messages. Returns their kinds, with the seats that they ping. */
const hear = async (here: Room): Promise<string[]> =>
  (await hearAll(here)).map(({ kind, pinged, seat }) =>
    [kind, ...pinged, ...(seat === null ? [] : [`seat ${seat}`])].join(' '),
  );

async function pass(here: Room, seconds: number): Promise<string[]> {
  here.clock.now += seconds * SECOND;
  await here.table.dueWork.run();
  return hear(here);
}

const spent = async ({ store }: Room, { id }: Pick<Match, 'id'>): Promise<readonly number[]> =>
  (await store.seats.list(id)).map(({ spentMs }) => spentMs / SECOND);

/** Opens a live game, which begins when all people have joined. */
const seated = (here: Room, seats = 2): Promise<Match> =>
  lobbyOf(here, PEOPLE.slice(0, seats), { pace: 'live' });

/** Begins a live game in which seat 0 must roll. */
async function rolling(here: Room, seats = 2) {
  const match = await seated(here, seats);
  for (let seat = 0; seat < seats; seat++)
    accepted(await here.table.act(match.id, at(match, seat), seat === 0 ? 'bid 3' : 'bid 1'));
  await hear(here);
  return match;
}

describe('the clock of a live game', () => {
  test('each sealed choice runs on its own clock, and costs only what exceeds a minute', async () => {
    const here = await begin();
    const match = await seated(here);
    here.clock.now += 70 * SECOND;
    accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
    here.clock.now += 20 * SECOND;
    accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
    expect(await spent(here, match)).toEqual([10, 30]);
  });

  test('each decision of one turn has its own minute', async () => {
    const here = await begin();
    const match = await rolling(here);
    here.clock.now += 59 * SECOND;
    accepted(await here.table.act(match.id, at(match, 0), 'reveal'));
    const [waiting] = await here.table.waiting(match.id);
    expect(waiting).toMatchObject({ seat: 0, clock: { minuteEnds: here.clock.now + 60 * SECOND } });
    expect(await spent(here, match)).toEqual([0, 0]);
  });

  test('the first board pings all people, and no later board pings anybody', async () => {
    const here = await begin();
    const match = await seated(here);
    expect(await hear(here)).toEqual(['board 0 1']);
    accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
    accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
    expect(await hear(here)).toEqual(['progress']);
    await here.table.pings.pingSeparately({ matchId: match.id, rev: 2 });
    expect(await hear(here)).toEqual([]);
  });

  test('in a larger game the seat resigns, and the stand-in plays on', async () => {
    const here = await begin();
    const match = await rolling(here, 3);
    await pass(here, 360);
    const now = await reload(here, match);
    expect(now).toMatchObject({ status: 'running' });
    expect(now.seats[0]).toMatchObject({ resigned: true, end: 'outOfTime' });
    expect(now.position.view('table')).toMatchObject({ resigned: [0], ends: ['outOfTime'] });
    expect(now.rev).toBeGreaterThan(match.rev);
  });

  test('an absence, quiet hours and a setting without pings do not stop the clock', async () => {
    const here = await begin();
    const match = await rolling(here);
    accepted(await here.table.people.setSettings(at(match, 0), { awayUntil: START + 10 * 86_400_000 }));
    await pass(here, 360);
    expect(await reload(here, match)).toMatchObject({ status: 'over' });
  });

  test('nobody warns a person who wants no pings', async () => {
    const here = await begin();
    const match = await rolling(here);
    accepted(await here.table.people.setSettings(at(match, 0), { pings: false }));
    expect(await pass(here, 60)).toEqual(['redraw']);
    expect(await pass(here, 180)).toEqual([]);
    expect(await here.table.dueWork.nextAt()).toBe(here.clock.now + 120 * SECOND);
    expect(await pass(here, 120)).toEqual(['board']);
    const later = await begin();
    const { id } = await rolling(later);
    const [waiting] = await later.table.waiting(id);
    const person = (await reload(later, { id })).seats[waiting?.seat ?? -1]?.id ?? '';
    accepted(await later.table.people.setSettings(person, { pings: false }));
    // The bot was busy, so it looks at the end of the minute and at the warning together.
    expect(await pass(later, 250)).toEqual(['redraw']);
  });

  test('a bot that looks only after the end of the reserve warns nobody any more', async () => {
    const here = await begin();
    await rolling(here, 3);
    here.clock.now += 360 * SECOND;
    await here.table.dueWork.run();
    expect((await here.store.outbox.waiting()).map(({ kind }) => kind)).toEqual(['board']);
  });

  test('a pause stops the clock', async () => {
    const here = await begin();
    const match = await rolling(here);
    for (const person of [ANN, BEN])
      accepted(await here.table.requests.ask(match.id, person.id, { kind: 'pause' }));
    await pass(here, 3_600);
    expect(await reload(here, match)).toMatchObject({ status: 'running' });
    for (const person of [ANN, BEN])
      accepted(await here.table.requests.ask(match.id, person.id, { kind: 'unpause' }));
    expect(await spent(here, match)).toEqual([0, 0]);
    await pass(here, 360);
    expect(await reload(here, match)).toMatchObject({ status: 'over' });
  });
});

describe('an undo', () => {
  test('gives back no time and brings no new minute', async () => {
    const here = await begin();
    const match = await rolling(here);
    here.clock.now += 100 * SECOND;
    accepted(await here.table.act(match.id, at(match, 0), 'take'));
    accepted(await here.table.requests.askUndo(match.id, at(match, 0)));
    here.clock.now += 10 * SECOND;
    accepted(await here.table.requests.answer(match.id, at(match, 1), true));
    expect(await spent(here, match)).toEqual([40, 0]);
    const [waiting] = await here.table.waiting(match.id);
    expect(waiting?.clock).toMatchObject({ minuteEnds: here.clock.now, reserve: 260 * SECOND });
  });

  test('takes no minute from another seat, which must decide again', async () => {
    const here = await begin();
    const match = await rolling(here);
    accepted(await here.table.requests.askUndo(match.id, at(match, 0)));
    here.clock.now += 10 * SECOND;
    accepted(await here.table.requests.answer(match.id, at(match, 1), true));
    const waiting = await here.table.waiting(match.id);
    expect(waiting.map(({ seat, clock }) => [seat, (clock?.minuteEnds ?? 0) - here.clock.now])).toEqual([
      [0, 0],
      [1, 60 * SECOND],
    ]);
  });
});

describe('interruptions', () => {
  test('a decision begins anew if the bot did not hear the server all the time', async () => {
    let hears: number | null = null;
    const here = await begin({ connectedSince: () => hears });
    const match = await rolling(here);
    await pass(here, 400);
    expect(await reload(here, match)).toMatchObject({ status: 'running' });
    hears = here.clock.now;
    await pass(here, 359);
    expect(await reload(here, match)).toMatchObject({ status: 'running' });
    await pass(here, 1);
    expect(await reload(here, match)).toMatchObject({ status: 'over' });
    expect(await spent(here, match)).toEqual([300, 0]);
  });

  test('a decision begins anew after a break that is over', async () => {
    let hears = Number.NEGATIVE_INFINITY;
    const here = await begin({ connectedSince: () => hears });
    const match = await rolling(here);
    here.clock.now += 30 * SECOND;
    hears = here.clock.now;
    await pass(here, 331);
    expect(await reload(here, match)).toMatchObject({ status: 'running' });
    const [waiting] = await here.table.waiting(match.id);
    expect(waiting?.clock).toMatchObject({ minuteEnds: here.clock.now + 60 * SECOND });
  });

  test('a decision whose board was not posted begins anew', async () => {
    const here = await begin();
    const match = await seated(here);
    here.clock.now += 400 * SECOND;
    await here.table.dueWork.run();
    expect(await reload(here, match)).toMatchObject({ status: 'running' });
  });
});

describe('a live lobby', () => {
  const live = { pace: 'live', seats: 2 } as const;

  test('closes ten minutes after its opening, though a person joined', async () => {
    const here = await begin();
    const { id } = accepted(await here.table.open(opening({ ...live, seats: 3 })));
    await here.table.dueWork.run();
    expect(await here.table.dueWork.nextAt()).toBe(START + 600 * SECOND);
    here.clock.now += 500 * SECOND;
    accepted(await here.table.join(id, BEN));
    await pass(here, 99);
    expect(await reload(here, { id })).toMatchObject({ status: 'lobby' });
    expect(await pass(here, 1)).toEqual(['closed']);
    expect(await reload(here, { id })).toMatchObject({ status: 'cancelled', endedBy: 'silence' });
  });

  test('a game of one person or with bots alone can not be live', async () => {
    const here = await begin();
    const wrong = [
      await here.table.openAndStart(opening({ ...live, players: ['easy'] })),
      await here.table.openable(opening({ ...live, players: ['easy'] }), true),
    ];
    expect(wrong.map(result => refused(result).code)).toEqual(['table/live-alone', 'table/live-alone']);
  });
});

test('a live game goes on slowly if all agree, and its turns ping again', async () => {
  const here = await begin();
  const match = await rolling(here);
  accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'slow' }));
  expect(await reload(here, match)).toMatchObject({ pace: 'live' });
  const agreed = accepted(await here.table.requests.ask(match.id, BEN.id, { kind: 'slow' }));
  expect(agreed).toMatchObject({ done: true, match: { pace: 'day', edited: false } });
  await hear(here);
  await here.table.pings.pingSeparately({ matchId: match.id, rev: agreed.match.rev });
  expect(await hear(here)).toEqual(['ping seat 0']);
  expect(await pass(here, 3_600)).toEqual([]);
  expect(await reload(here, match)).toMatchObject({ status: 'running' });
  expect(refused(await here.table.requests.ask(match.id, CAT.id, { kind: 'slow' })).code).toBe(
    'table/not-seated',
  );
  expect(refused(await here.table.requests.ask(match.id, ANN.id, { kind: 'slow' })).code).toBe(
    'table/not-live',
  );
});
