import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalDiscord, type Person, type StoredMessage } from 'local-discord';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { boardsIn } from '../support/boards.ts';
import { bundled } from '../support/bundled.ts';
import { part } from '../support/form.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let discord: LocalDiscord;
const processes: ChildProcess[] = [];
const output: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porto-restart-'));
  discord = await LocalDiscord.start({ answerMs: 60_000 });
  output.length = 0;
});

afterEach(async () => {
  for (const process of processes.splice(0)) process.kill('SIGKILL');
  await discord.close();
  await rm(folder, { recursive: true });
});

/** Starts the bot like `npm start`, on one database for the whole test. */
async function launch(settings: Record<string, string> = {}): Promise<ChildProcess> {
  const bot = spawn(process.execPath, [bundled('main')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'porto.sqlite')}`,
      GUILD_ID: '',
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(bot);
  for (const stream of [bot.stdout, bot.stderr]) stream?.on('data', data => output.push(String(data)));
  await vi.waitFor(() => expect(output.join('')).toContain('acts from now on'), { timeout: 300_000 });
  output.push('\n-- next --\n'.replace('next', String(processes.length)));
  return bot;
}

const exit = async (bot: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  const gone = once(bot, 'exit');
  bot.kill(signal);
  const [code] = await gone;
  return code;
};

const registrations = (): number =>
  discord.requests.filter(({ method, path }) => method !== 'GET' && path.endsWith('/commands')).length;

const registered = () =>
  vi.waitFor(() => expect(registrations()).toBe(commands.length + menus.length), { timeout: 300_000 });

test('a kill between commit and telling: the board comes after the restart, once, and play goes on', async () => {
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const [ann, bob] = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })];
  const last = (): StoredMessage | undefined => channel.messages.at(-1);
  const boards = (count: number) =>
    vi.waitFor(() => expect(boardsIn(channel)).toHaveLength(count), { timeout: 300_000 });
  const inTurn = (): Person => (last()?.mentions[0] === ann.id ? ann : bob);

  const first = await launch();
  await registered();
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
  await bob.command(channel, 'porto join');
  await ann.command(channel, 'porto start');
  await boards(1);
  const oldBoard = last();
  const mover = inTurn();

  const withdraw = discord.fail({
    method: 'POST',
    path: /^\/(channels\/\d+\/messages|webhooks\/\d+\/:token)$/,
    status: 500,
    times: 1000,
  });
  const answer = await mover.command(channel, 'porto draw', { cards: '1', now: true });
  expect(answer.ephemeral).toBe(true);
  await exit(first, 'SIGKILL');
  expect(boardsIn(channel)).toHaveLength(1);
  withdraw();

  output.length = 0;
  const second = await launch();
  await boards(2);
  expect(last()?.content).toContain('drew');
  const next = inTurn();
  expect(next).not.toBe(mover);

  const stale = await next.press(oldBoard, 'Draw cards').catch((error: Error) => error.message);
  expect(typeof stale === 'string' ? stale : stale.content).toMatch(/no button|moved on|now/i);
  await next.command(channel, 'porto draw', { cards: '2', now: true });
  await boards(3);

  expect(await exit(second, 'SIGTERM')).toBe(0);
  expect(registrations()).toBe(commands.length + menus.length);
  expect(discord.complaints).toEqual([]);
  expect(output.join('')).not.toContain(discord.token);
});

test('a choice that is killed in the middle is there whole or not at all', async () => {
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  let bot = await launch();
  await registered();
  await ann.command(channel, 'porto solo', { timer: 28 });
  const [choice] = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
  await ann.command(channel, 'porto keep', { contracts: String(choice?.value) });
  for (const wait of part([0, 30, 60], 2)) {
    void ann.command(channel, 'porto draw', { cards: '1', now: true }).catch(() => undefined);
    await new Promise(resolve => setTimeout(resolve, wait));
    await exit(bot, 'SIGKILL');
    output.length = 0;
    bot = await launch();
    const hand = (await ann.command(channel, 'porto hand')).content;
    const timers = await ann.autocomplete(channel, 'porto timer', {}, 'number', '');
    const acted = timers.length > 0;
    expect(hand.length).toBeGreaterThan(0);
    await vi.waitFor(
      () =>
        expect(
          channel.messages
            .at(-1)
            ?.buttons.map(({ label }) => label)
            .join(),
        ).toMatch(acted ? /Timer/ : /Draw/),
      {
        timeout: 300_000,
      },
    );
    if (!acted) continue;
    const number = String(timers[0]?.value);
    const [house] = await ann.autocomplete(channel, 'porto timer', { number }, 'house', '');
    const options = { number, house: String(house?.value) };
    const [roof] = await ann.autocomplete(channel, 'porto timer', options, 'roof', '');
    await ann.command(channel, 'porto timer', {
      ...options,
      ...(roof && { roof: String(roof.value) }),
      now: true,
    });
  }
  expect(discord.complaints).toEqual([]);
});
