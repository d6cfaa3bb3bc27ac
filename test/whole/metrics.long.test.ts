import { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scraped, sumOf } from '../metrics/scraped.ts';
import { folder } from '../support/folder.ts';
import { type BotProcess, launch } from './process.ts';

/** Where it says that it is asked. */
async function portOf(bot: BotProcess): Promise<number> {
  await bot.says(/metrics and health are told here/, 120_000);
  return Number(/"port":(\d+)/.exec(bot.said())?.[1]);
}

const asked = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

test('two processes on one database: one acts, one stands by ready, and takes over when the first leaves', async () => {
  const discord = await LocalDiscord.start();
  onTestFinished(() => discord.close());
  discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const place = folder();
  const settings = { METRICS_PORT: '0' };
  const first = launch(discord, place, settings);
  const port = await portOf(first);
  expect((await asked(port, '/healthz')).status).toBe(200);
  const becomes = (at: number, text: RegExp) =>
    vi.waitFor(async () => expect((await asked(at, '/readyz')).text).toMatch(text), { timeout: 120_000 });
  await becomes(port, /^acts for 1 of 1 shards/);
  const second = launch(discord, place, settings);
  const other = await portOf(second);
  await becomes(other, /^waits for its turn/);
  expect((await asked(other, '/readyz')).status).toBe(200);
  const held = async (at: number) =>
    sumOf(scraped((await asked(at, '/metrics')).text), 'boardgames_shards_held');
  expect([await held(port), await held(other)]).toEqual([1, 0]);
  expect((await asked(port, '/metrics')).text).toMatch(
    /boardgames_build_info\{version="\d+\.\d+\.\d+",node="v/,
  );
  expect((await first.end('SIGTERM')).code).toBe(0);
  await becomes(other, /^acts for 1 of 1 shards/);
  expect(await held(other)).toBe(1);
  expect((await second.end('SIGTERM')).code).toBe(0);
});
