import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalDiscord } from 'local-discord';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bundle, PROGRAMS } from '../scripts/bundle.mjs';
import { games } from '../src/games/registry.ts';
import { startBot } from './support/bot.ts';
import { bundled } from './support/bundled.ts';
import { inGame } from './support/in-game.ts';
import { isRelease } from './support/test-form.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SETTINGS = ['DISCORD_TOKEN', 'DISCORD_API_URL', 'GUILD_ID', 'DATABASE_URL', 'LOG_LEVEL'];

let folder = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porto-playground-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function launch(settings: Record<string, string> = {}, program = bundled('main')) {
  const env: NodeJS.ProcessEnv = { ...process.env, PLAYGROUND_PORT: '0', ...settings };
  for (const name of SETTINGS) if (!(name in settings)) delete env[name];
  const child = spawn(process.execPath, [program], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', data => {
    said.out += String(data);
  });
  child.stderr.on('data', data => {
    said.err += String(data);
  });
  const closed = once(child, 'close').then(([code]): number | null => code);
  const url = async (): Promise<string> => {
    await vi.waitFor(() => expect(said.out, said.err).toContain('\n'), { timeout: 300_000, interval: 50 });
    return /http:\S+/.exec(said.out)?.[0] ?? said.out;
  };
  return { child, said, closed, url };
}

const world = () => JSON.parse(readFileSync(join(folder, 'data/db/playground/world.json'), 'utf8'));
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('without a token: a page, four people, a channel for each game, the bot; after a restart the same', async () => {
  const first = launch();
  const url = await first.url();
  expect(first.said.out).toMatch(/^Playground: http:\/\/127\.0\.0\.1:\d+ [^\n]*\n$/);
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  first.child.kill('SIGTERM');
  expect(await first.closed).toBe(0);
  const before = world();
  expect(names(before.people)).toEqual(['Ana', 'Bruno', 'Clara', 'Diogo']);
  expect(names(before.channels)).toEqual(Object.keys(games));
  expect(names(Object.values<{ name: string }[]>(before.commands).flat())).toContain('porto');

  const second = launch();
  await second.url();
  second.child.kill('SIGINT');
  expect(await second.closed).toBe(0);
  const { origin: _, ...after } = world();
  expect({ ...after, origin: before.origin }).toEqual(before);
  expect(second.said.err).not.toMatch(/"level":(40|50|60)/);
});

test('killed the moment it is ready, it comes back with the same bot, people and commands', async () => {
  const first = launch();
  await first.url();
  first.child.kill('SIGKILL');
  await first.closed;
  const second = launch();
  await second.url();
  second.child.kill('SIGTERM');
  expect(await second.closed).toBe(0);
  const after = world();
  expect(names(after.people)).toEqual(['Ana', 'Bruno', 'Clara', 'Diogo']);
  expect(names(after.channels)).toEqual(Object.keys(games));
  expect(names(Object.values<{ name: string }[]>(after.commands).flat())).toEqual([
    ...Object.keys(games),
    'games',
    'Challenge to Porto',
  ]);
  const id = /"application":"(\d+)"/.exec(first.said.err)?.[1];
  expect(after.bot.id).toBe(id);
});

test('killed and started again, it has the same addresses, so that an open board finds its bot', async () => {
  const boards = ({ said }: ReturnType<typeof launch>) =>
    vi.waitUntil(() => /"url":"([^"]+)","msg":"boards are open/.exec(said.err)?.[1], { timeout: 300_000 });
  const first = launch();
  const port = Number(new URL(await first.url()).port);
  expect(await boards(first)).toBe(`http://127.0.0.1:${port + 1}`);
  first.child.kill('SIGKILL');
  await first.closed;
  const second = launch({ PLAYGROUND_PORT: String(port) });
  expect(await second.url()).toContain(`:${port}`);
  expect(await boards(second)).toBe(`http://127.0.0.1:${port + 1}`);
  second.child.kill('SIGTERM');
  expect(await second.closed).toBe(0);
});

test('a taken port gives way to the next; a second playground in the same folder is refused', async () => {
  const other = await LocalDiscord.start();
  const port = new URL(other.url).port;
  const first = launch({ PLAYGROUND_PORT: port });
  const got = Number(new URL(await first.url()).port);
  expect(got).toBeGreaterThan(Number(port));
  await other.close();
  const second = launch();
  expect(await second.closed).toBe(1);
  expect(second.said.err).toMatch(
    /^The playground can't be opened: [^\n]* is in use by process \d+[^\n]*\n$/,
  );
  expect(second.said.out).toBe('');
});

test('a start without its room, as in the image, gives two lines and exit code 78', async () => {
  const image = join(ROOT, 'dist', 'tests', `${process.pid}-image`);
  onTestFinished(() => rmSync(image, { recursive: true, force: true }));
  await bundle(image, PROGRAMS, { playground: false });
  const { closed, said } = launch({}, join(image, 'main.js'));
  expect(await closed).toBe(78);
  const lines = said.err.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('DISCORD_TOKEN');
  expect(lines[0]).toContain('.env.example');
  expect(lines[1]).toContain('playground');
  expect(said.out).toBe('');
});

test.runIf(isRelease)(
  'a start in a checkout with NODE_ENV=production, as a service sets it, ends with exit code 78',
  async () => {
    const { closed, said, url } = launch({ NODE_ENV: 'production' });
    expect(await Promise.race([closed, url()])).toBe(78);
    await closed;
    expect(said.err).toMatch(/^No DISCORD_TOKEN is set[^\n]*\n[^\n]*NODE_ENV=production[^\n]*\n$/);
    expect(said.out).toBe('');
  },
);

test('after a restart of both, the old board takes a press and the game goes on', async () => {
  const database = join(folder, 'porto.sqlite');
  const open = async () => {
    const discord = await LocalDiscord.start({ folder: join(folder, 'world'), answerMs: 60_000 });
    return startBot({ discord, database });
  };
  const first = await open();
  const made = first.discord.addGuild({ name: 'Porto' }).addChannel({ name: 'porto' });
  const people = [first.discord.addUser({ name: 'Ana' }), first.discord.addUser({ name: 'Bruno' })];
  await people[0]?.command(made, 'porto new', { variant: 'family', seats: 2 });
  await inGame(people[1], made, 'porto', 'join');
  await inGame(people[0], made, 'porto', 'start');
  await first.quiet();
  const boards = made.messages.length;
  await first.stop();
  await first.discord.close();

  const second = await open();
  const channel = second.discord.guilds[0]?.channels[0];
  expect(channel?.messages).toHaveLength(boards);
  const board = channel?.messages.at(-1);
  const mover = second.discord.person(board?.mentions[0] ?? '');
  const panel = await mover?.press(board, 'Draw cards');
  expect(panel?.ephemeral).toBe(true);
  const [way] = panel?.message?.buttons ?? [];
  const chosen = await mover?.press(panel?.message, way?.customId ?? 'no button');
  await mover?.press(chosen?.message, chosen?.message?.buttons[0]?.customId ?? 'no button');
  await second.quiet();
  expect(channel?.messages.at(-1)?.content).toContain('drew');
  expect(second.discord.complaints).toEqual([]);
  await second.stop();
  await second.discord.close();
});
