import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { LocalDiscord } from '../../src/index.ts';
import { freePort } from './free-port.ts';
import { INVITED } from './stand-in.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url));

const OWN = `
export const commands = [{ name: 'greet', description: 'Says hello' }];
export const messages = async () => [{ name: 'one', body: { content: 'of my bot' } }];
`;

async function start(args: readonly string[], env: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'contact-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  writeFileSync(join(folder, 'own.mjs'), OWN);
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, 'contact', ...args], {
    ...{ cwd: folder, env: { PATH, ...env } },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', text => {
    said.out += String(text);
  });
  child.stderr.on('data', text => {
    said.err += String(text);
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  return { folder, said, ended };
}

const run = async (args: readonly string[], env: Readonly<Record<string, string>>) =>
  (await start(args, env)).ended;

async function inhabited() {
  const discord = await LocalDiscord.start();
  onTestFinished(() => discord.close());
  const guild = discord.addGuild({ name: 'Ribeira', botPermissions: INVITED });
  return { discord, guild, env: { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api } };
}

const ID = '12345678901234567';

test('an id that is none, a missing id, a missing token and a Discord that does not answer get one line each', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}/api`;
  const token = { DISCORD_TOKEN: 'local.token' };
  const ended = await Promise.all([
    run(['--guild', 'Ribeira'], token),
    run([], token),
    run(['--guild', ID], {}),
    run(['--guild', ID], { ...token, DISCORD_API_URL: nowhere }),
    run(['--guild', ID], { ...token, DISCORD_API_URL: 'discord' }),
    run(['--guild', ID, '--own', 'nowhere.mjs'], token),
    run(['--server', ID], token),
  ]);
  const lines = ended.map(({ code, err }) => [code, err.trim()]);
  expect(lines).toEqual([
    [78, expect.stringMatching(/^--guild expects the id of a server: 17 to 20 digits[^\n]*$/)],
    [78, expect.stringMatching(/^--guild is missing: it expects the id of a server[^\n]*$/)],
    [78, expect.stringMatching(/^DISCORD_TOKEN is missing: [^\n]*$/)],
    [1, expect.stringMatching(/^Discord does not answer \(ECONNREFUSED\): [^\n]*$/)],
    [78, expect.stringMatching(/^DISCORD_API_URL expects [^\n]*$/)],
    [78, expect.stringMatching(/^--own: nowhere.mjs can't be loaded [^\n]*$/)],
    [78, expect.stringMatching(/--server/)],
  ]);
});

test('a whole run without a person tries the messages of a bot, and leaves the server as it was', async () => {
  const { guild, env } = await inhabited();
  const { code, out, err } = await run(['--guild', guild.id, '--alone', '--own', 'own.mjs'], env);
  expect(err).toBe('');
  expect(code).toBe(0);
  for (const line of ['own-commands', 'own-messages'])
    expect(out).toMatch(new RegExp(`as assumed +${line}\n`));
  expect(out).toMatch(
    /lines are as assumed, 0 differ, \d+ were not tried, \d+ cannot be asked\. The report: .*contact-report\.md\n$/,
  );
  expect(guild.channels).toEqual([]);
});

test('a Discord that goes away in the middle of a run still gets a report', async () => {
  const { discord, guild, env } = await inhabited();
  const { folder, said, ended } = await start(['--guild', guild.id, '--alone'], env);
  await expect.poll(() => said.out).toContain('message-time');
  await discord.close();
  const { out, err } = await ended;
  expect(out).toContain('no answer of Discord: ECONNREFUSED');
  expect(err).toMatch(/^Not removed: a channel "contact-…"/m);
  expect(readFileSync(join(folder, 'contact-report.md'), 'utf8')).toContain('| `thread-lock` |');
});
