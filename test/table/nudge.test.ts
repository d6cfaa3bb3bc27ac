import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/postgres.ts';
import { begin } from './passing-time.ts';
import { at, HOUR, MINUTE, running } from './room.ts';

describe('nudges', () => {
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
