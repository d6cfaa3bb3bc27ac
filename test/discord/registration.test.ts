import { REST } from 'discord.js';
import { type Guild, LocalDiscord } from 'local-discord';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, menus, operatorCommands } from '../../commands/index.ts';
import { type RegistrationParts, registerCommands } from '../../src/discord/gateway/register-commands.ts';
import type { Log } from '../../src/discord/ports/ports.ts';

const CHALLENGE = 'Challenge to Porto';

let discord: LocalDiscord;
let rest: REST;
let guild: Guild;
let kept: Map<string, string>;
let errors: string[];
let leaving: AbortController;
/** Number of waits between two attempts. */
let waits: number;

beforeEach(async () => {
  discord = await LocalDiscord.start();
  guild = discord.addGuild({ name: 'Ribeira' });
  rest = new REST({ api: discord.api, version: '10', retries: 0 }).setToken(discord.token);
  kept = new Map();
  errors = [];
  leaving = new AbortController();
  waits = 0;
});
afterEach(async () => {
  expect(discord.complaints).toEqual([]);
  await discord.close();
});

const kv: RegistrationParts['kv'] = {
  get: async key => kept.get(key),
  set: async (key, value) => void kept.set(key, value),
};
const log: Log = { debug() {}, info() {}, warn() {}, error: (_details, message) => errors.push(message) };

const register = (guildId?: string, list = commands, userMenus = menus, own?: string) =>
  registerCommands({
    operator: { guildId: own, commands: operatorCommands },
    rest,
    kv,
    log,
    application: discord.applicationId,
    guildId,
    commands: list,
    menus: userMenus,
    leaving: leaving.signal,
    pause: async () => {
      waits += 1;
    },
  });

const OURS = [...commands, ...menus].map(({ name }) => name);
const names = (guildId?: string) => discord.commands(guildId).map(({ name }) => name);
const writes = () => discord.requests.filter(({ method }) => method !== 'GET').length;

/** Registers a command that this bot does not know, as another program of the same application would. */
const strange = (guildId?: string) =>
  rest.post(
    guildId === undefined
      ? `/applications/${discord.applicationId}/commands`
      : `/applications/${discord.applicationId}/guilds/${guildId}/commands`,
    { body: { name: 'strange', description: 'not ours' } },
  );

describe('registration', () => {
  test('gives the command of the operator to one server alone, and takes it away again', async () => {
    const subcommands = () => discord.commands().find(({ name }) => name === 'games')?.options ?? [];
    const listsHost = () => subcommands().some(({ name }) => name === 'host');
    await register(undefined, commands, menus, guild.id);
    expect([names(guild.id), listsHost(), subcommands().length > 5]).toEqual([['host'], false, true]);
    await register();
    expect([names(guild.id), listsHost()]).toEqual([[], true]);
    expect(names()).toEqual(OURS);
    expect(errors).toEqual([]);
  });

  test('happens once, and again when a definition changes', async () => {
    await register();
    expect(names()).toEqual(OURS);
    const build = discord.commands()[0]?.options?.find(({ options }) => (options?.length ?? 0) > 0);
    expect(build?.description_localizations).toHaveProperty('ko');
    expect(build?.options?.[0]?.description_localizations).toHaveProperty('pt-BR');
    const after = writes();
    await register();
    expect(writes()).toBe(after);
    const [porto] = commands;
    if (!porto) throw new Error('no command');
    await register(undefined, [{ ...porto, toJSON: () => ({ ...porto.toJSON(), description: 'Changed' }) }]);
    expect(discord.commands().find(({ name }) => name === 'porto')?.description).toBe('Changed');
  });

  test('a registration in one server takes our commands out of the global list, and nothing else', async () => {
    await register();
    await strange();
    await register(guild.id);
    expect(names(guild.id)).toEqual(OURS);
    expect(names()).toEqual(['strange']);
  });

  test('a menu on a person that is no more goes, a command of the same name stays', async () => {
    await register();
    const [challenge] = discord.commands().filter(({ type }) => type === 2);
    expect(challenge).toMatchObject({
      name: CHALLENGE,
      name_localizations: { ko: '포르토 대결 신청' },
      contexts: [0],
    });
    await rest.post(`/applications/${discord.applicationId}/commands`, {
      body: { name: CHALLENGE, type: 3 },
    });
    await register(undefined, commands, []);
    expect(
      discord
        .commands()
        .map(({ name, type }) => `${type} ${name}`)
        .sort(),
    ).toEqual([...commands.map(({ name }) => `1 ${name}`), `3 ${CHALLENGE}`].sort());
  });

  test('a registration in one server cleans up global commands that it does not remember', async () => {
    await register();
    kept.clear();
    await register(guild.id);
    expect(names()).toEqual([]);
  });

  test('globally takes our commands out of the server, and nothing else', async () => {
    await register(guild.id);
    await strange(guild.id);
    await register();
    expect(names()).toEqual(OURS);
    expect(names(guild.id)).toEqual(['strange']);
  });

  test('moves from one server to another', async () => {
    const other = discord.addGuild({ name: 'Gaia' });
    await register(guild.id);
    await register(other.id);
    expect([names(guild.id), names(other.id), names()]).toEqual([[], OURS, []]);
  });

  test('in a server without the bot logs one line that names GUILD_ID and the remedy', async () => {
    const nowhere = '123456789012345678';
    await register(nowhere);
    expect(errors).toEqual([
      `GUILD_ID names the server ${nowhere}, of which the bot is no member, so the bot has no commands: invite the bot there, or correct GUILD_ID, then restart the bot`,
    ]);
  });

  test('a failure is logged, takes nothing away, and is made good at the next start', async () => {
    await register();
    discord.fail({ method: 'POST', path: /commands$/, status: 400 });
    await register(guild.id);
    expect(errors).toEqual(['the commands could not be registered']);
    expect(names()).toEqual(OURS);
    await register(guild.id);
    expect([names(guild.id), names()]).toEqual([OURS, []]);
  });

  test.each([{ status: 502 }, { drop: true }, { drop: true, afterwards: true }])(
    'an outage of Discord in the middle, %o, is waited for, and then all commands are there',
    async trouble => {
      discord.fail({ path: /commands$/, times: 2, delay: 0 });
      discord.fail({ path: /commands$/, times: 3, ...trouble });
      await register();
      expect(waits).toBeGreaterThan(0);
      expect(names().toSorted()).toEqual(OURS.toSorted());
      expect(errors).toEqual([]);
    },
  );

  test('a stop of the bot ends the attempts without a word', async () => {
    discord.fail({ path: /commands$/, times: 1_000, status: 502 });
    setTimeout(() => leaving.abort(), 200);
    await register();
    expect(errors).toEqual([]);
  });
});
