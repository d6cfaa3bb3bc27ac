import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match, MatchRequest, Person } from '../../src/table/match/types.ts';
import { runs } from '../support/postgres.ts';
import { begin, START } from './passing-time.ts';
import { ANN, accepted, at, BEN, CAT, DAN, DAY, HOUR, MINUTE, opening, type Room, running } from './room.ts';

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
  test('a wish to take back', async () => {
    const here = await begin();
    const match = await running(here, 2);
    for (const [seat, bid] of ['bid 3', 'bid 1'].entries())
      accepted(await here.table.act(match.id, at(match, seat), bid));
    accepted(await here.table.act(match.id, at(match, 0), 'roll'));
    await hear(here);
    await asleep(here, at(match, 1));
    expect(accepted(await here.table.requests.askUndo(match.id, at(match, 0))).done).toBe(false);
    expect(await hear(here)).toEqual([]);
    expect(await pass(here, 10)).toEqual([`3: ${at(match, 1)}`]);
  });

  test('an invitation and a rematch', async () => {
    const here = await begin();
    await asleep(here, BEN.id, CAT.id);
    const { id } = accepted(await here.table.open(opening({ invited: [BEN, CAT] })));
    expect(await hear(here)).toEqual([]);
    expect(await pass(here, 4)).toEqual([`3: ${BEN.id}`, `3: ${CAT.id}`]);
    here.clock.now = START + DAY;
    for (const person of [BEN, CAT]) accepted(await here.table.join(id, person));
    const match = accepted(await here.table.start(id, ANN.id));
    for (const person of [BEN, CAT]) accepted(await here.table.resign(match.id, person.id));
    await hear(here);
    const again = accepted(await here.table.rematch(match.id, { personId: ANN.id }));
    expect(await hear(here)).toEqual([]);
    accepted(await here.table.join(again.id, CAT));
    await hear(here);
    expect(await pass(here, 10)).toEqual([`3: ${BEN.id}`]);
  });

  test('an invitation to an open table: each person once, whether the message of the table is posted or not', async () => {
    const here = await begin();
    await asleep(here, CAT.id);
    const { id } = accepted(await here.table.open(opening()));
    const invite = (...invited: readonly Person[]) => here.table.arrange(id, ANN.id, { invited });
    accepted(await invite(BEN));
    expect(await hear(here)).toEqual([BEN.id]);
    accepted(await invite(BEN, CAT, DAN));
    expect(await hear(here)).toEqual([DAN.id]);
    expect(await pass(here, 4)).toEqual([`3: ${CAT.id}`]);
  });

  test('no person is pinged who has answered, or for a question that is settled or called off', async () => {
    const here = await begin();
    const match = await three(here);
    await asleep(here, BEN.id, CAT.id);
    const { request: motion } = accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'pause' }));
    await hear(here);
    accepted(await here.table.requests.answer(match.id, BEN.id, true, { request: motion.id }));
    expect(await pass(here, 4)).toEqual([`3: ${CAT.id}`]);
    accepted(await here.table.requests.answer(match.id, ANN.id, false, { request: motion.id }));
    here.clock.now = START + DAY;
    const next = accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'pause' })).request;
    await hear(here);
    accepted(await here.table.requests.answer(match.id, ANN.id, false, { request: next.id }));
    expect(await pass(here, 10)).toEqual([]);
    expect(await here.store.duePings.nextDue()).toBeUndefined();
  });

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

  test('a ping that waited while quiet hours started again waits for their end', async () => {
    const here = await begin();
    const match = await three(here);
    await asleep(here, BEN.id);
    accepted(await here.table.requests.ask(match.id, ANN.id, { kind: 'pause' }));
    await hear(here);
    here.clock.now = START + 3 * HOUR;
    await here.table.dueWork.run();
    // After an outage, the bot posts the due ping only when the next quiet hours end.
    here.clock.now = START + 23 * HOUR + 30 * MINUTE;
    expect((await hear(here)).filter(id => id === BEN.id)).toEqual([]);
    expect(await pass(here, 4)).toEqual([`4: ${BEN.id}`]);
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
