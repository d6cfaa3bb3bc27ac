import { ChannelType } from 'discord-api-types/v10';
import type { Guild } from './guild.ts';
import type { StoredMessage } from './message.ts';
import { Bits, BOT_PERMISSIONS, has, STRANGER_PERMISSIONS } from './permissions.ts';
import type { Person } from './person.ts';
import { renderChannel } from './render.ts';
import type { World } from './world.ts';

export interface ChannelFields {
  readonly type:
    | ChannelType.GuildText
    | ChannelType.DM
    | ChannelType.PublicThread
    | ChannelType.PrivateThread;
  readonly name: string;
  readonly id?: string;
  readonly createdAt?: number;
  readonly guild?: Guild;
  readonly parent?: Channel;
  readonly recipient?: Person;
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
  readonly recipient: Person | undefined;
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
  readonly #world: World;
  #botPermissions: bigint;

  constructor(world: World, fields: ChannelFields) {
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

  isShownTo({ id, permissions }: Pick<Person, 'id' | 'permissions'>): boolean {
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
    const payload = { ...renderChannel(this.#world, thread), newly_created: true };
    this.#world.dispatch('THREAD_CREATE', payload, { guild: this.guild });
    this.#world.tell({ type: 'channel', change: 'new', channel: thread });
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
    const event = this.isThread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE';
    this.#world.dispatch(event, renderChannel(this.#world, this), { guild: this.guild });
    this.#world.tell({ type: 'channel', change: 'changed', channel: this });
  }

  remove(): void {
    const threads = [...this.#world.channels.values()].filter(channel => channel.parent === this);
    for (const thread of threads) thread.remove();
    for (const message of this.allMessages) message.deletedAt = this.#world.now();
    this.#world.channels.delete(this.id);
    const event = this.isThread ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
    this.#world.dispatch(event, renderChannel(this.#world, this), { guild: this.guild });
    this.#world.tell({ type: 'channel', change: 'deleted', channel: this });
  }
}
