import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { patientDiscord, startBot } from '../support/bot.ts';

test('stopping lets what is under way be finished', async () => {
  const discord = await patientDiscord();
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  const running = await startBot({ discord });
  let goOn = () => {};
  const delay = new Promise<void>(resolve => {
    goOn = resolve;
  });
  discord.fail({ method: 'POST', path: /callback/, delay });
  const answer = ann.command(channel, 'porto solo');
  while (!discord.requests.some(({ path }) => path.includes('callback'))) await setTimeout(5);
  const stopped = running.stop();
  goOn();
  await stopped;
  expect((await answer).content).toContain('The game has started');
  expect(discord.complaints).toEqual([]);
  await discord.close();
});

test('an answer whose acknowledgement was lost on the way is given all the same', async () => {
  const running = await startBot();
  const { discord } = running;
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  discord.fail({ method: 'POST', path: /callback/, status: 500, afterwards: true });
  expect((await ann.command(channel, 'porto rules')).content).toContain('## Overview');
  expect(running.trouble).toEqual([]);
  await running.stop();
});

test('a dropped connection is taken up again', async () => {
  const running = await startBot();
  const { discord } = running;
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  discord.dropGateway();
  await setTimeout(300);
  expect((await ann.command(channel, 'porto rules')).content).toContain('## Overview');
  await running.stop();
});
