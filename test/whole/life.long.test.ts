import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/index.ts';
import { boardsIn } from '../support/boards.ts';
import { folder } from '../support/folder.ts';
import { liveMatches } from '../support/reads.ts';
import { isRelease, part } from '../support/test-form.ts';
import { launch, localDiscord } from './process.ts';

/**
 * Time limit in milliseconds for the bot's end. It is far longer than the bot's own limit, so that a busy machine does not
 * reach it.
 */
const SILENCE_MS = 90_000;

async function scene() {
  const place = folder();
  const discord = await localDiscord({ answerMs: 60_000 });
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  return { folder: place, discord, channel, ann, database: join(place, 'porto.sqlite') };
}

const plain = (said: string) => said.split('\n').filter(line => line !== '' && !line.startsWith('{'));

test('SIGTERM: what was acknowledged is finished, and the lease is given back', async () => {
  const { folder, discord, channel, ann, database } = await scene();
  const bot = launch(discord, folder);
  await bot.serves();
  const { promise: held, resolve: answered } = Promise.withResolvers<void>();
  discord.fail({ method: 'PATCH', path: /webhooks/, delay: held });
  const answer = ann.command(channel, 'porto solo');
  await expect.poll(() => discord.requests.some(({ path }) => path.includes('callback'))).toBe(true);
  const ended = bot.end('SIGTERM');
  await bot.says('stopping');
  answered();
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(SILENCE_MS);
  expect((await answer).content).toContain('The game has started');
  const store = await openStore(database);
  expect((await liveMatches(store)).map(({ status }) => status)).toEqual(['running']);
  expect(await store.lease.read()).toBeUndefined();
  await store.close();
  expect(discord.complaints).toEqual([]);
});

test('SIGTERM while Discord does not answer: it waits for none of its answers', async () => {
  const { folder, discord, channel, ann } = await scene();
  const bot = launch(discord, folder);
  await bot.serves();
  discord.fail({ path: /./, delay: SILENCE_MS, times: 1_000 });
  void ann.command(channel, 'porto solo').catch(() => undefined);
  await sleep(500);
  const { code, ms } = await bot.end('SIGTERM');
  expect(code).toBe(0);
  expect(ms).toBeLessThan(SILENCE_MS);
});

test.each(
  part(
    [
      [
        'a wrong token',
        { DISCORD_TOKEN: 'wrong.token.altogether' },
        () => {},
        /^DISCORD_TOKEN was refused[^\n]*$/,
      ],
      [
        'a token that was reset',
        {},
        (discord: LocalDiscord) => discord.revokeToken(),
        /^DISCORD_TOKEN was refused/,
      ],
      ['intents', {}, (discord: LocalDiscord) => discord.refuseIntents(), /^Discord refuses the intents/],
    ] as const,
    1,
  ),
)('%s, refused at the login: one line, exit 78, no other try', async (_, settings, trouble, line) => {
  const { folder, discord } = await scene();
  trouble(discord);
  const bot = launch(discord, folder, { ...settings, LOG_LEVEL: 'fatal' });
  expect(await bot.gone).toBe(78);
  const lines = bot.said().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
  expect(discord.requests.length).toBeLessThanOrEqual(2);
});

test.each(
  part(
    [
      ['token is reset', (discord: LocalDiscord) => discord.revokeToken(), /^DISCORD_TOKEN was refused/],
      [
        'intents are taken away',
        (discord: LocalDiscord) => discord.refuseIntents(),
        /^Discord refuses the intents/,
      ],
    ] as const,
    1,
  ),
)('the %s while it runs: the same', async (_, trouble, line) => {
  const { folder, discord } = await scene();
  const bot = launch(discord, folder);
  await bot.serves();
  await discord.idle(200);
  const asked = discord.requests.length;
  trouble(discord);
  expect(await bot.gone).toBe(78);
  expect(plain(bot.said())).toEqual([expect.stringMatching(line)]);
  expect(discord.requests.length - asked).toBeLessThanOrEqual(2);
});

test.runIf(isRelease)('a reset token that only a request finds out', async () => {
  const { folder, discord, channel, ann } = await scene();
  const bot = launch(discord, folder);
  await bot.serves();
  discord.fail({ method: 'POST', path: /^\/channels\/\d+\/messages$/, status: 401, times: 1_000 });
  void ann.command(channel, 'porto solo').catch(() => undefined);
  expect(await bot.gone).toBe(78);
  expect(plain(bot.said())).toEqual([expect.stringMatching(/^DISCORD_TOKEN was refused/)]);
});

test('a second one waits, saying so, and takes over on release: every command is answered, by one', async () => {
  const { folder, discord, channel, ann } = await scene();
  const first = launch(discord, folder);
  await first.serves();
  const second = launch(discord, folder);
  await second.says(/another instance \(process \d+, since .*waiting/);
  await second.says('logged in');
  expect((await ann.command(channel, 'porto solo')).content).toContain('The game has started');
  expect(second.said()).not.toContain('acts from now on');
  const [{ code }] = await Promise.all([first.end('SIGTERM'), second.says('acts from now on')]);
  expect(code).toBe(0);
  expect(second.said()).not.toContain('was silent');
  expect((await ann.command(channel, 'porto hand')).content).not.toBe('');
  expect((await second.end('SIGTERM')).code).toBe(0);
  expect(discord.complaints).toEqual([]);
});

test('one that was killed is followed at once; one that hangs is shut out when it wakes', async () => {
  const { folder, discord, channel, ann, database } = await scene();
  const first = launch(discord, folder);
  await first.says('acts from now on');
  await first.end('SIGKILL');
  const second = launch(discord, folder);
  await second.serves();
  expect(second.said()).not.toContain('another instance');
  await ann.command(channel, 'porto solo');
  // The lease looks as if another process had found this bot silent for 30 s and taken over.
  const other = new Handle(database, 60_000);
  onTestFinished(() => other.close());
  other.prepare(`update lease set holder = 'another', beat = 0`).run();
  void ann.command(channel, 'porto do', { action: 'x' }).catch(() => undefined);
  expect(await second.gone).toBe(1);
  expect(plain(second.said())).toEqual([expect.stringContaining('Another instance has taken over')]);
  expect(other.prepare('select holder from lease').get()).toEqual({ holder: 'another' });
});

test.runIf(isRelease)('a newer database: one line that says what to do, exit 78, left as it is', async () => {
  const { folder, discord, database } = await scene();
  await (await openStore(database)).close();
  const raw = new Handle(database, 1_000);
  onTestFinished(() => raw.close());
  raw.prepare(`insert into kysely_migration values ('0999-future', '2999')`).run();
  const bot = launch(discord, folder, { LOG_LEVEL: 'fatal' });
  expect(await bot.gone).toBe(78);
  expect(bot.said().trim().split('\n')).toEqual([
    expect.stringMatching(
      /^DATABASE_URL .*newer version of this program \(0999-future\): update the program$/,
    ),
  ]);
});

test('a path that can not be written, a file that is none: one line, exit 78', async () => {
  const { folder, discord } = await scene();
  writeFileSync(join(folder, 'file'), 'x'.repeat(5_000));
  for (const [path, words] of [
    ['file/porto.sqlite', /can't be opened for writing/],
    ['file', /is not an SQLite database/],
  ] as const) {
    const url = `file:${join(folder, path)}`;
    const bot = launch(discord, folder, { LOG_LEVEL: 'fatal', DATABASE_URL: url });
    expect(await bot.gone).toBe(78);
    const lines = bot.said().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(words);
  }
});

test('a heartbeat while it runs, a backup at the start', async () => {
  const { folder, discord } = await scene();
  const beat = join(folder, 'run', 'beat');
  const began = Date.now();
  const bot = launch(discord, folder, { HEARTBEAT_FILE: beat, BACKUP_EVERY_HOURS: '24' });
  await bot.says('a backup was made');
  // File systems round times, so the file may seem older than it is.
  expect(statSync(beat).mtimeMs).toBeGreaterThan(began - 2_000);
  // The bot may be writing the file at this moment.
  await expect.poll(() => Date.parse(readFileSync(beat, 'utf8').trim())).toBeGreaterThanOrEqual(began);
  const backups = readdirSync(join(folder, 'backups'));
  expect(backups).toEqual([expect.stringMatching(/^porto-\d{8}T\d{6}Z\.sqlite$/)]);
  expect((await bot.end('SIGTERM')).code).toBe(0);
  expect(() => statSync(beat)).toThrow();
});

test.runIf(isRelease)(
  'a heartbeat file and a backup folder that can not be written: said, and the bot plays on',
  async () => {
    const { folder, discord, channel, ann } = await scene();
    const taken = join(folder, 'taken');
    mkdirSync(taken);
    writeFileSync(join(folder, 'file'), '');
    const bot = launch(discord, folder, {
      HEARTBEAT_FILE: taken,
      BACKUP_DIR: join(folder, 'file', 'backups'),
      BACKUP_EVERY_HOURS: '24',
    });
    await bot.says('no backup was made; it will be tried again');
    await bot.says('HEARTBEAT_FILE can not be written');
    await bot.serves();
    expect((await ann.command(channel, 'porto rules')).content).toContain('## Overview');
    expect(bot.said().match(/no backup was made/g)).toHaveLength(1);
    expect((await bot.end('SIGTERM')).code).toBe(0);
  },
);

test('a server that removes the bot, also while it is not running: its games are parked, the others go on', async () => {
  const { folder, discord, channel, ann, database } = await scene();
  const [thrown, later] = ['Thrown', 'Later'].map(name => discord.addGuild({ name }));
  const rooms = [thrown, later].map(guild => guild?.addChannel({ name: 'porto' }));
  const bot = launch(discord, folder);
  await bot.serves();
  for (const room of [channel, ...rooms]) {
    if (!room) throw new Error('no room');
    await ann.command(room, 'porto solo');
    await expect.poll(() => boardsIn(room)).toHaveLength(1);
  }
  await discord.idle(200);
  thrown?.removeBot();
  await bot.says(/"guildId":"\d+","matches":\["[^"]+"\].*no longer in this server: games parked/);
  expect((await bot.end('SIGTERM')).code).toBe(0);
  later?.removeBot();
  const second = launch(discord, folder);
  await second.says('no longer in this server: games parked');
  expect((await ann.command(channel, 'porto hand')).content).not.toBe('');
  expect((await second.end('SIGTERM')).code).toBe(0);
  const store = await openStore(database);
  expect(await liveMatches(store)).toHaveLength(3);
  expect(await store.outbox.waiting()).toEqual([]);
  await store.close();
  expect(discord.complaints).toEqual([]);
});
