import { expect, test } from 'vitest';
import { strangers } from '../../bench/guard/strangers/run.ts';

/** The short form of `npm run guard -- strangers`; docs/reliability.md tells of the long one. */
test('hostile interactions have no effect, and each has one answer', async () => {
  const { kinds, samples, replays, interactions, ...found } = await strangers({ count: 400, seed: 7 });
  expect(samples).toEqual([]);
  expect(found).toMatchObject({
    effects: 0,
    unanswered: 0,
    doubled: 0,
    leaks: 0,
    errors: 0,
    exceptions: 0,
    complaints: 0,
  });
  expect(interactions).toBe(400);
  expect(replays).toBeGreaterThan(10);
  expect(Object.keys(kinds).length).toBeGreaterThan(8);
}, 300_000);
