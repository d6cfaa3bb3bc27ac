import { expect, onTestFinished, test } from 'vitest';
import type { Bot, BotStage } from '../../src/discord/gateway/bot-types.ts';
import { PATIENCE_MS } from '../../src/metrics/metrics.ts';
import { healthy, ready } from '../../src/seen-from-outside.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { scene } from '../discord/kit.ts';

const HOLDS = () => ({ held: 1, all: 1 });

test('a bot that plays is ready; one that was told to leave is not, and still healthy', async () => {
  const { store, bot } = await scene();
  expect(await ready({ store })).toEqual({ well: false, lines: ['ok', 'not logged in'] });
  expect(await ready({ store, bot, shards: HOLDS })).toEqual({
    well: true,
    lines: ['acts for 1 of 1 shards'],
  });
  expect((await ready({ store, bot, shards: () => ({ held: 0, all: 1 }) })).well).toBe(false);
  await bot.stop();
  expect((await ready({ store, bot, shards: HOLDS })).well).toBe(false);
  expect((await healthy({ store, bot })).well).toBe(true);
});

const inStage = (stage: BotStage, connected = true) => ({ stage, connected }) as Bot;

test('who waits for its turn with a connection could act at once; who starts, or lost the connection, could not', async () => {
  const store = await openStore(':memory:');
  onTestFinished(() => store.close());
  const none = () => ({ held: 0, all: 1 });
  const at = async (bot: Bot, shards = none) => (await ready({ store, bot, shards })).well;
  expect(await at(inStage('waiting'))).toBe(true);
  expect(await at(inStage('waiting', false))).toBe(false);
  expect(await at(inStage('starting'))).toBe(false);
  expect(await at(inStage('acting'))).toBe(false);
  expect(await at(inStage('acting'), HOLDS)).toBe(true);
  expect(await at(inStage('acting', false), HOLDS)).toBe(false);
  expect(await at(inStage('leaving'), HOLDS)).toBe(false);
});

test('a database that is gone, or hangs, is told within a bound', async () => {
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
