import { InteractionResponseType } from 'discord.js';
import { expect, test } from 'vitest';
import { startBot } from '../support/bot.ts';
import { said, scene } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

test('stopping lets what is under way be finished', async () => {
  const discord = await ownDiscord();
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  const running = await startBot({ discord });
  const { promise: delay, resolve: goOn } = Promise.withResolvers<void>();
  discord.fail({ method: 'POST', path: /callback/, delay });
  const answer = ann.command(channel, 'porto solo');
  await expect.poll(() => discord.requests.some(({ path }) => path.includes('callback'))).toBe(true);
  const stopped = running.stop();
  goOn();
  await stopped;
  expect((await answer).content).toContain('The game has started');
});

test('an answer whose acknowledgement was lost on the way is given all the same', async () => {
  const { ann, channel, discord, trouble } = await scene({ paints: false });
  discord.fail({ method: 'POST', path: /callback/, status: 500, afterwards: true });
  expect(await said(ann, channel, 'porto rules')).toContain('## Overview');
  expect(trouble).toEqual([]);
});

test('a command that only reads is answered by its first request', async () => {
  const { ann, channel, discord } = await scene({ paints: false });
  const kind = async (): Promise<unknown> => {
    await said(ann, channel, 'porto rules');
    const callback = discord.requests.findLast(({ path }) => path.includes('callback'));
    return (callback?.body as { readonly type?: unknown } | undefined)?.type;
  };
  // On a busy machine the bot may acknowledge a command first, and answer later.
  await expect.poll(kind).toBe(InteractionResponseType.ChannelMessageWithSource);
});
