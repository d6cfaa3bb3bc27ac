import { describe, expect, onTestFinished, test } from 'vitest';
import type { Notice } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { ANN, accepted, at, BEN, CAT, opening, type Room, refused, reload, room, running } from './room.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-05-04T12:00Z');
const MONDAY = { now: START };

async function begin(options: Parameters<typeof room>[0] = {}): Promise<Room> {
  const here = await room(options);
  here.clock.now = MONDAY.now;
  return here;
}

/** Sends all waiting messages, and returns them in order with the seats that each message pings. */
async function hear({ table }: Room): Promise<(Notice & { readonly called: readonly number[] })[]> {
  const heard: (Notice & { called: readonly number[] })[] = [];
  for (;;) {
    const [notice] = (await table.outbox.outlook()).notices;
    if (!notice) return heard;
    const called = (await table.outbox.begin(notice))?.called ?? [];
    await table.outbox.delivered(notice, 'message');
    // A sealed choice leads to a redraw of the board, which sends no message.
    if (notice.kind !== 'redraw') heard.push({ ...notice, called });
  }
}

async function pass(here: Room, hours: number): Promise<string[]> {
  const said: string[] = [];
  for (let hour = 1; hour <= hours; hour++) {
    here.clock.now += HOUR;
    await here.table.dueWork.run();
    for (const { kind, seat, details } of await hear(here)) {
      said.push(`${hour}: ${kind}${details.step ?? ''}${seat === null ? '' : ` ${seat}`}`);
    }
  }
  return said;
}

async function waitingForOne(here: Room, over: Parameters<typeof running>[2] = {}, seats = 2) {
  const match = await running(here, seats, over);
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== 1) accepted(await here.table.act(match.id, at(match, seat), 'bid 1'));
  }
  await hear(here);
  return { match, late: at(match, 1), first: at(match, 0) };
}

describe('reminders', () => {
  test('one that an outage kept from being said gives way to the newer', async () => {
    const here = await begin();
    await waitingForOne(here);
    for (const hours of [13, 12]) {
      here.clock.now += hours * HOUR;
      await here.table.dueWork.run();
    }
    expect(await hear(here)).toMatchObject([{ kind: 'reminder', details: { step: 2, hours: 25 } }]);
  });

  test('reminders come after 12, 24 and 48 hours, then a last note, each once', async () => {
    const here = await begin();
    await waitingForOne(here);
    expect(await pass(here, 24 * 7)).toEqual([
      '12: reminder1 1',
      '24: reminder2 1',
      '48: reminder3 1',
      '96: note 1',
    ]);
    expect(await here.table.dueWork.nextAt()).toBeUndefined();
  });

  test('nextDueAt names the moment exactly', async () => {
    const here = await begin();
    await waitingForOne(here);
    await here.table.dueWork.run();
    expect(await here.table.dueWork.nextAt()).toBe(START + 12 * HOUR);
    here.clock.now = START + 12 * HOUR - 1;
    await here.table.dueWork.run();
    expect(await hear(here)).toEqual([]);
    here.clock.now += 1;
    await here.table.dueWork.run();
    expect(await hear(here)).toMatchObject([
      { kind: 'reminder', seat: 1, details: { step: 1, since: START, hours: 12 } },
    ]);
    expect(await here.table.dueWork.nextAt()).toBe(START + 24 * HOUR);
  });

  test('counted exactly over restarts', async () => {
    const path = await sharedDatabase();
    let here = await begin({ path });
    await waitingForOne(here);
    const said: string[] = [];
    for (let day = 0; day < 20; day++) {
      const { now } = here.clock;
      said.push(...(await pass(here, 6)).map(text => text.replace(/^\d+: /, '')));
      await here.store.close();
      here = await room({ path });
      here.clock.now = now + 6 * HOUR;
      await here.table.dueWork.run();
      await here.table.dueWork.run();
    }
    expect(said).toEqual(['reminder1 1', 'reminder2 1', 'reminder3 1', 'note 1']);
    await here.store.close();
  });

  test('after a long outage only the newest reminder is sent', async () => {
    const here = await begin();
    await waitingForOne(here);
    here.clock.now += 30 * HOUR;
    await here.table.dueWork.run();
    expect(await hear(here)).toMatchObject([{ kind: 'reminder', details: { step: 2, hours: 30 } }]);
    expect(await pass(here, 24)).toEqual(['18: reminder3 1']);
  });

  test('two processes on one database: said once', async () => {
    const path = await sharedDatabase();
    const [one, two] = [await begin({ path }), await begin({ path })];
    onTestFinished(async () => {
      for (const { store } of [one, two]) await store.close();
    });
    await waitingForOne(one, { pace: 'day' });
    await Promise.all([one, two].map(({ table }) => table.dueWork.run()));
    one.clock.now = START + 24 * HOUR;
    two.clock.now = START + 24 * HOUR;
    await Promise.all([one, two, one, two].map(({ table }) => table.dueWork.run()));
    expect((await one.store.outbox.waiting()).map(({ kind }) => kind).toSorted()).toEqual([
      'overdue',
      'reminder',
    ]);
  });

  test('a person who acts is reminded no more, and waiting messages are dropped', async () => {
    const here = await begin();
    const { match, late } = await waitingForOne(here);
    here.clock.now += 12 * HOUR;
    await here.table.dueWork.run();
    expect((await here.table.outbox.outlook()).notices.map(({ kind }) => kind)).toEqual(['reminder']);
    accepted(await here.table.act(match.id, late, 'bid 3'));
    const heard = await hear(here);
    expect(heard.map(({ kind }) => kind)).toEqual(['board']);
    expect(heard[0]?.called).toEqual([1]);
    expect(await here.table.waiting(match.id)).toMatchObject([
      { seat: 1, since: here.clock.now, prompts: 0 },
    ]);
    expect(await pass(here, 13)).toEqual(['12: reminder1 1']);
  });

  test('several who choose at once have a clock each', async () => {
    const here = await begin();
    const match = await running(here, 3);
    expect((await hear(here)).at(-1)?.called).toEqual([0, 1, 2]);
    here.clock.now += HOUR;
    accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
    expect(await pass(here, 11)).toEqual(['11: reminder1 0', '11: reminder1 2']);
    const again = accepted(await here.table.act(match.id, at(match, 1), 'bid 2'));
    expect(again.sealed).toBe(true);
    expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('never for a person with pings off; what waits goes when they are turned off', async () => {
    const here = await begin();
    const { late } = await waitingForOne(here, { pace: 'day' });
    accepted(await here.table.people.setSettings(late, { pings: false }));
    expect(await pass(here, 100)).toEqual(['24: overdue 1']);
    accepted(await here.table.people.setSettings(late, { pings: true }));
    expect(await pass(here, 3)).toEqual(['1: note 1']);
  });

  test('an undo begins a wait anew', async () => {
    const here = await begin();
    const { match, first } = await waitingForOne(here, { options: { solo: false } });
    accepted(await here.table.act(match.id, at(match, 1), 'bid 3'));
    here.clock.now += 13 * HOUR;
    await here.table.dueWork.run();
    expect((await hear(here)).map(({ kind }) => kind)).toEqual(['board', 'reminder']);
    accepted(await here.table.questions.askUndo(match.id, at(match, 1)));
    accepted(await here.table.questions.answer(match.id, first, true));
    expect(await here.table.waiting(match.id)).toMatchObject([
      { seat: 0, since: here.clock.now },
      { seat: 1, since: here.clock.now },
    ]);
  });

  test('a game that has ended waits for nobody', async () => {
    const here = await begin();
    const { match, late } = await waitingForOne(here);
    here.clock.now += 12 * HOUR;
    await here.table.dueWork.run();
    accepted(await here.table.resign(match.id, late));
    expect((await hear(here)).map(({ kind }) => kind)).toEqual(['board']);
    expect(await here.table.dueWork.nextAt()).toBeUndefined();
  });

  test('the backlog of a long silence is written in lots, and others are served in between', async () => {
    const here = await begin();
    for (let index = 0; index < 25; index++)
      await running(here, 2, { channelId: `c${index}`, guildId: `g${index}` });
    here.clock.now += 13 * HOUR;
    let served = 0;
    const serve = (): void => {
      served += 1;
      next = setImmediate(serve);
    };
    let next = setImmediate(serve);
    await here.table.dueWork.run();
    clearImmediate(next);
    expect(served).toBeGreaterThanOrEqual(2);
    const waiting = await here.store.outbox.waiting();
    expect(
      new Set(waiting.filter(({ kind }) => kind === 'reminder').map(({ matchId }) => matchId)).size,
    ).toBe(25);
    expect(await here.table.dueWork.nextAt()).toBeGreaterThan(here.clock.now);
  });

  test('a match from before there were rows of waits is caught up with', async () => {
    const path = await sharedDatabase();
    const before = await begin({ path });
    await waitingForOne(before);
    await before.store.waits.remove((await before.store.matches.ids())[0] ?? '', 1);
    await before.store.close();
    const after = await begin({ path });
    expect(await after.table.dueWork.nextAt()).toBe(START);
    expect(await pass(after, 13)).toEqual(['13: reminder1 1']);
    await after.store.close();
  });
});

describe('quiet hours', () => {
  const night = { zone: 'Europe/Berlin', quiet: { from: '22:00', to: '8:00' } };

  test('the board is silent, the call follows when they end', async () => {
    const here = await begin();
    const match = await running(here, 2);
    const late = at(match, 1);
    accepted(await here.table.people.setSettings(late, night));
    await hear(here);
    here.clock.now = Date.parse('2026-05-04T20:30Z');
    accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
    accepted(await here.table.act(match.id, late, 'bid 3'));
    expect(await hear(here)).toMatchObject([{ kind: 'board', called: [] }]);
    await here.table.dueWork.run();
    expect(await here.table.dueWork.nextAt()).toBe(Date.parse('2026-05-05T06:00Z'));
    expect(await pass(here, 36)).toEqual(['10: ping 1', '12: reminder1 1', '34: reminder2 1']);
  });

  test('over the night in which clocks go forward', async () => {
    const here = await begin();
    const match = await running(here, 2);
    accepted(await here.table.people.setSettings(at(match, 1), night));
    here.clock.now = Date.parse('2026-03-28T23:00Z');
    expect(await hear(here)).toMatchObject([{ called: [0] }]);
    here.clock.now = Date.parse('2026-03-29T05:59:59Z');
    await here.table.dueWork.run();
    expect((await hear(here)).filter(({ seat }) => seat === 1)).toEqual([]);
    here.clock.now = Date.parse('2026-03-29T06:00Z');
    await here.table.dueWork.run();
    expect((await hear(here)).filter(({ seat }) => seat === 1).map(({ kind }) => kind)).toEqual(['ping']);
  });

  test('a reminder that falls into them waits for their end', async () => {
    const here = await begin();
    const { late } = await waitingForOne(here);
    accepted(await here.table.people.setSettings(late, { zone: 'UTC', quiet: { from: '20', to: '9:30' } }));
    expect(await here.table.dueWork.nextAt()).toBe(START);
    await here.table.dueWork.run();
    expect(await here.table.dueWork.nextAt()).toBe(Date.parse('2026-05-05T09:30Z'));
    here.clock.now = Date.parse('2026-05-05T09:30Z');
    await here.table.dueWork.run();
    expect(await hear(here)).toMatchObject([{ kind: 'reminder', details: { step: 1 } }]);
  });

  test('a call that is put off is dropped only when the turn is over', async () => {
    const here = await begin();
    const match = await running(here, 2);
    const late = at(match, 1);
    accepted(await here.table.people.setSettings(late, { zone: 'UTC', quiet: { from: '11', to: '13' } }));
    expect(await hear(here)).toMatchObject([{ called: [0] }]);
    accepted(await here.table.act(match.id, late, 'bid 1'));
    expect(await pass(here, 4)).toEqual([]);
  });

  test('taken away, the call comes at once', async () => {
    const here = await begin();
    const match = await running(here, 2);
    const late = at(match, 1);
    accepted(await here.table.people.setSettings(late, { zone: 'UTC', quiet: { from: '11', to: '23' } }));
    await hear(here);
    await here.table.dueWork.run();
    accepted(await here.table.people.setSettings(late, { quiet: null }));
    await here.table.dueWork.run();
    expect(await hear(here)).toMatchObject([{ kind: 'ping', seat: 1 }]);
  });

  test('one call a turn, however many boards there are; a board that failed calls again', async () => {
    const here = await begin();
    const { match, late } = await waitingForOne(here, {}, 3);
    accepted(await here.table.act(match.id, late, 'bid 3'));
    const [notice] = (await here.table.outbox.outlook()).notices;
    if (!notice) throw new Error('no board');
    expect((await here.table.outbox.begin(notice))?.called).toEqual([1]);
    await here.table.outbox.failed(notice, 'no answer', here.clock.now);
    expect(await hear(here)).toMatchObject([{ called: [1] }]);
    accepted(await here.table.resign(match.id, at(match, 2)));
    expect(await hear(here)).toMatchObject([{ kind: 'board', called: [] }]);
  });

  test('a board that somebody has overtaken calls nobody, and uses up no call', async () => {
    const here = await begin();
    const { match, late } = await waitingForOne(here, {}, 3);
    accepted(await here.table.act(match.id, late, 'bid 3'));
    const [overtaken] = (await here.table.outbox.outlook()).notices;
    if (!overtaken) throw new Error('no board');
    accepted(await here.table.act(match.id, late, 'take'));
    expect((await here.table.outbox.begin(overtaken))?.called).toEqual([]);
    await here.table.outbox.delivered(overtaken, 'message');
    expect(await hear(here)).toMatchObject([{ kind: 'board', called: [0, 1, 2] }]);
  });

  test('learnt ones count as well', async () => {
    const here = await begin();
    const match = await running(here, 2);
    accepted(await here.table.people.setSettings(at(match, 0), { learns: true }));
    for (let day = 0; day < 3; day++) {
      for (let hour = 8; hour < 23; hour++) {
        here.clock.now = Date.parse(`2026-05-0${day + 1}T${String(hour).padStart(2, '0')}:10Z`);
        await here.table.people.learn(at(match, 0));
      }
    }
    expect((await here.table.people.settings(at(match, 0))).inEffect).toMatchObject({
      from: '23:00',
      to: '08:00',
      source: 'learnt',
    });
    here.clock.now = Date.parse('2026-05-04T01:00Z');
    expect(await hear(here)).toMatchObject([{ called: [1] }]);
    await here.table.people.forgetHours(at(match, 0));
    await here.table.dueWork.run();
    const heard = await hear(here);
    expect(heard.find(({ seat }) => seat === 0)).toMatchObject({
      kind: expect.stringMatching(/ping|reminder/),
    });
  });
});

describe('away', () => {
  test('no reminders, the clock stands still, a call when it ends', async () => {
    const here = await begin();
    const match = await running(here, 2, { pace: 'day' });
    const late = at(match, 1);
    await hear(here);
    accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
    here.clock.now += 6 * HOUR;
    const until = here.clock.now + 72 * HOUR;
    accepted(await here.table.people.setSettings(late, { awayUntil: until }));
    expect(await hear(here)).toMatchObject([{ kind: 'seat', seat: 1, details: { change: 'away', until } }]);
    expect(await here.table.waiting(match.id)).toMatchObject([
      { awayUntil: until, lateAt: null, late: false },
    ]);
    expect(await pass(here, 72)).toEqual([]);
    expect(await here.table.waiting(match.id)).toMatchObject([
      { awayUntil: null, lateAt: until + 18 * HOUR, late: false },
    ]);
    expect(await pass(here, 20)).toEqual(['6: reminder1 1', '18: reminder2 1', '18: overdue 1']);
  });

  test('a turn that begins meanwhile is called when it ends, however late that is noticed', async () => {
    const here = await begin();
    const match = await running(here, 2);
    const away = at(match, 1);
    const until = START + 48 * HOUR;
    accepted(await here.table.people.setSettings(away, { awayUntil: until }));
    expect((await hear(here)).find(({ kind }) => kind === 'board')?.called).toEqual([0]);
    accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
    here.clock.now = until + 3 * HOUR;
    await here.table.dueWork.run();
    expect(await hear(here)).toMatchObject([{ kind: 'ping', seat: 1 }]);
    expect(await here.table.dueWork.nextAt()).toBe(until + 12 * HOUR);
  });

  test('back early: told, called, and the clock goes on', async () => {
    const here = await begin();
    const match = await running(here, 2);
    const away = at(match, 1);
    accepted(await here.table.people.setSettings(away, { awayUntil: START + 48 * HOUR }));
    await hear(here);
    here.clock.now += HOUR;
    accepted(await here.table.people.setSettings(away, { awayUntil: null }));
    await here.table.dueWork.run();
    expect(await hear(here)).toMatchObject([
      { kind: 'seat', seat: 1, details: { change: 'here' } },
      { kind: 'ping', seat: 1 },
    ]);
  });

  test('all games of the person are told, and no others', async () => {
    const here = await begin();
    const one = await running(here, 2);
    const two = await running(here, 3, { channelId: 'c2' });
    const lobby = accepted(await here.table.open(opening({ channelId: 'c3' })));
    const others = accepted(await here.table.open(opening({ channelId: 'c4', opener: CAT, seats: 2 })));
    accepted(await here.table.join(others.id, BEN));
    accepted(await here.table.start(others.id, CAT.id));
    await hear(here);
    accepted(await here.table.people.setSettings(ANN.id, { awayUntil: START + HOUR }));
    expect((await hear(here)).map(({ matchId, kind }) => [matchId, kind])).toEqual([
      [one.id, 'seat'],
      [two.id, 'seat'],
    ]);
    expect((await reload(here, lobby)).status).toBe('lobby');
  });
});

describe('pace', () => {
  test('said once when it is exceeded', async () => {
    const here = await begin();
    const { match } = await waitingForOne(here, { pace: 'three-days' });
    expect(await here.table.waiting(match.id)).toEqual([
      {
        seat: 1,
        since: START,
        lateAt: START + 72 * HOUR,
        late: false,
        awayUntil: null,
        prompts: 0,
        clock: null,
      },
    ]);
    expect(await pass(here, 200)).toContain('72: overdue 1');
    expect(await here.table.waiting(match.id)).toMatchObject([{ late: true, prompts: 4 }]);
    expect((await reload(here, match)).status).toBe('running');
  });
});

describe('nudges', () => {
  test('call the others, once in twelve hours, reminders counted', async () => {
    const here = await begin();
    const { match, first, late } = await waitingForOne(here);
    here.clock.now += HOUR - 1;
    expect(refused(await here.table.pings.nudge(match.id, first))).toEqual({
      code: 'table/nudge-early',
      with: { until: START + HOUR },
    });
    here.clock.now += 1;
    const nudged = accepted(await here.table.pings.nudge(match.id, first));
    expect(nudged.seats).toEqual([1]);
    expect(await hear(here)).toMatchObject([
      { kind: 'nudge', seat: 1, details: { by: 0, since: START, hours: 1 } },
    ]);
    expect(refused(await here.table.pings.nudge(match.id, first))).toEqual({
      code: 'table/nudged',
      with: { until: START + 13 * HOUR },
    });
    expect(await pass(here, 12)).toEqual(['11: reminder1 1']);
    expect(refused(await here.table.pings.nudge(match.id, first)).code).toBe('table/nudged');
    await pass(here, 10);
    expect(refused(await here.table.pings.nudge(match.id, first)).code).toBe('table/nudged');
    expect(await here.table.waiting(match.id)).toMatchObject([{ prompts: 2 }]);
    expect(refused(await here.table.pings.nudge(match.id, late)).code).toBe('table/nudge-nobody');
    expect(refused(await here.table.pings.nudge(match.id, 'stranger')).code).toBe('table/not-seated');
    expect(refused(await here.table.pings.nudge('nope', first)).code).toBe('table/no-match');
  });

  test('call all who are awaited with one message', async () => {
    const here = await begin();
    const match = await running(here, 3);
    await hear(here);
    here.clock.now += HOUR;
    expect(accepted(await here.table.pings.nudge(match.id, at(match, 0))).seats).toEqual([1, 2]);
    expect(await hear(here)).toMatchObject([{ kind: 'nudge', seat: 1, details: { by: 0, others: [2] } }]);
  });

  test('wait for the end of quiet hours, and do not reach who is away', async () => {
    const here = await begin();
    const { match, first, late } = await waitingForOne(here);
    accepted(await here.table.people.setSettings(late, { zone: 'UTC', quiet: { from: '11', to: '14' } }));
    here.clock.now += HOUR;
    accepted(await here.table.pings.nudge(match.id, first));
    expect(await hear(here)).toEqual([]);
    expect((await here.table.outbox.outlook()).nextAt).toBe(START + 2 * HOUR);
    here.clock.now += HOUR;
    expect(await hear(here)).toMatchObject([{ kind: 'nudge', seat: 1 }]);
    here.clock.now += 20 * HOUR;
    accepted(await here.table.people.setSettings(late, { awayUntil: here.clock.now + HOUR }));
    expect(refused(await here.table.pings.nudge(match.id, first)).code).toBe('table/nudge-nobody');
  });

  test('once, where an older one has not been said yet', async () => {
    const here = await begin();
    const { match, first, late } = await waitingForOne(here);
    accepted(await here.table.people.setSettings(late, { zone: 'UTC', quiet: { from: '11', to: '14' } }));
    here.clock.now += HOUR;
    accepted(await here.table.pings.nudge(match.id, first));
    here.clock.now += 24 * HOUR;
    accepted(await here.table.pings.nudge(match.id, first));
    here.clock.now += HOUR;
    expect(await hear(here)).toMatchObject([{ kind: 'nudge', seat: 1, details: { by: 0, hours: 25 } }]);
  });
});

describe('lobbies', () => {
  test('lapse after a day of silence', async () => {
    const here = await begin();
    const { id } = accepted(await here.table.open(opening()));
    await hear(here);
    here.clock.now += 20 * HOUR;
    accepted(await here.table.join(id, BEN));
    await hear(here);
    await here.table.dueWork.run();
    expect(await here.table.dueWork.nextAt()).toBe(START + 44 * HOUR);
    expect(await pass(here, 30)).toEqual(['24: closed']);
    expect(await reload(here, { id })).toMatchObject({ status: 'cancelled', endedBy: 'silence' });
    expect(await here.table.dueWork.nextAt()).toBeUndefined();
    accepted(await here.table.open(opening()));
  });
});
