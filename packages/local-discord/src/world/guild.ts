import { ChannelType, Locale } from 'discord-api-types/v10';
import { Channel } from './channel.ts';
import { BOT_PERMISSIONS } from './permissions.ts';
import { renderChannel, renderGuild, renderGuildCreate } from './render.ts';
import type { LocaleCode, World } from './world.ts';

const LOCALES: readonly string[] = Object.values(Locale);

export interface GuildOptions {
  readonly name: string;
  /** Id of 17 digits or more. Absent: the next free id. The guild's shard is `(id >> 22) % shards`. */
  readonly id?: string;
  readonly preferredLocale?: LocaleCode;
  /** False: the bot is not a member of the guild. Only people who installed the bot for themselves can use it. */
  readonly installed?: boolean;
  /** Permissions of the bot's roles in the guild, which new channels inherit. Absent: the usual ones. */
  readonly botPermissions?: bigint;
}

export class Guild {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly #botPermissions: bigint;
  #installed: boolean;
  readonly #world: World;
  #preferredLocale: LocaleCode;

  constructor(
    world: World,
    options: GuildOptions,
    kept?: { readonly id: string; readonly createdAt: number },
  ) {
    this.#world = world;
    this.id = kept?.id ?? options.id ?? world.ids.next();
    this.name = options.name;
    this.#botPermissions = options.botPermissions ?? BOT_PERMISSIONS;
    this.#preferredLocale = options.preferredLocale ?? 'en-US';
    this.#installed = options.installed ?? true;
    this.createdAt = kept?.createdAt ?? world.now();
  }

  get preferredLocale(): LocaleCode {
    return this.#preferredLocale;
  }
  /** Sets the server's language. Throws for a language that Discord does not have. */
  set preferredLocale(locale: LocaleCode) {
    if (!LOCALES.includes(locale)) throw new Error(`Discord has no locale "${locale}"`);
    this.#preferredLocale = locale;
    this.#world.dispatch('GUILD_UPDATE', renderGuild(this.#world, this), { guild: this });
    this.#world.tell({ type: 'guild', change: 'changed', guild: this });
  }

  get botPermissions(): bigint {
    return this.#botPermissions;
  }

  get installed(): boolean {
    return this.#installed;
  }

  removeBot(): void {
    this.#world.dispatch('GUILD_DELETE', { id: this.id }, { guild: this });
    this.#installed = false;
    this.#world.tell({ type: 'guild', change: 'changed', guild: this });
  }

  inviteBot(): void {
    this.#installed = true;
    this.#world.dispatch('GUILD_CREATE', renderGuildCreate(this.#world, this, false), { guild: this });
    this.#world.tell({ type: 'guild', change: 'changed', guild: this });
  }

  get channels(): Channel[] {
    return this.#world.channels.of(this).filter(channel => !channel.isThread);
  }

  get threads(): Channel[] {
    return this.#world.channels.of(this).filter(channel => channel.isThread);
  }

  /**
   * Adds a text channel.
   * @param options the field `id` has 17 digits or more; without it the channel gets the next free id
   */
  addChannel(options: {
    readonly name: string;
    readonly id?: string;
    readonly botPermissions?: bigint;
  }): Channel {
    const channel = new Channel(this.#world, {
      ...(options.id !== undefined && { id: options.id }),
      type: ChannelType.GuildText,
      name: options.name,
      guild: this,
      botPermissions: options.botPermissions ?? this.botPermissions,
    });
    this.#world.channels.set(channel.id, channel);
    this.#world.dispatch('CHANNEL_CREATE', renderChannel(this.#world, channel), { guild: this });
    this.#world.tell({ type: 'channel', change: 'new', channel });
    return channel;
  }
}
