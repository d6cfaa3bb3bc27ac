import { describe, expect, test, vi } from 'vitest';
import { newTable } from '../support/new-table.ts';
import { type Scene, scene } from './kit.ts';

const KINDS = [
  { kind: 'leagues', command: 'games new-league', options: { game: 'porto', name: 'Autumn', seats: 2 } },
  { kind: 'duplicates', command: 'porto new', options: { variant: 'family', duplicate: 2 } },
] as const;

const board = ({ channel }: Scene) => {
  const found = channel.messages.find(({ buttons }) => buttons.some(({ label }) => label === 'Join'));
  if (!found) throw new Error('nothing can be joined');
  return found;
};

async function gathered({ command, options }: (typeof KINDS)[number]): Promise<Scene> {
  const stage = await scene({ paints: false });
  const { ann, bob, cid, channel, discord } = stage;
  await newTable(ann, channel, command, options);
  await stage.quiet();
  for (const person of [bob, cid, discord.addUser({ name: 'Dan' })]) await person.press(board(stage), 'Join');
  await stage.quiet();
  return stage;
}

const startedIn = ({ guild }: Scene): number =>
  guild.threads.filter(({ messages }) => messages.length > 0).length;

test.each(KINDS)(
  'a thread of $kind whose table could not be opened is found again by its title',
  async each => {
    const stage = await gathered(each);
    const opening = vi
      .spyOn(stage.table[each.kind], 'openTable')
      .mockRejectedValueOnce(new Error('the disk is full'));
    await stage.ann.press(board(stage), 'Start');
    await expect.poll(() => opening.mock.calls.length).toBe(3);
    await stage.quiet();
    expect(stage.guild.threads).toHaveLength(2);
    expect(startedIn(stage)).toBe(2);
  },
);

const TROUBLES = {
  'a cut connection after the thread was opened': { drop: true, afterwards: true },
  'a 502 after the thread was opened': { status: 502, afterwards: true },
  'a cut connection before': { drop: true },
  'a 503 before': { status: 503 },
} as const;

describe.each(Object.entries(TROUBLES))('after %s', (_, trouble) => {
  test.each(KINDS)('no table of $kind has two threads', async each => {
    const stage = await gathered(each);
    stage.discord.fail({ method: 'POST', path: /\/threads$/, ...trouble });
    await stage.ann.press(board(stage), 'Start');
    await expect.poll(() => startedIn(stage)).toBe(2);
    await stage.quiet();
    expect(stage.guild.threads).toHaveLength(2);
  });

  test('a game in a thread of its own has one thread', async () => {
    const stage = await scene({ paints: false });
    stage.discord.fail({ method: 'POST', path: /\/threads$/, ...trouble });
    await stage.ann.command(stage.channel, 'porto new', { thread: true });
    await expect.poll(() => startedIn(stage)).toBe(1);
    await stage.quiet();
    expect(stage.guild.threads).toHaveLength(1);
  });
});
