import { expect, test } from 'vitest';
import { last, type Scene, scene, shown } from '../kit.ts';

async function ended({ ann, bob, channel, quiet, table }: Scene): Promise<void> {
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2, order: 'joined' });
  await bob.command(channel, 'porto join');
  await ann.command(channel, 'porto start');
  await quiet();
  for (const one of [ann, bob, ann, bob]) await one.command(channel, 'porto draw', { cards: '1', now: true });
  const match = await table.live(channel.id);
  await table.resign(match?.id ?? '', bob.id);
  await quiet();
}

const altOf = (answer: ReturnType<typeof shown>): string => answer.attachments[0]?.description ?? '';

test('a year is a picture of the games; its person may post it, and who opts out is nowhere', async () => {
  const stage = await scene();
  const { ann, bob, cid, channel, quiet } = stage;
  expect((await ann.command(channel, 'games year')).content).toMatch(/^No game of yours/);
  expect((await ann.command(channel, 'games year', { server: true })).content).toMatch(/^No game that counts/);
  await ended(stage);
  const own = shown(await ann.command(channel, 'games year'));
  console.log(own.content, altOf(own));
  const server = shown(await cid.command(channel, 'games year', { server: true }));
  console.log(server.content, altOf(server));
  await ann.press(own, 'Post it here');
  await quiet();
  console.log(last(channel).content, last(channel).attachments[0]?.description);
  const other = await cid.command(channel, 'games year', { person: bob.id });
  console.log(other.content);
});
