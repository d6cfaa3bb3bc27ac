import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { ASSUMPTIONS } from '../../tools/contact/assumptions/index.ts';
import { REPORT, STATE } from '../../tools/contact/contact.ts';
import { AtKeyboard } from './at-keyboard.ts';
import { SMALL } from './small-bodies.ts';
import { INVITED, type StandIn, standIn } from './stand-in.ts';

const bodies = async () => SMALL;

/** Returns everything of a server that a run must leave as it was. */
function everythingIn({ discord, guild }: StandIn): string {
  const direct = discord.people.map(person => person.dmChannel());
  const places = [...guild.channels, ...guild.threads, ...direct].map(channel => ({
    ...{
      id: channel.id,
      name: channel.name,
      permissions: `${channel.botPermissions}`,
      archived: channel.archived,
    },
    messages: channel.messages.map(message => ({
      ...{ id: message.id, content: message.content, edited: message.editedAt, flags: message.flags },
      ...{
        components: message.components,
        files: message.attachments.map(({ id, filename }) => [id, filename]),
      },
    })),
  }));
  return JSON.stringify({ places, commands: [discord.commands(guild.id), discord.commands()] }, undefined, 1);
}

/** Registers commands in the server, as another program of the same application would. */
async function register({ discord, guild }: StandIn, body: readonly object[]): Promise<void> {
  const answer = await fetch(
    `${discord.api}/v10/applications/${discord.applicationId}/guilds/${guild.id}/commands`,
    {
      method: 'PUT',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  expect(answer.status).toBe(200);
}

const POLL = { name: 'poll', description: 'of another program' };
const porto = (): object => {
  const { contexts: _, integration_types: __, ...own } = commands[0]?.toJSON() ?? {};
  return own;
};

async function inhabited(): Promise<StandIn> {
  const here = await standIn();
  const channel = here.guild.addChannel({ name: 'harbour' });
  const bob = here.discord.addUser({ name: 'Bob' });
  await bob.say(channel, 'Good evening.');
  await bob.say(channel.addThread({ name: 'a thread' }), 'In here?');
  return here;
}

test('every line is as assumed on the stand-in, and the server is afterwards as it was, byte by byte', async () => {
  const here = await inhabited();
  const { discord, guild, run, folder } = here;
  await register(here, [POLL, porto()]);
  const keyboard = new AtKeyboard(discord, guild);
  const before = everythingIn(here);
  const { results, left, report } = await run({ keyboard, bodies });
  expect(Object.entries(results).filter(([, { outcome }]) => outcome !== 'as assumed')).toEqual([]);
  expect(Object.keys(results)).toHaveLength(ASSUMPTIONS.length);
  expect(left).toEqual([]);
  expect(everythingIn(here)).toBe(before);
  expect(report).toBe(join(folder, REPORT));
  const text = readFileSync(join(folder, REPORT), 'utf8');
  expect(text).toContain(`${ASSUMPTIONS.length} as assumed, 0 differs, 0 not tried`);
  for (const { id } of ASSUMPTIONS) expect(text).toContain(`| \`${id}\` |`);
  expect(text).not.toMatch(/\d{15,}|local\.token|https?:/);
  expect(() => statSync(join(folder, STATE))).toThrow(/ENOENT/);
});

test('a command that the server had in another form gets this form back', async () => {
  const here = await standIn();
  await register(here, [{ ...porto(), description: 'an older description' }, POLL]);
  const plain = () => here.discord.commands(here.guild.id).map(({ version: _, ...command }) => command);
  const before = plain();
  await here.run();
  expect(plain()).toEqual(before);
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
  const first = await run({ keyboard, bodies, stopped: stopper.signal, say });
  expect(first.report).toBeUndefined();
  expect(everythingIn(here)).toBe(before);
  const done = Object.keys(first.results).length;
  expect(done).toBe(ASSUMPTIONS.findIndex(({ id }) => id === 'nonce-free') + 1);
  expect(statSync(join(folder, STATE)).mode & 0o777).toBe(0o600);
  lines.length = 0;
  const second = await run({ keyboard, bodies, goOn: true });
  expect(lines).toHaveLength(ASSUMPTIONS.length - done);
  expect(Object.values(second.results).filter(({ outcome }) => outcome === 'as assumed')).toHaveLength(
    ASSUMPTIONS.length,
  );
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
  const { report, results } = await run({ keyboard: idle, bodies, stopped: stopper.signal });
  expect(report).toBeUndefined();
  expect(results['command-arrives']).toBeUndefined();
  expect(everythingIn(here)).toBe(withAnn);
  expect(withAnn).not.toBe(before);
});

test('what a killed run has left is removed by the next run', async () => {
  const here = await inhabited();
  const { guild, folder, run, discord } = here;
  const before = everythingIn(here);
  const [bob] = discord.people;
  if (!bob) throw new Error('no people');
  const left = guild.addChannel({ name: 'contact-test', botPermissions: INVITED });
  left.addThread({ name: 'of the killed run' });
  await register(here, [POLL]);
  const saved = { guild: guild.id, outcomes: {}, channels: [left.id], messages: [], commands: [] };
  writeFileSync(join(folder, STATE), JSON.stringify(saved));
  await run();
  expect(everythingIn(here)).toBe(before);
});

test('lines that a person skips or lets pass are not tried, and the others are', async () => {
  const { discord, guild, run } = await standIn();
  const keyboard = new AtKeyboard(discord, guild, { typing: 'skip', choice: 'over', 'look-picture': 'skip' });
  const { results } = await run({ keyboard, bodies });
  const open = Object.entries(results).filter(([, { outcome }]) => outcome !== 'as assumed');
  expect(Object.fromEntries(open)).toEqual({
    'typing-arrives': { outcome: 'not tried', seen: 'skipped' },
    'typing-answer': { outcome: 'not tried', seen: 'skipped' },
    'choice-arrives': { outcome: 'not tried', seen: 'the time was over' },
    'choice-updated': { outcome: 'not tried', seen: 'the time was over' },
    'look-picture': { outcome: 'not tried', seen: 'skipped' },
  });
});

test('without a person and without patience, the lines that need them are not tried', async () => {
  const { run, folder } = await standIn();
  const { results } = await run({ patient: false, bodies });
  for (const { id, person } of ASSUMPTIONS) {
    const needs = person || id === 'nonce-minutes';
    expect(results[id]?.outcome, id).toBe(needs ? 'not tried' : 'as assumed');
  }
  expect(statSync(join(folder, STATE)).isFile()).toBe(true);
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
    return run({ api: other.api, guild: id });
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
