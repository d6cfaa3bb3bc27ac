import {
  type APIApplication,
  type APIApplicationCommand,
  type APIChannel,
  PermissionFlagsBits,
  Routes,
} from 'discord-api-types/v10';
import type { Connection } from './connection.ts';
import { Fault } from './outcome.ts';
import type { Answered, Requests } from './requests.ts';
import type { State } from './state.ts';

export type Permission = keyof typeof PermissionFlagsBits;

/** Permissions that the run needs in the server. */
const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'PinMessages',
  'ManageChannels',
] as const satisfies readonly Permission[];
const bitsOf = (names: readonly Permission[]): bigint =>
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
  /** Permissions of the bot in the whole server. */
  #permissions = 0n;

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
    const shown = connection.guild(guild);
    if (!shown)
      throw new Fault(`Discord does not show the server ${guild} to the bot: try again in a minute.`);
    const own = shown.members.find(({ user }) => user.id === this.bot)?.roles ?? [];
    this.#permissions = shown.roles
      .filter(({ id }) => id === guild || own.includes(id))
      .reduce((bits, { permissions }) => bits | BigInt(permissions), 0n);
    if (this.may('Administrator'))
      throw new Fault(
        'The bot is an administrator of this server, and no permission is ever missing: take that role from it for the run.',
      );
    const lacking = NEEDED.filter(name => !this.may(name));
    if (lacking.length > 0)
      throw new Fault(
        `The bot lacks permissions in this server (${lacking.join(', ')}): invite it again with ${invitation(this.application)}.`,
      );
  }

  /** Returns true where the bot has a permission in the whole server. */
  may(permission: Permission): boolean {
    return (this.#permissions & PermissionFlagsBits[permission]) !== 0n;
  }

  /** Makes the channels of the run, and remembers the commands of the server. */
  async open(): Promise<void> {
    const { state } = this.#parts;
    state.saved.commands = await this.commands();
    state.save();
    this.channel = await this.make('contact-test', []);
    this.silent = await this.make('contact-silent', ['SendMessages', 'CreatePublicThreads']);
    this.textOnly = await this.make('contact-text', ['AttachFiles', 'ReadMessageHistory', 'PinMessages']);
  }

  commands(): Promise<APIApplicationCommand[]> {
    const { requests, guild } = this.#parts;
    const route = Routes.applicationGuildCommands(this.application, guild);
    return requests.need('GET', route, { query: { with_localizations: 'true' } });
  }

  /** Makes a channel in which the bot lacks some permissions. The run deletes it at its end. */
  async make(name: string, denied: readonly Permission[]): Promise<string> {
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
    const remove = (route: string): Promise<Pick<Answered, 'ok' | 'status' | 'line'>> =>
      requests.ask('DELETE', route).catch(error => ({ ok: false, status: 0, line: String(error) }));
    for (const id of [...saved.channels]) {
      const { ok, status, line } = await remove(Routes.channel(id));
      if (ok || status === 404) saved.channels.splice(saved.channels.indexOf(id), 1);
      else left.push(`a channel "contact-…" (${line})`);
    }
    for (const entry of [...saved.messages]) {
      const { ok, status, line } = await remove(Routes.channelMessage(...entry));
      if (ok || status === 404) saved.messages.splice(saved.messages.indexOf(entry), 1);
      else left.push(`a direct message (${line})`);
    }
    left.push(
      ...(await this.#restoreCommands().catch(error => [`the commands of the server (${String(error)})`])),
    );
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
