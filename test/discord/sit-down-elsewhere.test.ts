import { expect, test } from 'vitest';
import { labels, said, scene, shown } from './kit.ts';

async function twoServers() {
  const stage = await scene({ paints: false });
  const other = stage.discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'porto' });
  await stage.ann.command(stage.channel, 'porto new', { everywhere: true, seats: 3 });
  await stage.quiet();
  const list = async (here = false) => {
    const options = { everywhere: true, ...(here && { here }) };
    const message = shown(await stage.bob.command(other, 'games open', options));
    await stage.quiet();
    return message;
  };
  return { ...stage, list };
}

test('sitting down with closed direct messages names the command that shows the table in a channel', async () => {
  const { bob, list, quiet } = await twoServers();
  bob.acceptsDms = false;
  const tables = await list();
  const before = labels(tables);
  const { content } = await bob.press(tables, '1. Sit down');
  await quiet();
  expect(content).toContain('`/games open everywhere:True here:True`');
  expect(content).not.toContain('/games find');
  expect(labels(tables)).toEqual(before);
});

test('the last person of the home learns that the table closes for the others too', async () => {
  const { ann, bob, channel, list, quiet } = await twoServers();
  await bob.press(await list(true), '1. Sit down');
  await quiet();
  expect(await said(ann, channel, 'porto leave')).toMatch(/closed for the others too/);
  await quiet();
});

test('a table without other people is reported as empty', async () => {
  const { ann, channel } = await twoServers();
  expect(await said(ann, channel, 'porto leave')).toContain('the table is empty');
});
