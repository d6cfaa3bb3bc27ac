import { describe, expect, it } from 'vitest';
import { bot, posting, present, startDiscord } from './kit.ts';

describe('what the client of a person would not send', () => {
  it.each([
    ['try', {}, /a subcommand is needed: it, deep/],
    ['try that', {}, /no subcommand "that"/],
    ['trie', {}, /no command \/trie here; registered: \/try, \/plain/],
    ['try it', { nonsense: 1 }, /no option "nonsense"/],
    ['try deep down', {}, /"word" is required/],
    ['try it', { colour: 'green' }, /takes one of: red, blue/],
    ['try it', { seats: 'two' }, /takes a number/],
    ['try it', { seats: 1.5 }, /whole number/],
    ['try it', { seats: 5 }, /takes 1 to 4/],
    ['try it', { word: 'much too long' }, /0 to 10 characters/],
    ['try it', { loud: 'yes' }, /true or false/],
    ['try it', { word: 7 }, /takes text/],
  ] as const)('/%s %j', async (path, options, reason) => {
    const { discord, ann, channel } = await bot();
    await expect(ann.command(channel, path, options)).rejects.toThrow(reason);
    expect(discord.requests.filter(r => r.path.endsWith('/callback'))).toEqual([]);
  });

  it('a command outside its contexts or permissions', async () => {
    const { ann, bob, client, channel, on } = await bot();
    await client.application.commands.set([
      { name: 'guild-only', description: 'd', contexts: [0], integrationTypes: [0] },
      { name: 'managers', description: 'd', defaultMemberPermissions: ['ManageGuild'] },
    ]);
    on(async i => i.isRepliable() && (await i.reply('yes')));
    await expect(ann.command(await ann.dm(), 'guild-only')).rejects.toThrow(/in a DM/);
    await expect(ann.command(channel, 'managers')).rejects.toThrow(/permissions/);
    bob.manageGuild = true;
    expect((await bob.command(channel, 'managers')).content).toBe('yes');
    await expect(ann.command(channel, 'guild-only', {}, { userInstalled: true })).rejects.toThrow(
      /installed by a user/,
    );
  });

  it('buttons that are disabled, links, missing or ambiguous', async () => {
    const { ann, channel, seen } = await posting();
    const buttons = [
      { type: 2, style: 1, label: 'Off', custom_id: 'off', disabled: true },
      { type: 2, style: 5, label: 'Out', url: 'https://example.org/' },
      { type: 2, style: 1, label: 'Draw one', custom_id: '1' },
      { type: 2, style: 1, label: 'Draw two', custom_id: '2' },
    ] as const;
    await seen.send({ content: 'x', components: [{ type: 1, components: buttons }] });
    const message = present(channel.messages[0]);
    await expect(ann.press(message, 'Off')).rejects.toThrow(/disabled/);
    await expect(ann.press(message, 'Out')).rejects.toThrow(/link/);
    await expect(ann.press(message, 'Draw')).rejects.toThrow(/several buttons/);
    await expect(ann.press(message, 'Nope')).rejects.toThrow(/there are: "Off" \(off\)/);
  });
});

it('says so when no bot is connected', async () => {
  const { discord, ann, channel, client } = await bot();
  await client.destroy();
  await expect.poll(() => discord.connected).toBe(false);
  await expect(ann.command(channel, 'plain')).rejects.toThrow(/no bot is connected/);
});

it('gives ids of real length, growing, even under a clock that stands at zero', async () => {
  const discord = await startDiscord({ now: () => 0 });
  const ids = Array.from({ length: 50 }, (_, n) => discord.addUser({ name: `user ${n}` }).id);
  expect(ids.every(id => /^\d{17,19}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(50);
  expect([...ids].sort()).toEqual(ids);
});
