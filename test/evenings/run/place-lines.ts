import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Person } from 'local-discord';
import { hide } from '../../discord/clock-and-texts.ts';
import { ownedBy } from '../../discord/games/owned-by.ts';
import { setServer, setSettings } from '../../support/menus.ts';
import type { Driver } from './driver.ts';
import { NOTHING, type WorldAction } from './world-line.ts';

/** Returns permissions by the names that Discord shows, such as `Send Messages`. */
const bits = (names: string): bigint =>
  names.split(', ').reduce((sum, name) => {
    const wanted = name.replaceAll(' ', '').toLowerCase();
    const found = Object.entries(PermissionFlagsBits).find(([each]) => each.toLowerCase() === wanted);
    if (!found) throw new Error(`no permission “${name}”`);
    return sum | found[1];
  }, 0n);

/** Duration of a time-out. discord.js reads its end by the clock of the machine. */
const TIMEOUT_MS = 28 * 24 * 3_600_000;
const ROLE_ID = 424_242_424_242_424_000n;

const usual = ({ guild }: Channel): bigint => guild?.botPermissions ?? 0n;

const serverOf = ({ home }: Driver) => {
  if (!home.guild) throw new Error(`#${home.name} is in no server`);
  return home.guild;
};

/** Kinds of lines about people, servers, channels and messages. */
export const PLACE_LINES: readonly WorldAction[] = [
  {
    example: 'a person Dan, who manages the server',
    pattern:
      /^a person (\p{L}+)(?: called (.+?))?(, who manages the server( and its threads)?)?(, who takes no direct messages)?$/u,
    async run(driver, name = '', nick, manages, threads, closed) {
      const rights = { manageGuild: manages !== undefined, manageThreads: threads !== undefined };
      const options = { name, ...rights, acceptsDms: closed === undefined };
      driver.addPerson({ ...options, ...(nick !== undefined && { nick }) });
      return NOTHING;
    },
  },
  {
    example: 'Ann manages the server',
    pattern: /^(\p{L}+) manages the server$/u,
    async run(driver, name = '') {
      (await driver.person(name)).manageGuild = true;
      return NOTHING;
    },
  },
  {
    example: 'Ann operates the bot',
    pattern: /^(\p{L}+) operates the bot$/u,
    async run(driver, name = '') {
      ownedBy(driver, await driver.person(name));
      return NOTHING;
    },
  },
  {
    example: 'Ann is timed out',
    pattern: /^(\p{L}+) is timed out$/u,
    async run(driver, name = '') {
      (await driver.person(name)).timedOutUntil = Date.now() + TIMEOUT_MS;
      return NOTHING;
    },
  },
  {
    example: 'Ann speaks ko',
    pattern: /^(\p{L}+|the server) speaks ([\w-]+)$/u,
    async run(driver, name = '', language = '') {
      const locale = language as Person['locale'];
      if (name === 'the server') serverOf(driver).preferredLocale = locale;
      else (await driver.person(name)).locale = locale;
      // The bot hears of a server's language from Discord.
      await driver.quiet();
      return NOTHING;
    },
  },
  {
    example: 'Ann takes no direct messages',
    pattern: /^(\p{L}+) takes no direct messages$/u,
    async run(driver, name = '') {
      (await driver.person(name)).acceptsDms = false;
      return NOTHING;
    },
  },
  {
    example: 'Ann has set pings:off zone:UTC',
    pattern: /^(\p{L}+) has set (for the server )?(.+)$/u,
    async run(driver, name = '', server, settings = '') {
      const person = await driver.person(name);
      const wishes: Record<string, string | boolean> = {};
      for (const [, menu = '', value = ''] of settings.matchAll(/(\w+):(\S+)/g))
        if (value.startsWith('@')) wishes[menu] = (await driver.person(value.slice(1))).id;
        else if (value.startsWith('#')) wishes[menu] = driver.channel(value.slice(1)).id;
        else if (value.startsWith('&')) wishes[menu] = driver.roles.get(value.slice(1)) ?? value;
        else wishes[menu] = server === undefined && /^o(n|ff)$/.test(value) ? value === 'on' : value;
      const set = server === undefined ? setSettings : setServer;
      const { content } = await set(person, driver.home, wishes);
      if (!content.startsWith('Saved.')) throw new Error(content);
      await driver.quiet();
      // The page of all settings is long, and no scenario that begins so is about it.
      driver.seen.look();
      return NOTHING;
    },
  },
  {
    example: 'Ann leaves the server',
    pattern: /^(\p{L}+|the bot) leaves (the server|#.+)$/u,
    async run(driver, name = '', what = '') {
      if (name === 'the bot') serverOf(driver).removeBot();
      else if (what === 'the server') (await driver.person(name)).leave();
      else driver.channel(what.slice(1)).memberIds.delete((await driver.person(name)).id);
      return NOTHING;
    },
  },
  {
    example: 'a server Harbour with #quay',
    pattern: /^a server (\p{L}+) with #([\w-]+)(, without the bot)?$/u,
    async run(driver, server = '', channel = '', without) {
      driver.addChannel(channel, driver.addGuild(server, without === undefined));
      return NOTHING;
    },
  },
  {
    example: 'a channel #quay',
    pattern: /^a (channel|thread) #([\w-]+)$/,
    async run(driver, kind, name = '') {
      if (kind === 'channel') driver.addChannel(name, serverOf(driver));
      else driver.home.addThread({ name });
      return NOTHING;
    },
  },
  {
    example: 'a private thread #ours of Ann, Bob',
    pattern: /^a private thread #([\w-]+) of (\p{L}+(?:, \p{L}+)*)$/u,
    async run(driver, name = '', names = '') {
      const thread = driver.home.addThread({ name, isPrivate: true });
      for (const each of names.split(', ')) thread.memberIds.add((await driver.person(each)).id);
      return NOTHING;
    },
  },
  {
    example: 'a role Players, which nobody may mention',
    pattern: /^a role (\p{L}+)(, which nobody may mention)?$/u,
    async run(driver, name = '', closed) {
      const role = {
        ...{
          id: String(ROLE_ID + BigInt(driver.roles.size)),
          name,
          mentionable: closed === undefined,
          permissions: '0',
        },
        ...{ position: 1, color: 0, hoist: false, managed: false, icon: null, unicode_emoji: null, flags: 0 },
      };
      driver.roles.set(name, role.id);
      driver.discord.dispatch('GUILD_ROLE_CREATE', { guild_id: serverOf(driver).id, role });
      return NOTHING;
    },
  },
  {
    example: 'the role Players is deleted',
    pattern: /^the role (\p{L}+) is deleted$/u,
    async run(driver, name = '') {
      driver.discord.dispatch('GUILD_ROLE_DELETE', {
        guild_id: serverOf(driver).id,
        role_id: driver.roles.get(name),
      });
      return NOTHING;
    },
  },
  {
    example: '#porto lacks Send Messages, Attach Files',
    pattern: /^#(.+) (lacks|regains) (.+)$/,
    async run(driver, name = '', what = '', permissions = '') {
      const channel = driver.channel(name);
      const named = bits(permissions);
      channel.botPermissions =
        what === 'lacks' ? channel.botPermissions & ~named : channel.botPermissions | named;
      return NOTHING;
    },
  },
  {
    example: '#porto closes',
    pattern: /^#(.+) (closes|opens|is deleted|is archived)$/,
    async run(driver, name = '', what = '') {
      const channel = driver.channel(name);
      if (what === 'is deleted') channel.remove();
      else if (what === 'is archived') {
        // Discord's phone apps still use commands and buttons there.
        await driver.discord.useSwitch('phones', { on: true });
        channel.archive();
      } else channel.botPermissions = what === 'closes' ? 0n : usual(channel);
      return NOTHING;
    },
  },
  {
    example: 'only Ann, Bob see #quay',
    pattern: /^only (\p{L}+(?:, \p{L}+)*) sees? #(.+)$/u,
    async run(driver, names = '', name = '') {
      const people = await Promise.all(names.split(', ').map(each => driver.person(each)));
      hide(driver.discord, driver.channel(name), ...people);
      await driver.quiet();
      return NOTHING;
    },
  },
  {
    example: 'a moderator deletes ~2',
    pattern: /^a moderator deletes ~(\d+)$/,
    async run(driver, number) {
      await driver.discord.useSwitch('delete-message', { message: driver.seen.numbered(Number(number)) });
      return NOTHING;
    },
  },
  {
    example: 'all meet in #quay',
    pattern: /^all meet in #(.+)$/,
    async run(driver, name = '') {
      driver.home = driver.channel(name);
      return NOTHING;
    },
  },
  {
    example: '#porto shows',
    pattern: /^#(.+) shows$/,
    async run(driver, name = '') {
      const { messages } = driver.channel(name);
      return messages.flatMap(message => driver.seen.render(message)).map(line => `  ${line}`);
    },
  },
];
