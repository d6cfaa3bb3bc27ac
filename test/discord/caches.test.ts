import { once } from 'node:events';
import { Events } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { makeClient } from '../../src/discord/gateway/connections.ts';
import { leave } from '../../src/discord/gateway/login.ts';
import { patientDiscord } from '../support/bot.ts';

test('channels, roles and the own member are remembered; for what nobody asks all servers share one empty cache', async () => {
  const discord = await patientDiscord();
  const servers = ['Gaia', 'Ribeira'].map(name => discord.addGuild({ name }));
  for (const server of servers) for (const name of ['porto', 'wine']) server.addChannel({ name });
  const client = makeClient(discord.api);
  onTestFinished(async () => {
    await leave(client);
    await discord.close();
  });
  const ready = once(client, Events.ClientReady);
  await client.login(discord.token);
  await ready;
  const [gaia, ribeira] = servers.map(({ id }) => client.guilds.cache.get(id));
  if (!gaia || !ribeira) throw new Error('no servers');
  for (const guild of [gaia, ribeira]) {
    expect(guild.channels.cache.size).toBe(2);
    expect(guild.roles.cache.has(guild.id)).toBe(true);
    expect(guild.members.me?.id).toBe(client.user?.id);
  }
  const emoji = gaia.emojis as unknown as { _add(emoji: object): { readonly name: string } };
  expect(emoji._add({ id: '1', name: 'azulejo' }).name).toBe('azulejo');
  const texts = [gaia, ribeira].flatMap(({ channels }) => channels.cache.filter(each => each.isTextBased()));
  const messages = texts.flatMap(each => [...each.values()].map(channel => channel.messages.cache));
  const empty = [gaia, ribeira].flatMap(({ emojis, bans, invites, stickers, voiceStates }) =>
    [emojis, bans, invites, stickers, voiceStates].map(({ cache }): unknown => cache),
  );
  expect(messages).toHaveLength(4);
  expect(new Set([...messages, ...empty]).size).toBe(1);
  expect(gaia.emojis.cache.size).toBe(0);
  expect(gaia.channels.cache).not.toBe(ribeira.channels.cache);
});
