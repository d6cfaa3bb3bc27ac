import { expect, test, vi } from 'vitest';
import { FAILURES, WorkerHealth } from '../../src/workers/request-process.ts';

const fails = () => Promise.reject(new Error('in vain'));

test('it does not work after failures in a row; one success in between begins anew', () => {
  const health = new WorkerHealth(600_000);
  for (let failed = 1; failed < FAILURES; failed++) health.failed(fails);
  expect(health.works).toBe(true);
  health.done();
  for (let failed = 1; failed < FAILURES; failed++) health.failed(fails);
  expect(health.works).toBe(true);
  health.failed(fails);
  expect([health.works, health.failures]).toEqual([false, FAILURES]);
  health.close();
});

test('a worker that failed last is tried again until it answers, without any other request', async () => {
  const health = new WorkerHealth(1);
  let tries = 0;
  const work = vi.fn(async () => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  });
  for (let failed = 1; failed < FAILURES; failed++) health.failed(fails);
  health.failed(work);
  expect(health.works).toBe(false);
  await vi.waitFor(() => expect(health.works).toBe(true), { timeout: 300_000 });
  expect(work).toHaveBeenCalledTimes(3);
});

test('a part to be proven works when the trial was done, and not before', async () => {
  const health = new WorkerHealth(1);
  expect(health.works).toBe(true);
  let tries = 0;
  await health.prove(() => (++tries === 1 ? fails() : Promise.resolve()));
  expect([health.works, health.failures]).toEqual([false, 1]);
  await vi.waitFor(() => expect([health.works, tries]).toEqual([true, 2]), { timeout: 300_000 });
});
