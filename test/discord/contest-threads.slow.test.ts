import { expect, onTestFinished, test, vi } from 'vitest';
import { Guilds } from '../../src/discord/rest/guilds.ts';
import { scene } from './kit.ts';

test.each([
  ['leagues', 'games new-league', { game: 'porto', name: 'Autumn', seats: 2, rounds: 1 }],
  ['duplicates', 'porto new', { variant: 'family', duplicate: 2 }],
] as const)(
  'a thread of %s whose table could not be opened is found again by its title',
  async (kind, command, options) => {
    const stage = await scene({ paints: false });
    const { ann, bob, cid, channel, guild, discord, table } = stage;
    const opening = vi.spyOn(table[kind], 'openTable').mockRejectedValueOnce(new Error('the disk is full'));
    // The test finds the threads itself, since the metrics have no label for the route by which Discord lists threads.
    const finding = vi
      .spyOn(Guilds.prototype, 'findThread')
      .mockImplementation(async (_, title) => guild.threads.find(({ name }) => name === title)?.id);
    onTestFinished(() => finding.mockRestore());
    await ann.command(channel, command, options);
    await stage.quiet();
    const board = () => {
      const found = channel.messages.find(({ buttons }) => buttons.some(({ label }) => label === 'Join'));
      if (!found) throw new Error('nothing can be joined');
      return found;
    };
    for (const person of [bob, cid, discord.addUser({ name: 'Dan' })]) await person.press(board(), 'Join');
    await stage.quiet();
    await ann.press(board(), 'Start');
    await expect.poll(() => opening.mock.calls.length).toBe(3);
    await stage.quiet();
    expect(guild.threads).toHaveLength(2);
    expect(guild.threads.every(({ messages }) => messages.length > 0)).toBe(true);
  },
);
