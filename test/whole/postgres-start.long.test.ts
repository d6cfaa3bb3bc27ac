import { LocalDiscord } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder } from '../support/folder.ts';
import { asAdminOf, database } from '../support/postgres.ts';
import { launch, page } from './process.ts';

const PASSWORD = 'hunter2-hunter2';
let discord: LocalDiscord;

beforeAll(async () => {
  discord = await LocalDiscord.start();
});
afterAll(() => discord.close());

/** Returns the exit code and output of a bot that can't use this database. The output never contains the password. */
async function ending(
  url: string,
): Promise<{ readonly code: number | null; readonly lines: readonly string[] }> {
  const bot = launch(discord, folder(), { DATABASE_URL: url, LOG_LEVEL: 'trace' });
  const code = await bot.gone;
  expect(bot.said()).not.toContain(PASSWORD);
  expect(bot.said()).not.toContain(encodeURIComponent(PASSWORD));
  return { code, lines: bot.said().trim().split('\n') };
}

const withPassword = (url: string): string => {
  const address = new URL(url);
  address.password = PASSWORD;
  return address.href;
};

test('an error that no restart can mend gives one line, exit 78 and no password', async () => {
  const url = await database();
  expect(await ending(withPassword(url))).toEqual({
    code: 78,
    lines: [expect.stringMatching(/^DATABASE_URL postgres:.* refuses this user or its password$/)],
  });
  const newer = await database();
  await asAdminOf(newer, `insert into kysely_migration values ('9999-future', '2026-01-01')`);
  expect(await ending(newer)).toEqual({
    code: 78,
    lines: [expect.stringMatching(/^DATABASE_URL the database postgres:.*update the program$/)],
  });
  expect(await ending(`postgres://bot:${PASSWORD}@127.0.0.1`)).toEqual({
    code: 78,
    lines: [expect.stringMatching(/^DATABASE_URL expects for PostgreSQL postgres:\/\/user:password@/)],
  });
});

test('a server that is not there: a line for each attempt, no password, and the page of health says why', async () => {
  // No program listens on this port. A random free port could be taken by another program meanwhile.
  const url = `postgres://bot:${PASSWORD}@127.0.0.1:1/porto`;
  const bot = launch(discord, folder(), { DATABASE_URL: url, METRICS_PORT: '0' });
  await bot.says(/next attempt[\s\S]*next attempt/);
  const { status, text } = await page(bot, 'readyz');
  expect(status).toBe(503);
  expect(text).toMatch(
    /^the database postgres:\/\/127\.0\.0\.1:1\/porto can not be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\): the next/,
  );
  expect((await page(bot, 'healthz')).status).toBe(200);
  expect((await bot.end('SIGTERM')).code).toBe(0);
  expect(bot.said()).not.toContain(PASSWORD);
});
