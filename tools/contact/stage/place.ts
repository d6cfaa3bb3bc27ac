import {
  type APIApplication,
  type APIApplicationCommand,
  type APIChannel,
  PermissionFlagsBits,
  PermissionsBitField,
  Routes,
} from 'discord.js';
import { PERMISSIONS } from '../../../src/discord/rest/permissions.ts';
import type { Connection } from './connection.ts';
import { Fault } from './outcome.ts';
import type { Requests } from './requests.ts';
import type { State } from './state.ts';

/** Permissions that the contact test needs in the server: the permissions of the bot, and one more. */
const NEEDED = [...PERMISSIONS, 'ManageChannels'] as const;
const bitsOf = (names: readonly (keyof typeof PermissionFlagsBits)[]): bigint =>
  names.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);

const RESTORED = [
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'nsfw',
] as const;

export interface PlaceParts {
  readonly guild: string;
  readonly requests: Requests;
  readonly connection: Connection;
  readonly state: State;
}

const invitation = (application: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${bitsOf(NEEDED)}`;

/** Server of the run, with the channels that the run has made, and with everything that the run must restore. */
export class Place {
  readonly #parts: PlaceParts;
  /** Id of the bot's application. */
  application = '';
  /** User id of the bot. */
  bot = '';
  /** Channel in which the bot has all its permissions. */
  channel = '';
  /** Channel in which the bot may not send messages or open threads. */
  silent = '';
  /** Channel in which the bot may send texts, but may not attach files, read the history or pin messages. */
  textOnly = '';
  permissions = new PermissionsBitField();

  constructor(parts: PlaceParts) {
    this.#parts = parts;
  }

  /** Checks the bot's application and its membership in the server. Throws Fault. */
  async find(): Promise<void> {
    const { requests, guild } = this.#parts;
    const me = await requests.ask<APIApplication>('GET', Routes.currentApplication());
    if (!me.ok)
      throw new Fault(
        'DISCORD_TOKEN was refused by Discord: copy it again from the Developer Portal (Bot, Reset Token).',
      );
    this.application = me.body.id;
    this.bot = me.body.bot?.id ?? me.body.id;
    const server = await requests.ask('GET', Routes.guild(guild));
    if (!server.ok)
      throw new Fault(
        `The bot is not in the server ${guild}: invite it with ${invitation(this.application)}, or give the id of another server.`,
      );
  }

  /** Checks the bot's permissions in the server, after the login. Throws Fault. */
  check(): void {
    const { connection, guild } = this.#parts;
    const own = connection.guild(guild)?.members.me?.permissions;
    if (!own) throw new Fault(`Discord does not show the server ${guild} to the bot: try again in a minute.`);
    if (own.has('Administrator', false))
      throw new Fault(
        'The bot is an administrator of this server, and no permission is ever missing: take that role from it for the run.',
      );
    const lacking = NEEDED.filter(name => !own.has(name));
    if (lacking.length > 0)
      throw new Fault(
        `The bot lacks permissions in this server (${lacking.join(', ')}): invite it again with ${invitation(this.application)}.`,
      );
    this.permissions = new PermissionsBitField(own.bitfield);
  }

  /** Makes the channels of the run, and remembers the commands of the server. */
  async open(): Promise<void> {
    const { state } = this.#parts;
    state.saved.commands = await this.commands();
    state.save();
    this.channel = await this.#make('contact-test', []);
    this.silent = await this.#make('contact-silent', ['SendMessages', 'CreatePublicThreads']);
    this.textOnly = await this.#make('contact-text', ['AttachFiles', 'ReadMessageHistory', ...this.#pins()]);
  }

  /** Lists the commands of the server in all languages. */
  commands(): Promise<APIApplicationCommand[]> {
    const { requests, guild } = this.#parts;
    const route = Routes.applicationGuildCommands(this.application, guild);
    return requests.need('GET', route, { query: { with_localizations: 'true' } });
  }

  /** A permission overwrite of a channel may name only permissions that the bot has. */
  #pins(): readonly (keyof typeof PermissionFlagsBits)[] {
    return this.permissions.has('PinMessages') ? ['PinMessages'] : [];
  }

  async #make(name: string, denied: readonly (keyof typeof PermissionFlagsBits)[]): Promise<string> {
    const { requests, guild, state } = this.#parts;
    const overwrite = { id: this.bot, type: 1, allow: '0', deny: `${bitsOf(denied)}` };
    const body = { name, type: 0, ...(denied.length > 0 && { permission_overwrites: [overwrite] }) };
    const { id } = await requests.need<APIChannel>('POST', Routes.guildChannels(guild), { body });
    state.saved.channels.push(id);
    state.save();
    return id;
  }

  /** Notes a direct message, so that the run deletes it at its end. */
  note(channel: string, message: string): void {
    const { state } = this.#parts;
    state.saved.messages.push([channel, message]);
    state.save();
  }

  /** Removes everything that the run has made, and restores the commands. Returns what could not be removed. */
  async restore(): Promise<readonly string[]> {
    const { requests, state } = this.#parts;
    const { saved } = state;
    const left: string[] = [];
    for (const id of [...saved.channels]) {
      const { ok, status, line } = await requests.ask('DELETE', Routes.channel(id));
      if (ok || status === 404) saved.channels.splice(saved.channels.indexOf(id), 1);
      else left.push(`a channel "contact-…" (${line})`);
    }
    for (const entry of [...saved.messages]) {
      const { ok, status, line } = await requests.ask('DELETE', Routes.channelMessage(...entry));
      if (ok || status === 404) saved.messages.splice(saved.messages.indexOf(entry), 1);
      else left.push(`a direct message (${line})`);
    }
    left.push(...(await this.#restoreCommands()));
    state.save();
    return left;
  }

  async #restoreCommands(): Promise<readonly string[]> {
    const { requests, guild, state } = this.#parts;
    const before = state.saved.commands;
    if (!before) return [];
    const route = Routes.applicationGuildCommands(this.application, guild);
    const now = await this.commands();
    const left: string[] = [];
    const note = (name: string, { ok, line }: { ok: boolean; line: string }): void => {
      if (!ok) left.push(`the command ${name} (${line})`);
    };
    for (const { id, name } of now.filter(each => !before.some(old => old.id === each.id)))
      note(name, await requests.ask('DELETE', Routes.applicationGuildCommand(this.application, guild, id)));
    for (const old of before) {
      const there = now.find(({ id }) => id === old.id);
      if (there?.version === old.version) continue;
      const body = { ...bodyOf(old), type: old.type };
      note(old.name, await requests.ask('POST', route, { body }));
    }
    if (left.length === 0) delete state.saved.commands;
    return left;
  }
}

/** Returns the fields of a command that a registration may set. */
const bodyOf = (command: APIApplicationCommand): object => ({
  ...Object.fromEntries(RESTORED.flatMap(key => (command[key] ? [[key, command[key]]] : []))),
  default_member_permissions: command.default_member_permissions,
});
