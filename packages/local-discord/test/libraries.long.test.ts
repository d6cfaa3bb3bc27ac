import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import type { LocalDiscord } from '../src/index.ts';
import { present, startDiscord } from './kit.ts';

const EXAMPLES = fileURLToPath(new URL('../examples/', import.meta.url));
/** Python of the system, for which Debian's package `python3-discord` installs discord.py. */
const PYTHON = '/usr/bin/python3';
const LIBRARIES = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);
const COMMANDS = ['file', 'hello', 'letter', 'thread'];
/** Libraries that speak https alone. */
const HTTPS = ['eris', 'seyfert'];

/** Returns the name of what a library needs, and this machine has not. Undefined: the library can be tried. */
async function missing(library: string): Promise<string | undefined> {
  const hasPython = () => spawnSync(PYTHON, ['-c', 'import discord']).status === 0;
  if (library === 'discord.py' && !hasPython()) return "Debian's package python3-discord";
  const found = await import('selfsigned').catch(() => undefined);
  return HTTPS.includes(library) && found === undefined ? 'the package selfsigned' : undefined;
}

/** Starts the example bot of a library in a folder of its own, with the packages of its lock file. */
async function startBot(discord: LocalDiscord, library: string): Promise<() => string> {
  const folder = mkdtempSync(join(tmpdir(), 'local-discord-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(EXAMPLES, library), folder, { recursive: true });
  cpSync(join(EXAMPLES, 'parts.mjs'), join(folder, 'parts.mjs'));
  const certificate = join(folder, 'certificate.pem');
  if (discord.certificate) writeFileSync(certificate, discord.certificate);
  const isPython = library === 'discord.py';
  if (!isPython) {
    const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
    expect(install.status, String(install.stderr)).toBe(0);
  }
  const child = spawn(isPython ? PYTHON : process.execPath, [isPython ? 'bot.py' : 'bot.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISCORD_API: discord.api,
      DISCORD_TOKEN: discord.token,
      ...(discord.certificate && { NODE_EXTRA_CA_CERTS: certificate }),
    },
  });
  onTestFinished(() => stop(child));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      said += String(data);
    });
  return () => (child.exitCode === null ? said : `ended with ${child.exitCode}\n${said}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test.for(LIBRARIES)('%s', async (library, { skip }) => {
  const needed = await missing(library);
  if (needed !== undefined) {
    process.stderr.write(`${library} is not tried: it needs ${needed}.\n`);
    expect(process.env.CI, `CI needs ${needed}`).not.toBe('true');
    return skip();
  }
  const discord = await startDiscord({ https: HTTPS.includes(library), quietMs: 200 });
  const guild = discord.addGuild({ name: 'Harbour' });
  const channel = guild.addChannel({ name: 'quay' });
  const ann = discord.addUser({ name: 'Ann' });
  const said = await startBot(discord, library);
  onTestFailed(() => {
    const last = discord.requests.slice(-5).map(({ method, path, status }) => `${method} ${path} ${status}`);
    process.stderr.write(
      `${library} said: ${said()}\n${last.join('\n')}\n${discord.complaints.join('\n')}\n`,
    );
  });
  const names = () => (discord.connected ? discord.commands().map(({ name }) => name) : []);
  await expect.poll(() => names().toSorted()).toEqual(COMMANDS);

  const suggested = await ann.autocomplete(channel, 'hello', {}, 'name', 'B');
  expect(suggested.map(({ value }) => value)).toEqual(['Béla', 'Bob']);
  const hello = await ann.command(channel, 'hello', { name: 'Béla' });
  expect(hello.content).toBe('Hello, Béla!');
  await ann.press(hello.message, 'Wave');
  expect(present(hello.message).content).toBe(`${ann.mention} waved.`);
  await ann.select(hello.message, 'paint', ['blue']);
  expect(present(hello.message).content).toBe('Painted blue.');
  const whispered = await ann.press(hello.message, 'Whisper');
  expect([whispered.content, whispered.ephemeral]).toEqual(['For you alone.', true]);
  const asked = await ann.press(hello.message, 'Write');
  const written = await ann.submit(asked, { text: 'A text' });
  expect(written.content).toBe('Written: A text');

  const sent = await ann.command(channel, 'file');
  const [file] = present(sent.message).attachments;
  expect([file?.filename, String(file?.data)]).toEqual(['hello.txt', 'hello']);
  await ann.command(channel, 'thread');
  const [thread] = guild.threads;
  expect(thread?.name).toBe('Talk');
  expect(thread?.messages.map(({ content }) => content)).toEqual(['First!']);
  await ann.command(channel, 'letter');
  expect((await ann.dm()).messages.map(({ content }) => content)).toEqual(['A letter.']);

  discord.dropGateway();
  await expect.poll(() => discord.events.at(-1)?.name).toBe('RESUMED');
  expect((await ann.command(channel, 'hello', { name: 'Bob' })).content).toBe('Hello, Bob!');
  expect(discord.complaints).toEqual([]);
});
