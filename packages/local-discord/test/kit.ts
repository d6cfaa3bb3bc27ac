import {
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction,
} from 'discord.js';
import { onTestFinished, vi } from 'vitest';
import { LocalDiscord, type LocalDiscordOptions } from '../src/index.ts';

export async function startHurried(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await LocalDiscord.start({ quietMs: 60, ...options });
  onTestFinished(() => discord.close());
  return discord;
}

/** Starts a local Discord with such long time limits that a slow computer fails no test. */
export const startDiscord = (options: LocalDiscordOptions = {}): Promise<LocalDiscord> =>
  startHurried({ answerMs: 60_000, ...options });

/** Starts a local Discord with one channel and without a bot. */
export async function quay(options: LocalDiscordOptions = {}) {
  const discord = await startDiscord(options);
  return { discord, channel: discord.addGuild({ name: 'Harbour' }).addChannel({ name: 'quay' }) };
}

export function newClient(discord: LocalDiscord, options: Partial<ClientOptions> = {}): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: discord.api, version: '10' },
    ...options,
  });
  onTestFinished(() => client.destroy());
  return client;
}

export async function login(discord: LocalDiscord): Promise<Client<true>> {
  const client = newClient(discord);
  const ready = new Promise<Client<true>>(resolve => client.once('clientReady', resolve));
  await client.login(discord.token);
  return ready;
}

export const COMMANDS = [
  {
    name: 'try',
    description: 'Tries something',
    options: [
      {
        type: 1,
        name: 'it',
        description: 'Runs the handler',
        options: [
          { type: 3, name: 'word', description: 'A word', required: false, max_length: 10 },
          { type: 4, name: 'seats', description: 'A number', min_value: 1, max_value: 4 },
          {
            type: 3,
            name: 'colour',
            description: 'A choice',
            choices: [
              { name: 'Red', value: 'red' },
              { name: 'Blue', value: 'blue' },
            ],
          },
          { type: 3, name: 'house', description: 'Completed', autocomplete: true },
          { type: 6, name: 'friend', description: 'A person' },
          { type: 11, name: 'file', description: 'A file' },
          { type: 5, name: 'loud', description: 'A switch' },
        ],
      },
      {
        type: 2,
        name: 'deep',
        description: 'A group',
        options: [
          {
            type: 1,
            name: 'down',
            description: 'Needs a word',
            options: [{ type: 3, name: 'word', description: 'A word', required: true }],
          },
        ],
      },
    ],
  },
  { name: 'plain', description: 'Without options' },
] as const;

/** Starts a local Discord and a bot whose answers the test writes. The test can read the bot's errors. */
export async function bot(options: LocalDiscordOptions = {}, start = startDiscord) {
  const discord = await start(options);
  const guild = discord.addGuild({ name: 'Harbour', preferredLocale: 'pt-BR' });
  const channel = guild.addChannel({ name: 'quay' });
  const ann = discord.addUser({ name: 'Ann', locale: 'ko' });
  const bob = discord.addUser({ name: 'Bob' });
  const client = await login(discord);
  await client.application.commands.set([...COMMANDS]);
  const errors: unknown[] = [];
  let handle: (interaction: Interaction) => Promise<unknown> = async () => {};
  client.on('interactionCreate', interaction => {
    handle(interaction).catch(error => errors.push(error));
  });
  return {
    discord,
    guild,
    channel,
    ann,
    bob,
    client,
    errors,
    on: (next: (interaction: Interaction) => Promise<unknown>) => {
      handle = next;
    },
    onCommand: (next: (interaction: ChatInputCommandInteraction) => Promise<unknown>) => {
      handle = async interaction => {
        if (interaction.isChatInputCommand()) await next(interaction);
      };
    },
  };
}

/** Starts the same as `bot`, with the channel as the bot's client has it (`seen`). */
export async function posting(options: LocalDiscordOptions = {}) {
  const all = await bot(options);
  const seen = await all.client.channels.fetch(all.channel.id);
  if (seen?.type !== ChannelType.GuildText) throw new Error('no text channel');
  return { ...all, seen };
}

/**
 * Replaces `performance.now()` with a clock for the test. Each call of the returned function moves the clock forward by the
 * given milliseconds.
 */
export function stopwatch(): (milliseconds: number) => void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  const spied = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => spied.mockRestore());
  return milliseconds => {
    ahead += milliseconds;
  };
}

/** Sends a request to the REST API without discord.js and its checks. */
export async function raw(
  discord: LocalDiscord,
  method: string,
  path: string,
  body?: unknown,
  token = discord.token,
): Promise<{
  status: number;
  body: { code?: number; message?: string; errors?: unknown; id?: string };
  headers: Headers;
}> {
  const response = await fetch(`${discord.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const { status, headers } = response;
  return { status, body: text === '' ? {} : JSON.parse(text), headers };
}

/** Header of a PNG of 3 × 2 pixels, without pixel data. */
export const PICTURE = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from('IHDR'),
  Buffer.from([0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]),
]);

export function present<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('nothing there');
  return value;
}
