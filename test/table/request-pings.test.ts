import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match, MatchRequest } from '../../src/table/match/types.ts';
import { runs } from '../support/postgres.ts';
import { begin, START } from './passing-time.ts';
import { ANN, accepted, BEN, CAT, DAY, HOUR, MINUTE, opening, type Room, running } from './room.ts';

/** Quiet hours in UTC. At noon, the start of the test, three hours of them are left. */
const ASLEEP = { zone: 'UTC', quiet: { from: '11', to: '15' } };

async function hear({ table }: Room): Promise<readonly string[]> {
  const pinged: string[] = [];
  for (
    let [notice] = (await table.outbox.outlook()).notices;
    notice;
    [notice] = (await table.outbox.outlook()).notices
  ) {
    const { matchId, kind, details } = notice;
    const asks = async ({ id, messageId, status }: Pick<MatchRequest, 'id' | 'messageId' | 'status'>) => {
      if (messageId === null && status === 'open')
        pinged.push(...(await table.pings.pingByRequest(notice, id)));
      return status === 'open' ? 'question' : messageId;
    };
    if (kind === 'request')
      for (const request of await table.requests.unannounced(matchId))
        await table.requests.noteAnnounced(request, await asks(request));
    const match = await table.get(matchId);
    if (kind === 'lobby' && match?.lobbyMessageId === null)
      pinged.push(...(await table.pings.pingByRequest(notice, null)));
    if (kind === 'question' && (await table.pings.isStillDue(notice))) pinged.push(details.userId ?? '');
    await table.outbox.delivered(notice, 'message');
  }
  return pinged;
}

async function pass(here: Room, hours: number): Promise<string[]> {
  const said: string[] = [];
  for (let hour = 1; hour <= hours; hour++) {
    here.clock.now += HOUR;
    await here.table.dueWork.run();
    for (const id of await hear(here)) said.push(`${hour}: ${id}`);
  }
  return said;
}

const asleep = async ({ table }: Room, ...ids: string[]): Promise<void> => {
  for (const id of ids) accepted(await table.people.setSettings(id, ASLEEP));
};

async function three(here: Room): Promise<Match> {
  const match = await running(here, 3);
  await hear(here);
  return match;
}

describe('a question in quiet hours', () => {
  test('an absence: pinged at its end; nobody who wants no pings; sooner where quiet hours are taken away', async () => {
    const here = await begin();
    const match = await three(here);
    accepted(await here.table.people.setSettings(BEN.id, { awayUntil: START + 20 * HOUR }));
    await asleep(here, CAT.id);
    await hear(here);
    accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'pause' }));
    expect(await hear(here)).toEqual([]);
    accepted(await here.table.people.setSettings(CAT.id, { quiet: null }));
    await here.table.dueWork.run();
    expect(await hear(here)).toEqual([CAT.id]);
    expect(await pass(here, 19)).toEqual([]);
    expect(await pass(here, 2)).toEqual([`1: ${BEN.id}`]);
    const { id } = accepted(await here.table.open(opening({ channelId: 'c2', opener: CAT, invited: [BEN] })));
    expect(await hear(here)).toEqual([BEN.id]);
    accepted(await here.table.cancel(id, CAT, { moderator: false }));
    await asleep(here, BEN.id);
    here.clock.now = START + 3 * DAY;
    await here.table.dueWork.run();
    accepted(await here.table.open(opening({ channelId: 'c2', opener: CAT, invited: [BEN] })));
    await hear(here);
    accepted(await here.table.people.setSettings(BEN.id, { pings: false }));
    expect(await pass(here, 5)).toEqual([]);
  });

  test('a question pings any person at any time once, never while it is quiet, and at once when it ends', async () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const quiets = fc
      .record({ from: minute, to: minute, asked: minute })
      .filter(({ from, to }) => from !== to);
    await fc.assert(
      fc.asyncProperty(quiets, async ({ from, to, asked }) => {
        const here = await begin();
        const match = await three(here);
        const written = (time: number) => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
        const quiet = { from: written(from), to: written(to) };
        accepted(await here.table.people.setSettings(BEN.id, { zone: 'UTC', quiet }));
        const midnight = Math.ceil(START / DAY) * DAY;
        here.clock.now = midnight + asked * MINUTE;
        accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'pause' }));
        const sleeps = from < to ? asked >= from && asked < to : asked >= from || asked < to;
        const wakes = midnight + (to > asked ? to : to + 24 * 60) * MINUTE;
        const isBen = (ids: readonly string[]) => ids.filter(id => id === BEN.id).length;
        expect(isBen(await hear(here))).toBe(sleeps ? 0 : 1);
        for (const time of [wakes - 1, wakes, wakes + HOUR]) {
          here.clock.now = time;
          await here.table.dueWork.run();
          expect(isBen(await hear(here))).toBe(sleeps && time === wakes ? 1 : 0);
        }
        await here.store.close();
      }),
      { numRuns: runs(20) },
    );
  });
});
