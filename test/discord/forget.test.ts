import { expect, test } from 'vitest';
import { drawNow, family, last, scene } from './kit.ts';

test('a deleted person is removed from the newest message of an ended game, which pings no one', async () => {
  const stage = await scene({ paints: false });
  const { table, channel, quiet, ann } = stage;
  const [first, second] = await family(stage);
  const match = await table.live(channel.id);
  await drawNow(second, channel);
  await table.resign(match?.id ?? '', second.id);
  await quiet();
  const before = channel.messages.length;
  expect(last(channel).content).toContain(second.name);
  await table.housekeeping.forget(second.id);
  stage.bot.announce(match?.id ?? '');
  await quiet();
  expect(channel.messages).toHaveLength(before);
  expect(last(channel).content).not.toContain(second.name);
  expect(last(channel).content).toContain('Player 2');
  expect(last(channel).content).toContain(first.name);
  expect(last(channel).mentions).toEqual([]);
  expect(ann.id).not.toBe('');
});
