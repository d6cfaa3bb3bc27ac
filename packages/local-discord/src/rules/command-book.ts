import { isDeepStrictEqual } from 'node:util';
import type { Snowflakes } from './snowflake.ts';

export interface CommandChoice {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly value: string | number;
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?: readonly CommandChoice[] | null;
  readonly options?: readonly CommandOption[] | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly channel_types?: readonly number[] | null;
}

export interface CommandRequest {
  readonly name: string;
  readonly type?: number | null;
  readonly description?: string | null;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly options?: readonly CommandOption[] | null;
  readonly default_member_permissions?: string | number | null;
  readonly dm_permission?: boolean | null;
  readonly contexts?: readonly number[] | null;
  readonly integration_types?: readonly number[] | null;
  readonly nsfw?: boolean | null;
  /** Handler of an Entry Point command: 1 is the bot, 2 is Discord. */
  readonly handler?: number | null;
}

/** Registered command in the form of Discord's answers. */
export interface Command extends CommandRequest {
  readonly id: string;
  readonly application_id: string;
  readonly version: string;
  readonly type: number;
  readonly description: string;
  readonly default_member_permissions: string | null;
  readonly integration_types: readonly number[];
  readonly guild_id?: string;
}

/**
 * Installation contexts of a global command without own ones: those of the application, which a server and a user can install.
 * https://docs.discord.com/developers/interactions/application-commands#contexts
 */
const INSTALLABLE: readonly number[] = [0, 1];

export const ENTRY_POINT = 4;

export class CommandBook {
  readonly #scopes = new Map<string, Command[]>();
  readonly #ids: Snowflakes;
  readonly #applicationId: string;
  readonly #changed: (guildId: string | undefined) => void;

  constructor(ids: Snowflakes, applicationId: string, changed: (guildId: string | undefined) => void) {
    this.#ids = ids;
    this.#applicationId = applicationId;
    this.#changed = changed;
  }

  /** Registered commands by guild id. The key `''` holds the global ones. */
  get scopes(): ReadonlyMap<string, readonly Command[]> {
    return this.#scopes;
  }

  /** Restores saved commands. `scope` is a guild id, or `''` for the global commands. */
  restore(scope: string, commands: readonly Command[]): void {
    this.#scopes.set(scope, [...commands]);
  }

  #set(guildId: string | undefined, commands: Command[]): void {
    this.#scopes.set(guildId ?? '', commands);
    this.#changed(guildId);
  }

  /** Returns the commands of the guild, or without `guildId` the global commands. */
  list(guildId?: string): readonly Command[] {
    return this.#scopes.get(guildId ?? '') ?? [];
  }

  /** Entry Point command, which opens the application's Activity. */
  get entryPoint(): Command | undefined {
    return this.list().find(({ type }) => type === ENTRY_POINT);
  }

  /**
   * Makes the Entry Point command that each application with an Activity has at first:
   * https://docs.discord.com/developers/interactions/application-commands#default-entry-point-command
   */
  makeEntryPoint(): void {
    if (this.entryPoint === undefined) this.upsert({ type: ENTRY_POINT, name: 'Launch', handler: 2 });
  }

  find(id: string, guildId?: string): Command | undefined {
    return this.list(guildId).find(command => command.id === id);
  }

  /** Replaces all commands. A command with the name and type of an earlier one keeps that command's id. */
  replaceAll(requests: readonly CommandRequest[], guildId?: string): readonly Command[] {
    const old = this.list(guildId);
    const made = requests.map(request => this.#make(request, guildId, sameName(old, request)));
    this.#set(guildId, made);
    return made;
  }

  /** Creates a command, or replaces the command with the same name and type. */
  upsert(request: CommandRequest, guildId?: string): { command: Command; created: boolean } {
    const old = sameName(this.list(guildId), request);
    const command = this.#make(request, guildId, old);
    const list = this.list(guildId);
    this.#set(guildId, old ? list.map(other => (other === old ? command : other)) : [...list, command]);
    return { command, created: old === undefined };
  }

  change(old: Command, patch: Partial<CommandRequest>, guildId?: string): Command {
    const command = this.#make({ ...old, ...patch }, guildId, old);
    const list = this.list(guildId).map(other => (other === old ? command : other));
    this.#set(guildId, list);
    return command;
  }

  remove(command: Command, guildId?: string): void {
    this.#set(
      guildId,
      this.list(guildId).filter(other => other !== command),
    );
  }

  /** Makes a command. Discord gives a command a new version only where its definition has changed. */
  #make(request: CommandRequest, guildId: string | undefined, old: Command | undefined): Command {
    const made = this.#fill(request, guildId, old);
    return old !== undefined && isDeepStrictEqual({ ...made, version: old.version }, old) ? old : made;
  }

  #fill(request: CommandRequest, guildId: string | undefined, old: Command | undefined): Command {
    const id = old?.id ?? this.#ids.next();
    const permissions = request.default_member_permissions;
    return {
      id,
      application_id: this.#applicationId,
      version: this.#ids.next(),
      type: request.type ?? 1,
      name: request.name,
      name_localizations: request.name_localizations ?? null,
      description: request.description ?? '',
      description_localizations: request.description_localizations ?? null,
      default_member_permissions: permissions == null ? null : String(permissions),
      dm_permission: request.dm_permission ?? true,
      contexts: guildId === undefined ? (request.contexts ?? null) : null,
      integration_types: request.integration_types ?? (guildId === undefined ? INSTALLABLE : [0]),
      nsfw: request.nsfw ?? false,
      ...(request.options == null ? {} : { options: request.options.map(plain) }),
      ...(guildId === undefined ? {} : { guild_id: guildId }),
      ...(request.type === ENTRY_POINT && { handler: request.handler ?? 1 }),
    };
  }
}

const sameName = (list: readonly Command[], request: CommandRequest): Command | undefined =>
  list.find(command => command.name === request.name && command.type === (request.type ?? 1));

/** Returns an option without the fields that the request set to null, as Discord's answers show it. */
function plain(option: CommandOption): CommandOption {
  const entries = Object.entries(option).filter(([, value]) => value !== null);
  const kept = Object.fromEntries(entries) as unknown as CommandOption;
  return option.options == null ? kept : { ...kept, options: option.options.map(plain) };
}
