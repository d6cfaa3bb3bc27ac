import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Loops } from '../../src/core/work/loops.ts';
import type { Bot, BotPhase } from '../../src/discord/gateway/bot-types.ts';
import { healthy, ready } from '../../src/health.ts';
import { PATIENCE_MS } from '../../src/metrics/metrics.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { Heartbeat } from '../../src/upkeep/heartbeat.ts';
import { scene } from '../discord/kit.ts';
import { folder } from '../support/folder.ts';

const HOLDS = () => ({ held: 1, connected: 1, all: 1 });

test('a bot that plays is ready; one that was asked to leave is not, and still healthy', async () => {
  const { store, bot } = await scene();
  expect(await ready({ store })).toEqual({ well: false, lines: ['ok', 'not logged in'] });
  expect(await ready({ store, bot, shards: HOLDS })).toEqual({
    well: true,
    lines: ['acts for 1 of 1 shards'],
  });
  expect((await ready({ store, bot, shards: () => ({ held: 0, connected: 0, all: 1 }) })).well).toBe(false);
  await bot.stop();
  expect((await ready({ store, bot, shards: HOLDS })).well).toBe(false);
  expect((await healthy({ store, bot })).well).toBe(true);
});

const inStage = (stage: BotPhase, connected = true) =>
  ({ stage, unconnected: connected ? [] : [0, 3] }) as unknown as Bot;

test('a process that waits for its turn with a connection could act at once; one that starts, or lost the connection, could not', async () => {
  const store = await openStore(':memory:');
  onTestFinished(() => store.close());
  const none = () => ({ held: 0, connected: 0, all: 1 });
  const at = async (bot: Bot, shards = none) => (await ready({ store, bot, shards })).well;
  expect(await at(inStage('waiting'))).toBe(true);
  expect(await at(inStage('waiting', false))).toBe(false);
  expect(await at(inStage('starting'))).toBe(false);
  expect(await at(inStage('acting'))).toBe(false);
  expect(await at(inStage('acting'), HOLDS)).toBe(true);
  expect(await ready({ store, bot: inStage('acting', false), shards: HOLDS })).toEqual({
    well: false,
    lines: ['not connected to Discord: shard 0, 3'],
  });
  expect(await at(inStage('leaving'), HOLDS)).toBe(false);
});

test('a process that cannot paint or think plays on, is not ready, and says why', async () => {
  const store = await openStore(':memory:');
  onTestFinished(() => store.close());
  const acting = { store, bot: inStage('acting'), shards: HOLDS };
  const works = { works: true, failures: 0 };
  expect(await ready({ ...acting, painter: works, thinker: works })).toEqual({
    well: true,
    lines: ['acts for 1 of 1 shards'],
  });
  const untried = await ready({ ...acting, painter: { works: false, failures: 0 }, thinker: works });
  expect(untried.lines[1]).toMatch(/^no pictures .*none was tried yet/);
  const fails = { works: false, failures: 7 };
  const { well, lines } = await ready({ ...acting, painter: fails, thinker: fails });
  expect([well, lines.length]).toEqual([false, 3]);
  expect(lines[1]).toMatch(/^no pictures .*the last 7 failed/);
  expect(lines[2]).toMatch(/^nothing is thought.*the last 7 failed/);
  expect((await healthy({ ...acting, painter: fails })).well).toBe(true);
  expect((await ready({ ...acting, bot: inStage('waiting'), painter: fails })).well).toBe(true);
});

test('a loop that stands still is reported, and the heartbeat stops until it goes on', async () => {
  const store = await openStore(':memory:');
  onTestFinished(() => store.close());
  const loops = new Loops({ limitMs: 20, stalled: () => {} });
  const path = join(folder(), 'beat');
  const trouble = { failed: () => {}, succeeded: () => {} };
  const heart = new Heartbeat({ path, trouble, works: () => loops.stuck.length === 0 });
  const beats = (): boolean => {
    rmSync(path, { force: true });
    heart.beat();
    return existsSync(path);
  };
  const at = { store, loops, bot: inStage('acting'), shards: HOLDS };
  expect([(await ready(at)).well, beats()]).toEqual([true, true]);
  await loops.run('outbox', () => new Promise(() => {}));
  expect(await healthy(at)).toEqual({ well: false, lines: ['stands still: outbox'] });
  expect([(await ready(at)).well, beats()]).toEqual([false, false]);
  await loops.run('outbox', async () => {});
  expect([(await ready(at)).well, beats()]).toEqual([true, true]);
});

test('a database that is gone, or hangs, is reported within a bound', async () => {
  const gone = await openStore(':memory:');
  expect((await healthy({ store: gone })).well).toBe(true);
  await gone.close();
  expect(await healthy({ store: gone })).toEqual({ well: false, lines: ['the database does not answer'] });
  const hangs = { kv: { get: () => new Promise(() => {}) } } as unknown as Store;
  const began = performance.now();
  expect((await healthy({ store: hangs })).well).toBe(false);
  expect(performance.now() - began).toBeGreaterThan(PATIENCE_MS / 2);
  expect((await healthy({})).well).toBe(true);
});
