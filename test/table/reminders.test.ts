import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../support/postgres.ts';
import { begin, hear, pass, START, waitingForOne } from './passing-time.ts';
import { accepted, HOUR, reload } from './room.ts';

describe('reminders', () => {
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

  test('never for a person with pings off; what waits goes when they are turned off', async () => {
    const here = await begin();
    const { late } = await waitingForOne(here, { pace: 'day' });
    accepted(await here.table.people.setSettings(late, { pings: false }));
    expect(await pass(here, 100)).toEqual(['24: overdue 1']);
    accepted(await here.table.people.setSettings(late, { pings: true }));
    expect(await pass(here, 3)).toEqual(['1: note 1']);
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
        waited: 0,
        clock: null,
      },
    ]);
    expect(await pass(here, 200)).toContain('72: overdue 1');
    expect(await here.table.waiting(match.id)).toMatchObject([{ late: true, prompts: 4 }]);
    expect((await reload(here, match)).status).toBe('running');
  });
});
