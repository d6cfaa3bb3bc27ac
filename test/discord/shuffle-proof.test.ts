import { expect, test } from 'vitest';
import { commitmentOf } from '../../src/core/contract/dice.ts';
import { inGame } from '../support/in-game.ts';
import { cancel, keepFirst, last, scene } from './kit.ts';

test('the lobby and the deal tell the commitment, after the end the panel tells seed and salt', async () => {
  const { ann, bob, channel, table, quiet, discord } = await scene({ paints: false });
  await ann.command(channel, 'porto new', { seats: 2 });
  await quiet();
  const beginning = /Shuffle ([0-9a-f]{32})/.exec(last(channel).content)?.[1] ?? 'none';
  const asked = await inGame(ann, channel, 'porto', 'game verify');
  const commitment = /SHA-256 is `([0-9a-f]{64})`/.exec(asked.content)?.[1] ?? 'none';
  expect(commitment.startsWith(beginning)).toBe(true);
  await inGame(bob, channel, 'porto', 'join');
  await inGame(ann, channel, 'porto', 'start');
  await quiet();
  expect(last(channel).content).toContain(`Shuffle ${beginning}`);
  const match = await table.live(channel.id);
  for (const person of [ann, bob]) {
    await keepFirst(person, channel);
  }
  await quiet();
  expect(last(channel).content).not.toContain('Shuffle');
  await cancel(ann, channel);
  const before = JSON.stringify([discord.payloads, discord.privatePayloads]);
  await cancel(bob, channel);
  await quiet();
  expect(last(channel).content).toContain('Check the shuffle: `/porto game`');
  const answer = await inGame(ann, channel, 'porto', 'game verify');
  const [, seed = '', salt = ''] = /seed `([0-9a-f]{64})`, salt `([0-9a-f]{64})`/.exec(answer.content) ?? [];
  expect(commitmentOf(seed, salt)).toBe(commitment);
  expect((await table.archive.verify(match?.id ?? ''))?.seed).toBe(seed);
  for (const secret of [seed, salt]) expect(before).not.toContain(secret);
});
