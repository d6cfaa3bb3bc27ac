import { expect, test } from 'vitest';
import { folder } from '../support/folder.ts';
import { launch, localDiscord } from './process.ts';

const STARTS = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Starts a bot, opens two games one after the other, and returns the milliseconds until each board is in its channel. */
async function boards(): Promise<readonly number[]> {
  const discord = await localDiscord();
  const guild = discord.addGuild({ name: 'Ribeira' });
  const ann = discord.addUser({ name: 'Ann' });
  const bot = launch(discord, folder());
  await bot.serves();
  const times: number[] = [];
  for (const name of ['one', 'two']) {
    const channel = guild.addChannel({ name });
    const began = performance.now();
    await ann.command(channel, 'porto solo');
    await expect.poll(() => channel.messages.some(({ attachments }) => attachments.length > 0)).toBe(true);
    times.push(performance.now() - began);
  }
  await bot.end('SIGTERM');
  return times;
}

test('the first board after a start takes less than three times as long as the second, over ten starts', async () => {
  const all: (readonly number[])[] = [];
  for (let start = 0; start < STARTS; start++) all.push(await boards());
  const [first, second] = [0, 1].map(at => median(all.map(times => times[at] ?? Number.NaN)));
  console.log(`first board ${first} ms, second ${second} ms`);
  expect((first ?? 0) / (second ?? 1)).toBeLessThan(3);
});
