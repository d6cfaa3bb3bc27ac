import { expect, onTestFinished, test } from 'vitest';
import { Loops } from '../../src/core/work/loops.ts';
import { LeaseLostError, openStore, type Store } from '../../src/store/index.ts';
import { HeldError, Instance, type InstanceParts } from '../../src/upkeep/leases/take-over.ts';
import { sharedDatabase } from '../support/postgres.ts';

const open = async (path: string): Promise<Store> => {
  const store = await openStore(path);
  onTestFinished(() => store.close());
  return store;
};

const both = async (): Promise<readonly [Store, Store]> => {
  const path = await sharedDatabase();
  return [await open(path), await open(path)];
};

/** Makes a bot instance that seems to run on another machine. Its clock runs only while it waits. */
function instance(over: Partial<InstanceParts> = {}) {
  let time = 0;
  const said: string[] = [];
  const waits: (() => unknown)[] = [];
  const made = new Instance({
    say: line => said.push(line),
    trouble: error => said.push(String(error)),
    monotonic: () => time,
    pause: async milliseconds => {
      time += milliseconds;
      for (const wait of waits) await wait();
      await new Promise(resolve => setImmediate(resolve));
    },
    place: '',
    renewEvery: 1_000_000,
    ...over,
  });
  onTestFinished(() => made.release().catch(() => undefined));
  return { made, said, waits, time: () => time };
}

test('the first takes it at once; the second says whom it waits for, and takes over on release', async () => {
  const [one, two] = await both();
  const first = instance();
  await first.made.take(one.lease);
  expect(first.said).toEqual([]);
  const second = instance();
  let waited = 0;
  second.waits.push(() => {
    waited += 1;
    return waited === 3 ? first.made.release() : undefined;
  });
  await second.made.take(two.lease);
  expect(second.said).toEqual([expect.stringMatching(/^another instance \(process \d+, since 20.*waiting/)]);
  expect(second.time()).toBeLessThan(5_000);
  expect((await one.lease.read())?.holder).toBe(second.made.id);
});

test('one that falls silent is taken over after 30 s, not before; signs of life put it off', async () => {
  const [one, two] = await both();
  const first = instance();
  await first.made.take(one.lease);
  const second = instance();
  second.waits.push(() => (second.time() <= 20_000 ? first.made.renew() : undefined));
  await second.made.take(two.lease);
  expect(second.time()).toBeGreaterThanOrEqual(50_000);
  expect(second.time()).toBeLessThan(52_000);
  expect(second.said.at(-1)).toMatch(/was silent for 30 s: taking over/);
});

test('a process that has lost the lease learns so at its next sign of life, and writes nothing from the very moment', async () => {
  const [one, two] = await both();
  const first = instance();
  one.writeAs(first.made.claim);
  await first.made.take(one.lease);
  await one.transaction(({ kv }) => kv.set('k', 'first'));
  const second = instance();
  two.writeAs(second.made.claim);
  await expect(two.transaction(({ kv }) => kv.set('k', 'second'))).rejects.toThrow(LeaseLostError);
  await second.made.take(two.lease);
  await expect(one.transaction(({ kv }) => kv.set('k', 'late'))).rejects.toThrow(LeaseLostError);
  await two.transaction(({ kv }) => kv.set('k', 'second'));
  expect(await one.kv.get('k')).toBe('second');
  let lost = false;
  void first.made.lost.then(() => {
    lost = true;
  });
  expect(await first.made.renew()).toBe(false);
  await first.made.lost;
  expect([lost, first.made.holds]).toEqual([true, false]);
  await first.made.release();
  expect((await two.lease.read())?.holder).toBe(second.made.id);
});

/**
 * Makes a wait for `count` instances. It ends for all of them once all of them are waiting. After `end`, no instance waits any
 * more.
 */
function together(count: number) {
  let there: (() => void)[] = [];
  let ended = false;
  const go = (): void => {
    for (const goOn of there) goOn();
    there = [];
  };
  return {
    wait: () =>
      new Promise<void>(resolve => {
        there.push(resolve);
        if (ended || there.length === count) go();
      }),
    end(): void {
      ended = true;
      go();
    },
  };
}

test('several that wait for one that is gone: one of them gets it', async () => {
  const [one, two] = await both();
  const gone = instance();
  await gone.made.take(one.lease);
  const waiting = [instance(), instance(), instance()];
  // Time stops once an instance holds the lease, since the holder renews nothing in this test.
  const time = together(waiting.length);
  for (const { waits } of waiting) waits.push(time.wait);
  const done = waiting.map(({ made }, index) =>
    made.take((index === 1 ? one : two).lease).then(() => made.id),
  );
  const winner = await Promise.race(done);
  expect((await one.lease.read())?.holder).toBe(winner);
  expect(waiting.filter(({ made }) => made.holds)).toHaveLength(1);
  for (const { made } of waiting) await made.release();
  time.end();
  await Promise.allSettled(done);
});

test('a process that is certainly gone needs no waiting; one that is alive is not taken for gone', async () => {
  const [one, two] = await both();
  const row = { holder: 'h', place: 'here', pid: 2 ** 22 + 1, since: 0 };
  await one.lease.take(row, undefined);
  const next = instance({ place: 'here' });
  await next.made.take(two.lease);
  expect([next.time(), next.said]).toEqual([0, []]);
  await next.made.release();
  await one.lease.take({ ...row, pid: process.ppid }, undefined);
  const other = instance({ place: 'here' });
  await other.made.take(two.lease);
  expect(other.time()).toBeGreaterThanOrEqual(30_000);
});

test('the impatient one is refused as soon as the other shows a sign of life', async () => {
  const [one, two] = await both();
  const first = instance();
  await first.made.take(one.lease);
  const second = instance({ impatient: true });
  second.waits.push(() => first.made.renew());
  await expect(second.made.take(two.lease)).rejects.toThrow(HeldError);
  expect((await two.lease.read())?.holder).toBe(first.made.id);
});

test('asked to leave while it waits, it leaves', async () => {
  const [one, two] = await both();
  await instance().made.take(one.lease);
  const second = instance();
  second.waits.push(() => void second.made.release());
  await expect(second.made.take(two.lease)).rejects.toThrow(/abort/i);
});

test('a database that can not be written: said once, tried again', async () => {
  const [one] = await both();
  const first = instance();
  await first.made.take(one.lease);
  const said: string[] = [];
  const lease = { parts: async () => [], renew: async () => Promise.reject(new Error('full')) };
  const ill = new Instance({ say: () => {}, trouble: error => said.push(String(error)), renewEvery: 1e9 });
  await ill.take({
    ...lease,
    read: async () => undefined,
    take: async () => true,
    release: async () => {},
  } as never);
  for (const _ of [1, 2, 3]) expect(await ill.renew()).toBe(false);
  expect(said).toEqual(['Error: full']);
  expect(ill.holds).toBe(true);
  await ill.release();
});

test('a sign of life that hangs is reported, and the next is given all the same', async () => {
  const [one] = await both();
  const stalled: string[] = [];
  const loops = new Loops({ limitMs: 40, stalled: loop => stalled.push(loop) });
  const { made } = instance({ loops, renewEvery: 20 });
  let renewed = 0;
  const renew = async (holder: string): Promise<boolean> => {
    renewed += 1;
    return renewed === 1 ? new Promise(() => {}) : one.lease.renew(holder);
  };
  const { read, parts, sweep, take, release } = one.lease;
  await made.take(
    Object.assign(Object.create(one.lease), { read, parts, sweep, take, release, renew }) as typeof one.lease,
  );
  // On a slow machine later signs of life may be late too.
  await expect.poll(() => [...new Set(stalled)]).toEqual(['leases']);
  await expect.poll(() => loops.stuck).toEqual([]);
  expect([renewed > 1, made.holds]).toEqual([true, true]);
});
