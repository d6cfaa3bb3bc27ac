import { statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/index.ts';
import { folder } from './backends.ts';

async function besideAnother() {
  const path = join(folder(), 'x.sqlite');
  const store = await openStore(path);
  const other = new Handle(path, 100);
  onTestFinished(async () => {
    other.close();
    await store.close().catch(() => undefined);
  });
  return { path, store, other };
}

test('while another program holds the lock, reads are answered, the loop is free, and each write is saved once', async () => {
  const { store, other } = await besideAnother();
  await store.kv.set('k', 'before');
  other.prepare('begin immediate').run();
  let runs = 0;
  const writes = Promise.all([
    store.transaction(async ({ kv }) => {
      runs += 1;
      await kv.set('k', `${await kv.get('k')}, after`);
    }),
    store.kv.set('single', 'v'),
  ]);
  // A busy machine may take the processor from some of these waits. A blocked loop is blocked in each.
  const busy: number[] = [];
  for (let wait = 0; wait < 8; wait++) {
    const before = performance.eventLoopUtilization();
    await pause(50);
    busy.push(performance.eventLoopUtilization(before).utilization);
  }
  expect(Math.min(...busy)).toBeLessThan(0.5);
  expect(await store.kv.get('k')).toBe('before');
  expect(await store.snapshot(({ kv }) => kv.get('k'))).toBe('before');
  other.prepare('commit').run();
  await writes;
  expect([runs, await store.kv.get('k'), await store.kv.get('single')]).toEqual([1, 'before, after', 'v']);
});

test('what waits for the lock is written before the store closes', async () => {
  const { path, store, other } = await besideAnother();
  other.prepare('begin immediate').run();
  const written = store.transaction(({ kv }) => kv.set('k', 'v'));
  await pause(20);
  const closed = store.close();
  other.prepare('commit').run();
  await Promise.all([written, closed]);
  const again = await openStore(path);
  onTestFinished(() => again.close());
  expect(await again.kv.get('k')).toBe('v');
});

test('a write-ahead log that grew beside a long read is cut once nobody reads', async () => {
  const { path, store, other } = await besideAnother();
  const log = () => statSync(`${path}-wal`).size;
  other.prepare('begin').run();
  other.prepare('select * from kv').all();
  for (let row = 0; row < 8; row++) await store.kv.set(`${row}`, 'x'.repeat(1_000_000));
  expect(log()).toBeGreaterThan(7_000_000);
  other.prepare('commit').run();
  for (const value of ['one', 'two']) await store.kv.set('k', value);
  expect(log()).toBeLessThan(5_000_000);
});
