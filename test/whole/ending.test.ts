import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ENDING_SIGNALS } from '../../src/workers/ending-signals.ts';
import { bundled } from '../support/bundled.ts';
import { folder } from '../support/folder.ts';
import { launch, localDiscord } from './process.ts';

/** Signals that this system knows. */
const HERE = ENDING_SIGNALS.filter(signal => process.platform === 'win32' || signal !== 'SIGBREAK');

/** Address at which nothing answers, so that a bot starts and then waits. */
const NOWHERE = { DISCORD_API_URL: 'http://127.0.0.1:9' };
const WAITS = 'can not be reached';

test('each signal by which a system ends a process ends the bot like SIGTERM, also when it comes twice', async () => {
  const discord = await localDiscord();
  const ended = HERE.map(async signal => {
    const place = folder();
    const bot = launch(discord, place, NOWHERE);
    await bot.says(WAITS);
    const done = bot.end(signal);
    await bot.says('stopping');
    bot.child.kill(signal);
    const { code } = await done;
    // SQLite deletes the log when the last process closes the database in order.
    return [signal, code, existsSync(join(place, 'porto.sqlite-wal'))];
  });
  expect(await Promise.all(ended)).toEqual(HERE.map(signal => [signal, 0, false]));
});

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.abcdef.abcdefghijklmnopqrstuvwxyz1';

/** Returns the environment of a bot in a folder, without a Discord. */
const environmentIn = (place: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...NOWHERE,
  DISCORD_TOKEN: TOKEN,
  DATABASE_URL: `file:${join(place, 'porto.sqlite')}`,
});

test('a bot whose terminal was closed goes on without its log, and ends in order', async () => {
  const place = folder();
  // The system refuses to write to a file that is open for reading, as it does for a closed terminal.
  const closed = openSync('/dev/null', 'r');
  onTestFinished(() => closeSync(closed));
  const bot = spawn(process.execPath, [bundled('main')], {
    env: environmentIn(place),
    stdio: ['ignore', closed, closed],
  });
  onTestFinished(() => void bot.kill('SIGKILL'));
  const gone = once(bot, 'close');
  const log = join(place, 'porto.sqlite-wal');
  await vi.waitFor(() => expect(existsSync(log)).toBe(true), { timeout: 600_000 });
  await sleep(500);
  bot.kill('SIGHUP');
  expect(await gone).toEqual([0, null]);
  expect(existsSync(log)).toBe(false);
});

test('the bot ends in order when the npm that started it was killed', async () => {
  const env = { ...environmentIn(folder()), npm_lifecycle_event: 'start' };
  const npm = spawn('sh', ['-c', '"$0" "$1" & wait', process.execPath, bundled('main')], { env });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', data => (said += String(data)));
  const closed = once(npm, 'close');
  await vi.waitFor(() => expect(said).toContain(WAITS), { timeout: 600_000 });
  npm.kill('SIGKILL');
  await closed;
  expect(said).toMatch(/"ended":"npm","msg":"stopping"/);
});
