import { ChannelType } from 'discord-api-types/v10';
import type { Snowflakes } from '../rules/snowflake.ts';
import { checkLocale, type LocaleCode } from './locale.ts';
import type { Message } from './message.ts';
import { Bits, BOT_PERMISSIONS, has, STRANGER_PERMISSIONS } from './permissions.ts';
import type { User } from './user.ts';

export type StoredMessage = Message<Channel>;

export type GuildEvent = 'GUILD_CREATE' | 'GUILD_UPDATE' | 'GUILD_DELETE';
export type Change = 'new' | 'changed' | 'deleted';

export interface GuildWorld {
  readonly ids: Snowflakes;
  readonly bot: { readonly id: string };
  readonly channels: Map<string, Channel> & { of(guild: Guild): readonly Channel[] };
  readonly messagesByChannel: ReadonlyMap<string, readonly StoredMessage[]>;
  now(): number;
  sendGuild(event: GuildEvent, guild: Guild): void;
  /** Informs the bot and the watchers that a channel or thread is new, changed or deleted. */
  announceChannel(change: Change, channel: Channel): void;
  tell(happening: { readonly type: 'guild'; readonly change: 'changed'; readonly guild: Guild }): void;
}

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
  readonly #world: GuildWorld;
  #preferredLocale: LocaleCode;

  constructor(world: GuildWorld, options: GuildOptions, createdAt = world.now()) {
    this.#world = world;
    this.id = options.id ?? world.ids.next();
    this.name = options.name;
    this.#botPermissions = options.botPermissions ?? BOT_PERMISSIONS;
    this.#preferredLocale = options.preferredLocale ?? 'en-US';
    this.#installed = options.installed ?? true;
    this.createdAt = createdAt;
  }

  get preferredLocale(): LocaleCode {
    return this.#preferredLocale;
  }
  /** Sets the server's language. Throws for a language that Discord does not have. */
  set preferredLocale(locale: LocaleCode) {
    checkLocale(locale);
    this.#preferredLocale = locale;
    this.#world.sendGuild('GUILD_UPDATE', this);
    this.#world.tell({ type: 'guild', change: 'changed', guild: this });
  }

  get botPermissions(): bigint {
    return this.#botPermissions;
  }

  get installed(): boolean {
    return this.#installed;
  }

  removeBot(): void {
    this.#world.sendGuild('GUILD_DELETE', this);
    this.#installed = false;
    this.#world.tell({ type: 'guild', change: 'changed', guild: this });
  }

  inviteBot(): void {
    this.#installed = true;
    this.#world.sendGuild('GUILD_CREATE', this);
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
      ...options,
      type: ChannelType.GuildText,
      guild: this,
      botPermissions: options.botPermissions ?? this.botPermissions,
    });
    this.#world.channels.set(channel.id, channel);
    this.#world.announceChannel('new', channel);
    return channel;
  }
}

export interface ChannelFields {
  readonly type:
    | ChannelType.GuildText
    | ChannelType.DM
    | ChannelType.PublicThread
    | ChannelType.PrivateThread;
  readonly name: string;
  readonly id?: string;
  readonly createdAt?: number;
  readonly guild?: Guild | undefined;
  readonly parent?: Channel | undefined;
  readonly recipient?: User | undefined;
  readonly botPermissions?: bigint;
  readonly ownerId?: string;
}

/** Text channel (type 0), thread (11, private 12) or DM with the bot (1). */
export class Channel {
  readonly kind = 'channel';
  readonly id: string;
  readonly type: ChannelFields['type'];
  readonly guild: Guild | undefined;
  readonly parent: Channel | undefined;
  readonly recipient: User | undefined;
  readonly ownerId: string;
  readonly createdAt: number;
  name: string;
  archived = false;
  locked = false;
  /** True where the members of a private thread may add other members. */
  invitable = true;
  autoArchiveMinutes: 60 | 1440 | 4320 | 10080 = 4320;
  archiveChangedAt: number;
  /** User ids of a thread's members. Empty for a channel that is not a thread. */
  readonly memberIds = new Set<string>();
  readonly #world: GuildWorld;
  #botPermissions: bigint;

  constructor(world: GuildWorld, fields: ChannelFields) {
    this.#world = world;
    this.id = fields.id ?? world.ids.next();
    this.type = fields.type;
    this.name = fields.name;
    this.guild = fields.guild;
    this.parent = fields.parent;
    this.recipient = fields.recipient;
    this.ownerId = fields.ownerId ?? world.bot.id;
    this.createdAt = fields.createdAt ?? world.now();
    this.archiveChangedAt = this.createdAt;
    this.#botPermissions = fields.botPermissions ?? BOT_PERMISSIONS;
  }

  get isThread(): boolean {
    return this.type === ChannelType.PublicThread || this.isPrivate;
  }

  get isPrivate(): boolean {
    return this.type === ChannelType.PrivateThread;
  }

  isShownTo({ id, permissions }: Pick<User, 'id' | 'permissions'>): boolean {
    if (this.recipient) return this.recipient.id === id;
    return !this.isPrivate || this.memberIds.has(id) || has(permissions, Bits.ManageThreads);
  }

  get isDm(): boolean {
    return this.type === ChannelType.DM;
  }

  /** Permissions that this channel's own overwrite gives the bot, without those of the parent or guild. */
  get ownPermissions(): bigint {
    return this.#botPermissions;
  }

  /** Permissions of the bot in this channel. A thread has the permissions of its parent. */
  get botPermissions(): bigint {
    if (this.guild?.installed === false) return STRANGER_PERMISSIONS;
    return this.parent?.botPermissions ?? this.#botPermissions;
  }

  set botPermissions(permissions: bigint) {
    const channel = this.parent ?? this;
    channel.#botPermissions = permissions;
    channel.changed();
  }

  /** Public messages, oldest first. */
  get messages(): StoredMessage[] {
    return this.allMessages.filter(message => !message.ephemeral);
  }

  /** Public and ephemeral messages, oldest first. */
  get allMessages(): StoredMessage[] {
    return [...(this.#world.messagesByChannel.get(this.id) ?? [])].filter(message => !message.deleted);
  }

  /**
   * Adds a thread to the channel.
   * @param options.invitable true where members of a private thread may add others; default: true
   */
  addThread({
    isPrivate = false,
    invitable = true,
    ...options
  }: {
    readonly name: string;
    readonly id?: string;
    readonly ownerId?: string;
    readonly isPrivate?: boolean;
    readonly invitable?: boolean;
  }): Channel {
    if (this.guild === undefined || this.isThread) throw new Error('only a text channel can have threads');
    const thread = new Channel(this.#world, {
      ...options,
      type: isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
      guild: this.guild,
      parent: this,
    });
    thread.invitable = invitable;
    thread.memberIds.add(thread.ownerId);
    this.#world.channels.set(thread.id, thread);
    this.#world.announceChannel('new', thread);
    return thread;
  }

  archive(): void {
    this.setArchived(true);
  }

  unarchive(): void {
    this.setArchived(false);
  }

  setArchived(archived: boolean): void {
    if (!this.isThread) throw new Error(`#${this.name} is no thread`);
    this.archived = archived;
    this.archiveChangedAt = this.#world.now();
    this.changed();
  }

  changed(): void {
    this.#world.announceChannel('changed', this);
  }

  remove(): void {
    const threads = [...this.#world.channels.values()].filter(channel => channel.parent === this);
    for (const thread of threads) thread.remove();
    for (const message of this.allMessages) message.deletedAt = this.#world.now();
    this.#world.channels.delete(this.id);
    this.#world.announceChannel('deleted', this);
  }
}
