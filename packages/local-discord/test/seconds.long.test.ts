import { expect, it } from 'vitest';
import { connect } from './gateway-client.ts';
import { bot, newClient, present, startDiscord, startHurried } from './kit.ts';

it('a client without heartbeats is cut off, one that sends them is not', async () => {
  const discord = await startDiscord({ heartbeatMs: 2_000 });
  const lively = connect(discord);
  await lively.until(10);
  const beat = setInterval(() => lively.send(1, null), 50);
  let end: number | undefined;
  void lively.closed.then(code => {
    end = code;
  });
  // The two silent clients are disconnected one after the other. The client with heartbeats stays connected longer.
  expect(await connect(discord).closed).toBe(4009);
  expect(await connect(discord).closed).toBe(4009);
  clearInterval(beat);
  expect(end).toBeUndefined();
});

it('under a clock that stands still it fails after 5 s', async () => {
  const { channel, ann } = await bot({ now: () => Date.UTC(2026, 5, 1) }, startHurried);
  await expect(ann.command(channel, 'plain')).rejects.toThrow('This interaction failed');
});

it('serves several shards, each its own guilds', async () => {
  const discord = await startDiscord({ shards: 2 });
  const guilds = Array.from({ length: 6 }, (_, n) => discord.addGuild({ name: `Guild ${n}` }));
  const client = newClient(discord, { shards: 'auto' });
  const ready = new Promise(resolve => client.once('clientReady', resolve));
  await client.login(discord.token);
  await ready;
  expect(client.ws.shards.size).toBe(2);
  expect(client.guilds.cache.size).toBe(guilds.length);
  const created: string[] = [];
  client.on('channelCreate', channel => created.push(channel.id));
  const ids = guilds.map(guild => guild.addChannel({ name: 'new' }).id);
  await expect.poll(() => [...created].sort()).toEqual([...ids].sort());
});

it('an invalid session makes it identify anew', async () => {
  const { discord, client, guild, channel, ann, onCommand } = await bot();
  onCommand(i => i.reply('new session'));
  const ready = new Promise(resolve => client.once('shardReady', resolve));
  discord.invalidateSessions();
  await ready;
  expect(present(client.guilds.cache.get(guild.id)).name).toBe('Harbour');
  expect((await ann.command(channel, 'plain')).content).toBe('new session');
});
