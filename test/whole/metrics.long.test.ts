import { expect, test } from 'vitest';
import { scraped, sumOf } from '../metrics/scraped.ts';
import { folder } from '../support/folder.ts';
import { database } from '../support/postgres.ts';
import { type BotProcess, launch, localDiscord } from './process.ts';

async function portOf(bot: BotProcess): Promise<number> {
  await bot.says(/metrics and health are served here/);
  return Number(/"port":(\d+)/.exec(bot.said())?.[1]);
}

const asked = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

test('two processes on one database: one acts, one stands by ready, and takes over when the first leaves', async () => {
  const discord = await localDiscord();
  discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const place = folder();
  const settings = { METRICS_PORT: '0' };
  const first = launch(discord, place, settings);
  const port = await portOf(first);
  expect((await asked(port, '/healthz')).status).toBe(200);
  const becomes = (at: number, text: RegExp) =>
    expect.poll(async () => (await asked(at, '/readyz')).text).toMatch(text);
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
  // The trial picture at the start must not count, and every counter must exist before anything fails.
  const series = scraped((await asked(port, '/metrics')).text);
  expect(sumOf(series, 'boardgames_picture_failures_total')).toBe(0);
  expect(sumOf(series, 'boardgames_worker_restarts_total', { worker: 'painter' })).toBe(0);
  await becomes(port, /^acts for 1 of 1 shards\n$/);
  expect((await first.end('SIGTERM')).code).toBe(0);
  await becomes(other, /^acts for 1 of 1 shards/);
  expect(await held(other)).toBe(1);
  expect((await second.end('SIGTERM')).code).toBe(0);
});

test('two processes that divide two shards on PostgreSQL, as the compose file starts them: each is ready with its own', async () => {
  const discord = await localDiscord({ shards: 2, maxConcurrency: 2, loginEveryMs: 50 });
  const settings = {
    METRICS_PORT: '0',
    SHARDS: 'auto/2',
    DATABASE_URL: await database({ tables: false }),
  };
  const bots = [launch(discord, folder(), settings), launch(discord, folder(), settings)];
  const ports = await Promise.all(bots.map(portOf));
  const become = (of: readonly number[], status: number, text: RegExp) =>
    expect
      .poll(() => Promise.all(of.map(port => asked(port, '/readyz'))))
      .toEqual(of.map(() => ({ status, text: expect.stringMatching(text) })));
  await become(ports, 200, /^acts for 1 of 2 shards/);
  const held = async (port: number) => scraped((await asked(port, '/metrics')).text);
  for (const port of ports) {
    const series = await held(port);
    expect(sumOf(series, 'boardgames_shards_held')).toBe(1);
    expect(sumOf(series, 'boardgames_shards')).toBe(2);
    expect(sumOf(series, 'boardgames_database_up')).toBe(1);
    expect(sumOf(series, 'boardgames_database_seconds_count', { kind: 'transaction' })).toBeGreaterThan(0);
  }
  const [first, second] = bots;
  expect((await first?.end('SIGTERM'))?.code).toBe(0);
  await become(ports.slice(1), 200, /^acts for 2 of 2 shards/);
  expect((await second?.end('SIGTERM'))?.code).toBe(0);
});
