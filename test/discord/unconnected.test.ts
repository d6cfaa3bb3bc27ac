import { expect, test } from 'vitest';
import { UnconnectedShards } from '../../src/discord/gateway/shards.ts';
import { ready } from '../../src/health.ts';
import { scene } from './kit.ts';

test('a shard that loses its connection is not connected until it is back, though its client calls itself ready', async () => {
  const { discord, bot, store } = await scene();
  const shards = () => ({ held: 1, connected: 0, all: 1 });
  expect([bot.isConnected(0), bot.unconnected]).toEqual([true, []]);
  const { promise, resolve: back } = Promise.withResolvers<void>();
  discord.dropGateway(promise);
  await expect.poll(() => bot.unconnected).toEqual([0]);
  expect(bot.isConnected(0)).toBe(false);
  expect(await ready({ store, bot, shards })).toEqual({
    well: false,
    lines: ['not connected to Discord: shard 0'],
  });
  back();
  await expect.poll(() => [bot.isConnected(0), bot.unconnected]).toEqual([true, []]);
});

test('a shard without a connection is logged after a minute, once, and when it is back', () => {
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(`${JSON.stringify(details)} ${message}`);
  let missing = [3];
  let now = 0;
  const watch = new UnconnectedShards({
    shards: () => missing,
    log: { debug: note, info: note, warn: note, error: note },
    monotonic: () => now,
  });
  const lookAt = (time: number) => {
    now = time;
    watch.look();
  };
  lookAt(0);
  lookAt(59_999);
  expect(lines).toEqual([]);
  lookAt(60_000);
  lookAt(70_000);
  expect(lines).toEqual([
    expect.stringMatching(/^\{"shard":3\} this shard is held but has had no connection/),
  ]);
  missing = [];
  lookAt(80_000);
  lookAt(90_000);
  expect(lines).toHaveLength(2);
  missing = [3];
  lookAt(100_000);
  lookAt(150_000);
  expect(lines).toHaveLength(2);
});
