import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/postgres.ts';
import { begin, hear, START, waitingForOne } from './passing-time.ts';
import { accepted, at, HOUR, MINUTE, refused, running } from './room.ts';

describe('nudges', () => {
  test('ping all who are awaited with one message', async () => {
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

  test('at any times are allowed exactly when twelve hours have passed since the last ping of the kind', async () => {
    const steps = fc.array(fc.constantFrom(1, MINUTE, HOUR, 6 * HOUR, 12 * HOUR - 1, 12 * HOUR), {
      minLength: 4,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(steps, async waits => {
        const here = await begin();
        const match = await running(here, 2);
        here.clock.now += HOUR;
        let last = Number.NEGATIVE_INFINITY;
        for (const wait of waits) {
          here.clock.now += wait;
          const { ok } = await here.table.pings.nudge(match.id, at(match, 0));
          expect(ok).toBe(here.clock.now - last >= 12 * HOUR);
          if (ok) last = here.clock.now;
        }
        await here.store.close();
      }),
      { numRuns: runs(15) },
    );
  });
});
