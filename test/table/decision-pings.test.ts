import { describe, expect, test } from 'vitest';
import { begin, hear, pass } from './passing-time.ts';
import { accepted, at, HOUR, running } from './room.ts';

describe('quiet hours', () => {
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
});
