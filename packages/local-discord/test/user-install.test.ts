import { expect, it } from 'vitest';
import { bot } from './kit.ts';

const command = (name: string, integrationTypes?: readonly (0 | 1)[]) => ({
  name,
  description: 'd',
  ...(integrationTypes && { integrationTypes }),
});

async function scene() {
  const all = await bot();
  const { client, onCommand, discord } = all;
  await client.application.commands.set([command('both'), command('server', [0]), command('person', [1])]);
  onCommand(i => i.reply(JSON.stringify(i.authorizingIntegrationOwners)));
  const elsewhere = discord.addGuild({ name: 'Elsewhere', installed: false }).addChannel({ name: 'x' });
  return { ...all, elsewhere };
}

it('a command without installation types has those of the application, and a command of a server only its server', async () => {
  const { client, discord, guild } = await scene();
  await client.application.commands.create(command('here'), guild.id);
  expect(discord.commands().map(({ integration_types }) => integration_types)).toEqual([[0, 1], [0], [1]]);
  expect(discord.commands(guild.id).map(({ integration_types }) => integration_types)).toEqual([[0]]);
});

it('an interaction names who installed the bot: the server, the person, or both, as far as the command allows', async () => {
  const { ann, channel, guild, elsewhere, discord } = await scene();
  const owners = async (path: string, where = channel) =>
    JSON.parse((await ann.command(where, path)).content) as object;
  expect(await owners('both')).toEqual({ 0: guild.id });
  await expect(ann.command(channel, 'person')).rejects.toThrow('installed by a server');
  ann.installedBot = true;
  expect(await owners('both')).toEqual({ 0: guild.id, 1: ann.id });
  expect(await owners('server')).toEqual({ 0: guild.id });
  expect(await owners('person')).toEqual({ 1: ann.id });
  expect(await owners('both', await ann.dm())).toEqual({ 0: '0', 1: ann.id });
  expect(await owners('both', elsewhere)).toEqual({ 1: ann.id });
  expect(discord.complaints).toEqual([]);
});
