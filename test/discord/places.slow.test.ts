import { expect, onTestFinished, test } from 'vitest';
import { begin, leaks, playOn, seenBy, startPlaced } from './placed.ts';

async function placed(...kinds: readonly ('server' | 'dm')[]) {
  const running = await startPlaced();
  onTestFinished(async () => {
    await running.stop();
    expect(running.discord.complaints).toEqual([]);
  });
  return begin(running, 'porto', kinds, { variant: 'family' });
}

test('two people of two servers play a whole game, each in their own channel', async () => {
  const match = await placed('server', 'server');
  await playOn(match);
  expect(match.trouble).toEqual([]);
  for (const own of match.at) {
    const seen = await seenBy(match, own);
    expect(seen.status).toBe('over');
    expect(seen.channelId).toBe(own.channel.id);
    expect(own.channel.messages.at(-1)?.id).toBe(seen.boardMessageId);
    const texts = own.channel.allMessages.map(({ content }) => content).join('\n');
    expect(texts).toContain('Player from another server');
    const called = match.discord.requests.filter(({ body }) =>
      JSON.stringify(body ?? null).includes(own.person.mention),
    );
    expect(called.length).toBeGreaterThan(5);
  }
  expect(leaks(match)).toEqual([]);
}, 300_000);
