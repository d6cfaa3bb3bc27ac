import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { INVITED } from './stand-in.ts';

const MAIN = fileURLToPath(new URL('../../tools/contact/main.ts', import.meta.url));

async function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'contact-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, ...args], {
    ...{ cwd: folder, env: { PATH, ...env } },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = [child.stdout, child.stderr].map(stream => stream.setEncoding('utf8').toArray());
  const [code] = await once(child, 'close');
  return { code, out: (await out)?.join('') ?? '', err: (await err)?.join('') ?? '' };
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
  ]);
  const lines = ended.map(({ code, err }) => [code, err.trim()]);
  expect(lines).toEqual([
    [78, expect.stringMatching(/^error: [^\n]*the id of a server: 17 to 20 digits[^\n]*$/)],
    [78, expect.stringMatching(/^--guild is missing: it expects the id of a server[^\n]*$/)],
    [78, expect.stringMatching(/^DISCORD_TOKEN is missing: [^\n]*$/)],
    [1, expect.stringMatching(/^Discord does not answer \(ECONNREFUSED\): [^\n]*$/)],
    [78, expect.stringMatching(/^DISCORD_API_URL expects [^\n]*$/)],
  ]);
});

test('a whole run without a person plays the games for their largest messages, and all of them are accepted', async () => {
  const discord = await LocalDiscord.start();
  onTestFinished(() => discord.close());
  const guild = discord.addGuild({ name: 'Ribeira', botPermissions: INVITED });
  const env = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api };
  const { code, out, err } = await run(['--guild', guild.id, '--alone'], env);
  expect(err).toBe('');
  expect(code).toBe(0);
  for (const kind of ['lobby', 'board', 'end', 'league'])
    expect(out).toMatch(new RegExp(`as assumed body-${kind}\n`));
  expect(out).toMatch(
    /lines are as assumed, 0 differ, \d+ were not tried\. The report: .*contact-report\.md\n$/,
  );
  expect(guild.channels).toEqual([]);
});
