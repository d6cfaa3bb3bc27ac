import { describe, expect, test } from 'vitest';
import { begin, hear, pass, START, waitingForOne } from './passing-time.ts';
import { ANN, accepted, at, BEN, CAT, HOUR, opening, reload, running } from './room.ts';

describe('quiet hours', () => {
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

  test('a ping that is put off is dropped only when the turn is over', async () => {
    const here = await begin();
    const match = await running(here, 2);
    const late = at(match, 1);
    accepted(await here.table.people.setSettings(late, { zone: 'UTC', quiet: { from: '11', to: '13' } }));
    expect(await hear(here)).toMatchObject([{ pinged: [0] }]);
    accepted(await here.table.act(match.id, late, 'bid 1'));
    expect(await pass(here, 4)).toEqual([]);
  });

  test('taken away, the ping comes at once', async () => {
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

  test('one ping a turn, however many boards there are; a board that failed pings again', async () => {
    const here = await begin();
    const { match, late } = await waitingForOne(here, {}, 3);
    accepted(await here.table.act(match.id, late, 'bid 3'));
    const [notice] = (await here.table.outbox.outlook()).notices;
    if (!notice) throw new Error('no board');
    expect((await here.table.outbox.begin(notice))?.pinged).toEqual([1]);
    await here.table.outbox.failed(notice, 'no answer', here.clock.now);
    expect(await hear(here)).toMatchObject([{ pinged: [1] }]);
    // Another rule keeps a board from a second ping for ten minutes.
    here.clock.now += HOUR / 5;
    accepted(await here.table.resign(match.id, at(match, 2)));
    expect(await hear(here)).toMatchObject([{ kind: 'board', pinged: [] }]);
  });

  test('a board that a person has overtaken pings nobody, and uses up no ping', async () => {
    const here = await begin();
    const { match, late } = await waitingForOne(here, {}, 3);
    accepted(await here.table.act(match.id, late, 'bid 3'));
    const [overtaken] = (await here.table.outbox.outlook()).notices;
    if (!overtaken) throw new Error('no board');
    accepted(await here.table.act(match.id, late, 'take'));
    expect((await here.table.outbox.begin(overtaken))?.pinged).toEqual([]);
    await here.table.outbox.delivered(overtaken, 'message');
    expect(await hear(here)).toMatchObject([{ kind: 'board', pinged: [0, 1, 2] }]);
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
    expect(await hear(here)).toMatchObject([{ pinged: [1] }]);
    await here.table.people.forgetHours(at(match, 0));
    await here.table.dueWork.run();
    const notices = await hear(here);
    expect(notices.find(({ seat }) => seat === 0)).toMatchObject({
      kind: expect.stringMatching(/ping|reminder/),
    });
  });
});

describe('away', () => {
  test('no reminders, the clock stands still, a ping when it ends', async () => {
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

  test('a turn that begins meanwhile is pinged when it ends, however late that is noticed', async () => {
    const here = await begin();
    const match = await running(here, 2);
    const away = at(match, 1);
    const until = START + 48 * HOUR;
    accepted(await here.table.people.setSettings(away, { awayUntil: until }));
    expect((await hear(here)).find(({ kind }) => kind === 'board')?.pinged).toEqual([0]);
    accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
    here.clock.now = until + 3 * HOUR;
    await here.table.dueWork.run();
    expect(await hear(here)).toMatchObject([{ kind: 'ping', seat: 1 }]);
    expect(await here.table.dueWork.nextAt()).toBe(until + 12 * HOUR);
  });

  test('back early: reported, pinged, and the clock goes on', async () => {
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

  test('all games of the person are reported, and no others', async () => {
    const here = await begin();
    const one = await running(here, 2);
    const two = await running(here, 3, { channelId: 'c2' });
    const lobby = accepted(await here.table.open(opening({ channelId: 'c3' })));
    await running(here, [CAT, BEN], { channelId: 'c4' });
    await hear(here);
    accepted(await here.table.people.setSettings(ANN.id, { awayUntil: START + HOUR }));
    expect((await hear(here)).map(({ matchId, kind }) => [matchId, kind])).toEqual([
      [one.id, 'seat'],
      [two.id, 'seat'],
    ]);
    expect((await reload(here, lobby)).status).toBe('lobby');
  });
});
