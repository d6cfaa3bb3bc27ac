import { expect, it } from 'vitest';
import type { LocalDiscord } from '../src/index.ts';
import { connect } from './gateway-client.ts';
import { COMMANDS, newClient, raw, startDiscord, stopwatch } from './kit.ts';

/** Returns the id of a guild that belongs to the given one of four shards. */
const guildId = (shard: number): string => `${(1_000_000_000_000n + BigInt(shard)) << 22n}`;

const login = async (discord: LocalDiscord, id: number, count: number) => {
  const client = connect(discord);
  await client.until(10);
  client.identify({ shard: [id, count] });
  return client;
};

const limit = async (discord: LocalDiscord) => {
  const { body } = await raw(discord, 'GET', '/gateway/bot');
  return body as { shards?: number; session_start_limit?: { remaining: number; max_concurrency: number } };
};

it('a server is seen by its own shard alone, a direct message by shard 0', async () => {
  const discord = await startDiscord({ shards: 4 });
  const guilds = [0, 1, 2, 3].map(shard => discord.addGuild({ name: `G${shard}`, id: guildId(shard) }));
  const received: string[] = [];
  const clients = await Promise.all(
    guilds.map(async (_, shard) => {
      const client = newClient(discord, { shards: [shard], shardCount: 4 });
      client.on('interactionCreate', interaction => {
        received.push(`${shard} ${interaction.guildId}`);
        if (interaction.isChatInputCommand()) void interaction.reply('hi');
      });
      const ready = new Promise(resolve => client.once('clientReady', resolve));
      await client.login(discord.token);
      await ready;
      return client;
    }),
  );
  expect(clients.map(({ guilds: { cache } }) => [...cache.keys()])).toEqual(guilds.map(({ id }) => [id]));
  expect(discord.shards.toSorted(([a], [b]) => a - b)).toEqual([0, 1, 2, 3].map(shard => [shard, 4]));
  await clients[0]?.application?.commands.set([...COMMANDS]);
  const ann = discord.addUser({ name: 'Ann' });
  for (const guild of guilds) await ann.command(guild.addChannel({ name: 'c' }), 'plain');
  await ann.command(await ann.dm(), 'plain');
  expect(received).toEqual([...guilds.map(({ id }, shard) => `${shard} ${id}`), '0 null']);
  const again = discord.events.find(({ name, shard }) => name === 'CHANNEL_CREATE' && shard === 2);
  discord.dispatch('CHANNEL_CREATE', again?.data);
  expect(discord.events.at(-1)).toMatchObject({ name: 'CHANNEL_CREATE', shard: 2 });
  expect(discord.complaints).toEqual([]);
});

it('two processes may count their shards differently: each learns its own', async () => {
  const discord = await startDiscord();
  const whole = await login(discord, 0, 1);
  const half = await login(discord, 1, 2);
  await Promise.all([whole.until(0, 'READY'), half.until(0, 'READY')]);
  discord.addGuild({ name: 'even', id: guildId(2) });
  await whole.until(0, 'GUILD_CREATE');
  discord.addGuild({ name: 'odd', id: guildId(3) });
  await half.until(0, 'GUILD_CREATE');
  const joined = half.frames.filter(({ t }) => t === 'GUILD_CREATE');
  expect(joined).toHaveLength(1);
});

it('each group of shards logs in one shard at a time: op 9 for a login that comes too soon', async () => {
  const pass = stopwatch();
  const discord = await startDiscord({ maxConcurrency: 2, loginEveryMs: 3_600_000 });
  const [zero, one] = [await login(discord, 0, 4), await login(discord, 1, 4)];
  await Promise.all([zero.until(0, 'READY'), one.until(0, 'READY')]);
  const two = await login(discord, 2, 4);
  await two.until(9);
  pass(3_600_000);
  two.identify({ shard: [2, 4] });
  await two.until(0, 'READY');
  expect((await limit(discord)).session_start_limit).toMatchObject({ remaining: 996, max_concurrency: 2 });
});

it('the logins of a day count down, and a login beyond them is refused and complained of', async () => {
  const discord = await startDiscord({ loginsPerDay: 1, shards: 3 });
  expect(await limit(discord)).toMatchObject({ shards: 3, session_start_limit: { total: 1, remaining: 1 } });
  await (await login(discord, 0, 1)).until(0, 'READY');
  expect((await limit(discord)).session_start_limit).toMatchObject({ remaining: 0, max_concurrency: 1 });
  expect(await (await login(discord, 0, 1)).closed).toBe(4004);
  expect(discord.complaints).toEqual([expect.stringContaining('more logins')]);
});

it.each([
  ['beyond the count', [4, 4]],
  ['below none', [-1, 4]],
  ['none', [0, 0]],
  ['a half', [0.5, 4]],
  ['words', ['0', '4']],
  ['one number', 0],
])('a shard that there is not (%s): 4010', async (_, shard) => {
  const discord = await startDiscord();
  const client = connect(discord);
  await client.until(10);
  client.identify({ shard });
  expect(await client.closed).toBe(4010);
});

it('a shard with more servers than it may have: 4011', async () => {
  const discord = await startDiscord({ guildsPerShard: 2 });
  for (const shard of [0, 1, 2]) discord.addGuild({ name: 'G', id: guildId(shard) });
  expect(await (await login(discord, 0, 1)).closed).toBe(4011);
  await (await login(discord, 0, 2)).until(0, 'READY');
});
