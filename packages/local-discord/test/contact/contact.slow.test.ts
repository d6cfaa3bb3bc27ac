import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { REPORT, STATE } from '../../src/contact/contact.ts';
import { ASSUMPTIONS } from '../../src/contact/lines/index.ts';
import { LocalDiscord } from '../../src/index.ts';
import { AtKeyboard } from './at-keyboard.ts';
import { everythingIn, inhabited, POLL, register } from './inhabited.ts';
import { OWN } from './own.ts';
import { INVITED, standIn } from './stand-in.ts';

const own = OWN;
/** Lines that no run on a stand-in can ask. */
const closed = (id: string): boolean => /^unasked-|^event-(thread-gone|server|role)/.test(id);

test('every line is as assumed on the stand-in, and the server is afterwards as it was, byte by byte', async () => {
  const here = await inhabited();
  const { discord, guild, run, folder } = here;
  await register(here, [POLL, ...OWN.commands]);
  const keyboard = new AtKeyboard(discord, guild);
  const before = everythingIn(here);
  const { results, left, report } = await run({ keyboard, own });
  const others = Object.entries(results).filter(([, { outcome }]) => outcome !== 'as assumed');
  expect(others.filter(([id]) => !closed(id))).toEqual([]);
  expect(others.map(([, { outcome }]) => outcome)).toEqual(others.map(() => 'cannot be asked'));
  expect(Object.keys(results)).toHaveLength(ASSUMPTIONS.length);
  expect(left).toEqual([]);
  expect(everythingIn(here)).toBe(before);
  expect(report).toBe(join(folder, REPORT));
  const text = readFileSync(join(folder, REPORT), 'utf8');
  expect(text).toContain(
    `${ASSUMPTIONS.length - others.length} as assumed, 0 differs, 0 not tried, ${others.length} cannot be asked`,
  );
  for (const { id } of ASSUMPTIONS) expect(text).toContain(`| \`${id}\` |`);
  expect(text).not.toMatch(/\d{15,}|https?:/);
  expect(text).not.toContain(discord.token);
  expect(() => statSync(join(folder, STATE))).toThrow(/ENOENT/);
});

test('a stopped run leaves the server as it was, and goes on with the lines that it has not tried', async () => {
  const here = await inhabited();
  const { discord, guild, run, folder, lines } = here;
  const keyboard = new AtKeyboard(discord, guild);
  const before = everythingIn(here);
  const stopper = new AbortController();
  const say = (line: string): void => {
    lines.push(line);
    if (line.includes('nonce-free')) stopper.abort();
  };
  const first = await run({ keyboard, own, stopped: stopper.signal, say });
  expect(first.broken).toBe('a person stopped the run');
  expect(readFileSync(first.report, 'utf8')).toContain('The run ended early: a person stopped the run.');
  expect(everythingIn(here)).toBe(before);
  const done = Object.keys(first.results).length;
  expect(done).toBe(ASSUMPTIONS.findIndex(({ id }) => id === 'nonce-free') + 1);
  expect(statSync(join(folder, STATE)).mode & 0o777).toBe(0o600);
  lines.length = 0;
  const second = await run({ keyboard, own, goOn: true });
  expect(lines).toHaveLength(ASSUMPTIONS.length - done);
  expect(Object.keys(second.results)).toHaveLength(ASSUMPTIONS.length);
  expect(Object.values(second.results).filter(({ outcome }) => outcome === 'not tried')).toEqual([]);
  expect(everythingIn(here)).toBe(before);
});

test('a run stops while it waits for a person', async () => {
  const here = await inhabited();
  const { discord, guild, run } = here;
  const before = everythingIn(here);
  const stopper = new AbortController();
  const idle = new AtKeyboard(discord, guild);
  idle.ask = ({ id }, done) => {
    if (id === 'command') stopper.abort();
    return new Promise(resolve => done.addEventListener('abort', () => resolve('skip')));
  };
  const withAnn = everythingIn(here);
  const { broken, results } = await run({ keyboard: idle, own, stopped: stopper.signal });
  expect(broken).toBe('a person stopped the run');
  expect(results['command-arrives']).toBeUndefined();
  expect(everythingIn(here)).toBe(withAnn);
  expect(withAnn).not.toBe(before);
});

test('a bot that is not in the server, lacks permissions, is an administrator or has a wrong token gets one line', async () => {
  const { run, guild, discord, folder } = await standIn();
  await expect(run({ guild: '12345678901234567' })).rejects.toThrow(
    /^The bot is not in the server 12345678901234567: invite it with https:\/\/discord\.com\/\S+, or give the id of another server\.$/,
  );
  await expect(run({ token: 'another.token' })).rejects.toThrow(
    /^DISCORD_TOKEN was refused by Discord: [^\n]+$/,
  );
  const start = async (botPermissions: bigint) => {
    const other = await LocalDiscord.start();
    onTestFinished(() => other.close());
    const { id } = other.addGuild({ name: 'Gaia', botPermissions });
    return run({ api: other.api, token: other.token, guild: id });
  };
  await expect(start(INVITED & ~PermissionFlagsBits.ManageChannels)).rejects.toThrow(
    /^The bot lacks permissions in this server \(ManageChannels\): invite it again with https:\/\/discord\.com\/\S+$/,
  );
  await expect(start(INVITED | PermissionFlagsBits.Administrator)).rejects.toThrow(
    /^The bot is an administrator [^\n]+$/,
  );
  writeFileSync(join(folder, STATE), '{ broken');
  await expect(run({ goOn: true })).rejects.toThrow(/is no state of a run: delete it/);
  expect(guild.channels).toEqual([]);
  expect(discord.commands(guild.id)).toEqual([]);
});
