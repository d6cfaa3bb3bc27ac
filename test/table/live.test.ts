import { describe, expect, test } from 'vitest';
import type { Match } from '../../src/table/match/types.ts';
import { hearAll } from './passing-time.ts';
import { accepted, at, lobbyOf, PEOPLE, type Room, reload, room } from './room.ts';

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
});
