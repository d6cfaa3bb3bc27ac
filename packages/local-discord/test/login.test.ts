import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { expect, it } from 'vitest';
import { login, newClient, present, startDiscord } from './kit.ts';

it('logs a real client in and shows it its guilds and channels', async () => {
  const discord = await startDiscord();
  const guild = discord.addGuild({ name: 'Harbour', preferredLocale: 'ko' });
  const channel = guild.addChannel({ name: 'quay' });
  const thread = channel.addThread({ name: 'match 1' });
  const client = await login(discord);
  expect(client.application.id).toBe(discord.applicationId);
  const seen = present(client.guilds.cache.get(guild.id));
  expect(seen.name).toBe('Harbour');
  expect(seen.preferredLocale).toBe('ko');
  expect(seen.channels.cache.get(channel.id)?.type).toBe(ChannelType.GuildText);
  expect(seen.channels.cache.get(thread.id)?.type).toBe(ChannelType.PublicThread);
  expect(discord.complaints).toEqual([]);
});

it('tells when a server changes its language, and knows no other than those of Discord', async () => {
  const discord = await startDiscord();
  const guild = discord.addGuild({ name: 'Harbour', preferredLocale: 'ko' });
  const client = await login(discord);
  const changed = new Promise(resolve =>
    client.once('guildUpdate', (_old, now) => resolve(now.preferredLocale)),
  );
  guild.preferredLocale = 'pt-BR';
  expect(await changed).toBe('pt-BR');
  expect(client.guilds.cache.get(guild.id)?.name).toBe('Harbour');
  expect(() => {
    guild.preferredLocale = 'xx' as 'ko';
  }).toThrow('no locale');
  expect(discord.complaints).toEqual([]);
});

it('sends what is added later', async () => {
  const discord = await startDiscord();
  const client = await login(discord);
  const joined = new Promise(resolve => client.once('guildCreate', g => resolve(g.id)));
  const guild = discord.addGuild({ name: 'Later' });
  expect(await joined).toBe(guild.id);
  const made = new Promise(resolve => client.once('channelCreate', c => resolve(c.id)));
  const channel = guild.addChannel({ name: 'new' });
  expect(await made).toBe(channel.id);
  const opened = new Promise(resolve => client.once('threadCreate', t => resolve(t.id)));
  expect(channel.addThread({ name: 'thread' }).id).toBe(await opened);
});

it('shows the bot its permissions of each channel, also when they change', async () => {
  const discord = await startDiscord();
  const guild = discord.addGuild({ name: 'Harbour' });
  const botPermissions = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ManageMessages;
  const channel = guild.addChannel({ name: 'quay', botPermissions });
  const client = await login(discord);
  const home = present(client.guilds.cache.get(guild.id));
  const me = await home.members.fetchMe();
  const seen = present(home.channels.cache.get(channel.id));
  expect(seen.permissionsFor(me).bitfield).toBe(botPermissions);
  const changed = new Promise(resolve => client.once('channelUpdate', () => resolve(undefined)));
  channel.botPermissions = PermissionFlagsBits.ViewChannel;
  await changed;
  expect(present(home.channels.cache.get(channel.id)).permissionsFor(me).bitfield).toBe(
    PermissionFlagsBits.ViewChannel,
  );
  expect(discord.complaints).toEqual([]);
});

it('refuses a wrong token', async () => {
  const discord = await startDiscord();
  const client = newClient(discord);
  await expect(client.login('wrong.token')).rejects.toThrow(/token/i);
  expect(discord.requests.at(-1)).toMatchObject({ path: '/gateway/bot', status: 401 });
});

it('lets several servers run side by side', async () => {
  const [one, two] = await Promise.all([startDiscord(), startDiscord()]);
  one.addGuild({ name: 'One' });
  two.addGuild({ name: 'Two' });
  const [a, b] = await Promise.all([login(one), login(two)]);
  expect(a.guilds.cache.map(g => g.name)).toEqual(['One']);
  expect(b.guilds.cache.map(g => g.name)).toEqual(['Two']);
});

it('fetches users, members, guild and application', async () => {
  const discord = await startDiscord();
  const guild = discord.addGuild({ name: 'Harbour' });
  const ann = discord.addUser({ name: 'Ann', nick: 'Captain' });
  const client = await login(discord);
  expect((await client.users.fetch(ann.id)).globalName).toBe('Ann');
  const home = await client.guilds.fetch({ guild: guild.id, force: true });
  expect((await home.members.fetch(ann.id)).displayName).toBe('Captain');
  expect((await client.application.fetch()).name).toBe('Local Bot');
  await expect(client.users.fetch('123456789012345678')).rejects.toMatchObject({ code: 10013 });
  expect(discord.complaints).toEqual([]);
});
