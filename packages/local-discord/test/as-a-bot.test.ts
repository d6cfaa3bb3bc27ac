import { PermissionFlagsBits as Bits } from 'discord.js';
import { expect, it } from 'vitest';
import { BOT_PERMISSIONS } from '../src/index.ts';
import { bot, login, raw, startDiscord } from './kit.ts';

const COMMAND = { name: 'same', description: 'A command' };

it('a bot with Manage Channels makes a channel with an overwrite for itself, and deletes the channel', async () => {
  const discord = await startDiscord();
  const guild = discord.addGuild({ name: 'Harbour', botPermissions: BOT_PERMISSIONS | Bits.ManageChannels });
  const client = await login(discord);
  const deny = `${Bits.SendMessages}`;
  const body = { name: 'silent', permission_overwrites: [{ id: discord.botId, type: 1, allow: '0', deny }] };
  const made = await raw(discord, 'POST', `/guilds/${guild.id}/channels`, body);
  expect(made.status).toBe(201);
  const [channel] = guild.channels;
  if (!channel) throw new Error('no channel');
  const posted = await raw(discord, 'POST', `/channels/${channel.id}/messages`, { content: 'x' });
  expect(posted).toMatchObject({ status: 403, body: { code: 50013 } });
  const seen = await client.channels.fetch(channel.id);
  if (!seen || seen.isDMBased()) throw new Error('not there');
  const own = seen.permissionsFor(client.user);
  expect([own?.has('SendMessages'), own?.has('ManageChannels')]).toEqual([false, true]);
  expect((await raw(discord, 'DELETE', `/channels/${channel.id}`)).status).toBe(200);
  expect(guild.channels).toEqual([]);
  expect(discord.complaints).toEqual([]);
});

it('a bot without Manage Channels makes no channel', async () => {
  const { discord, guild } = await bot();
  const made = await raw(discord, 'POST', `/guilds/${guild.id}/channels`, { name: 'x' });
  expect(made).toMatchObject({ status: 403, body: { code: 50013 } });
});

it('a command keeps its place, and its version while its definition stays the same', async () => {
  const discord = await startDiscord();
  const path = `/applications/${discord.applicationId}/commands`;
  const versions = () => discord.commands().map(({ name, version }) => [name, version]);
  await raw(discord, 'PUT', path, [COMMAND, { ...COMMAND, name: 'other' }]);
  const before = versions();
  await raw(discord, 'POST', path, COMMAND);
  await raw(discord, 'PUT', path, [COMMAND, { ...COMMAND, name: 'other' }]);
  expect(versions()).toEqual(before);
  await raw(discord, 'POST', path, { ...COMMAND, description: 'Another description' });
  const [changed, kept] = versions();
  expect(kept).toEqual(before[1]);
  expect(changed?.[0]).toBe('same');
  expect(changed?.[1]).not.toBe(before[0]?.[1]);
});

it('a list of commands has its languages only on request', async () => {
  const discord = await startDiscord();
  const path = `/applications/${discord.applicationId}/commands`;
  const option = {
    type: 3,
    name: 'word',
    description: 'A word',
    description_localizations: { de: 'Ein Wort' },
  };
  const localised = { ...COMMAND, description_localizations: { de: 'Ein Befehl' }, options: [option] };
  await raw(discord, 'PUT', path, [localised]);
  expect(JSON.stringify((await raw(discord, 'GET', path)).body)).not.toContain('localizations');
  expect((await raw(discord, 'GET', `${path}?with_localizations=true`)).body).toMatchObject([localised]);
  expect(discord.complaints).toEqual([]);
});

it('a text loses the blanks at its ends', async () => {
  const { discord, channel } = await bot();
  const posted = await raw(discord, 'POST', `/channels/${channel.id}/messages`, { content: ' \n x y \n' });
  expect(posted.body).toMatchObject({ content: 'x y' });
  const empty = await raw(discord, 'POST', `/channels/${channel.id}/messages`, { content: ' \n ' });
  expect(empty).toMatchObject({ status: 400, body: { code: 50006 } });
});

it('a bot reads what people write only with the intent, where it is mentioned, or in direct messages', async () => {
  const { discord, channel, ann } = await bot();
  await ann.say(channel, 'unread');
  await ann.say(channel, `read, <@${discord.botId}>`);
  await ann.say(await ann.dm(), 'direct');
  const contents = async (id: string) =>
    ((await raw(discord, 'GET', `/channels/${id}/messages`)).body as unknown as { content: string }[]).map(
      ({ content }) => content,
    );
  expect(await contents(channel.id)).toEqual([`read, <@${discord.botId}>`, '']);
  expect(await contents((await ann.dm()).id)).toEqual(['direct']);
  expect(channel.messages[0]?.content).toBe('unread');
});
