import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LocalDiscord } from 'local-discord';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundled } from '../support/bundled.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let discord: LocalDiscord;
let bot: ChildProcess;
const output: string[] = [];

/** One bot serves both tests. It must survive all messages and still answer. */
beforeAll(async () => {
  discord = await LocalDiscord.start({ answerMs: 20_000 });
  bot = spawn(process.execPath, [bundled('main')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: ':memory:',
      GUILD_ID: '',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [bot.stdout, bot.stderr]) stream?.on('data', data => output.push(String(data)));
  await vi.waitFor(() => expect(discord.commands()).not.toEqual([]), { timeout: 300_000 });
});

afterAll(async () => {
  if (bot.exitCode === null && bot.signalCode === null) {
    const gone = once(bot, 'exit');
    bot.kill('SIGKILL');
    await gone;
  }
  await discord.close();
});

const event = (t: unknown, d: unknown, s: unknown = 1): string => JSON.stringify({ op: 0, t, s, d });
const user = { id: '1', username: 'x', discriminator: '0', avatar: null, global_name: null };
const channel = { id: '2', type: 0 };

/** Frames on which discord.js fails in its own code, and texts that are no frame at all. */
const FRAMES: readonly string[] = [
  event('INTERACTION_CREATE', null),
  event('INTERACTION_CREATE', {}),
  event('INTERACTION_CREATE', []),
  event('INTERACTION_CREATE', 'text'),
  event('INTERACTION_CREATE', { id: '1', type: 2 }),
  event('INTERACTION_CREATE', { id: '1', type: 2, data: { type: 1, options: 7 }, user, channel }),
  event('INTERACTION_CREATE', { id: '1', type: 3, data: { component_type: 2 }, user, channel }),
  event('INTERACTION_CREATE', { id: '1', type: 5, data: { components: [{ type: 1 }] }, user, channel }),
  event('INTERACTION_CREATE', {
    id: '1',
    type: 2,
    data: { type: 1 },
    user,
    channel,
    app_permissions: 'many',
  }),
  event('INTERACTION_CREATE', { id: {}, type: 99 }),
  event('GUILD_CREATE', { id: '3' }),
  event('GUILD_CREATE', null),
  event('CHANNEL_UPDATE', { id: null, type: 'x' }),
  event('MESSAGE_CREATE', { id: '9' }),
  event('NO_SUCH_EVENT', { id: '9' }),
  event(null, null, null),
];

test('malformed events are logged, and the process goes on and answers', async () => {
  const ann = discord.addUser({ name: 'Ann' });
  const here = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  await ann.command(here, 'porto new', {});
  for (const frame of FRAMES) discord.sendFrame(frame);
  await vi.waitFor(() => expect(output.join('')).toContain('a rejection nobody handled'), {
    timeout: 300_000,
  });
  const answer = await ann.command(here, 'porto board');
  expect(answer.content).toContain('Ann');
  expect(bot.exitCode).toBeNull();
  expect(output.join('')).not.toContain(discord.token);
});

/** Texts that are no JSON, no object, or no operation of Discord. */
const NO_FRAMES = ['{"op":', '', 'null', '7', '"text"', '[]', '{"op":77}', '{"op":0}', '\u0000'];

test('frames that are none end the connection at most, and the bot comes back', async () => {
  const ann = discord.addUser({ name: 'Ann of Foz' });
  const here = discord.addGuild({ name: 'Foz' }).addChannel({ name: 'porto' });
  await ann.command(here, 'porto new', {});
  for (const frame of NO_FRAMES) {
    discord.sendFrame(frame);
    await vi.waitFor(async () => expect((await ann.command(here, 'porto board')).content).toContain('Ann'), {
      timeout: 300_000,
      interval: 500,
    });
  }
  expect(bot.exitCode).toBeNull();
});
