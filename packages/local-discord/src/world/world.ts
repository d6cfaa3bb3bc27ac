import { ChannelType } from 'discord-api-types/v10';
import { Activities } from '../resources/activity.ts';
import type { StoredAttachment } from '../resources/attachment.ts';
import { Channels } from '../resources/channels.ts';
import {
  type Change,
  Channel,
  type Guild,
  type GuildEvent,
  type GuildWorld,
  type StoredMessage,
} from '../resources/guild.ts';
import { ANSWER_MS } from '../resources/interaction.ts';
import type { BotUser, User } from '../resources/user.ts';
import { CommandBook } from '../rules/command-book.ts';
import type { Judge } from '../rules/schema-check.ts';
import type { Snowflakes } from '../rules/snowflake.ts';
import { renderChannel, renderGuild, renderGuildCreate } from './render.ts';
import type { Vault } from './vault.ts';
import { type Happening, Watchers } from './watch.ts';

/** Public message as the bot sent it. `body` is the request's body. */
export interface ShownPayload {
  readonly channelId: string;
  readonly messageId: string;
  readonly body: unknown;
  readonly files: readonly { name: string; description: string | undefined }[];
  /** Slash command, with its options, that the message answers. On a public message, all readers can open that text. */
  readonly command?: string;
}

export interface PrivatePayload extends ShownPayload {
  readonly userId: string;
}

/**
 * Receivers of an event: the guild's shard, or shard 0 without a guild. Only clients with `intent`, if given, get the event.
 */
export interface EventScope {
  readonly guild?: Guild | undefined;
  readonly intent?: number;
}

/** Owner and bot of a local Discord. A restart from a folder keeps them. */
interface Identity {
  readonly ownerId: string;
  readonly bot: BotUser;
}

export interface WorldParts {
  /** People by id. The local Discord adds people later. */
  readonly people: ReadonlyMap<string, User>;
  /** Clock in milliseconds since the epoch. */
  readonly now: () => number;
  readonly judge: Judge;
  readonly ids: Snowflakes;
  /** Owner and bot of an earlier run. Undefined: new ones. */
  readonly identity: Identity | undefined;
  /** Folder that stores the bytes of attachments, so that they do not fill the memory. */
  readonly vault: Vault | undefined;
  /** Milliseconds that an interaction waits for its first answer. Default: Discord's 3 s. */
  readonly answerMs?: number;
  readonly botName?: string;
  readonly forgetFiles?: boolean;
  /** Address of the server of the application's Activity. */
  readonly activity?: string;
  readonly history?: number;
}

const CHANNEL_EVENTS: Readonly<Record<Change, string>> = {
  new: 'CHANNEL_CREATE',
  changed: 'CHANNEL_UPDATE',
  deleted: 'CHANNEL_DELETE',
};
const THREAD_EVENTS: Readonly<Record<Change, string>> = {
  new: 'THREAD_CREATE',
  changed: 'THREAD_UPDATE',
  deleted: 'THREAD_DELETE',
};
const NOTHING = Buffer.alloc(0);

/** State of the local Discord: people, channels, messages, commands. It has no HTTP and no sockets. */
export class World implements GuildWorld {
  readonly now: () => number;
  readonly ids: Snowflakes;
  readonly judge: Judge;
  readonly answerMs: number;
  readonly bot: BotUser;
  readonly ownerId: string;
  readonly commands: CommandBook;
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Channels();
  readonly people: ReadonlyMap<string, User>;
  readonly messages = new Map<string, StoredMessage>();
  readonly messagesByChannel = new Map<string, StoredMessage[]>();
  readonly attachments = new Map<string, StoredAttachment>();
  readonly activities: Activities;
  readonly payloads: ShownPayload[] = [];
  readonly privatePayloads: PrivatePayload[] = [];
  readonly watchers: Watchers;
  /** True where people can act in archived threads, as only Discord's phone apps allow. */
  phones = false;
  readonly vault: Vault | undefined;
  readonly history: number;
  readonly #forgetFiles: boolean;
  /** Address of the server. The default has no port until the server listens. */
  origin = 'http://127.0.0.1';
  /** Resolves when all changes so far are on disk, or immediately if there is no folder. */
  saved: () => Promise<void> = async () => {};
  /** Sends an event to the bot. The gateway sets this function; until then events are dropped. */
  dispatch: (event: string, data: unknown, scope?: EventScope) => void = () => {};

  constructor(parts: WorldParts) {
    const { judge, identity } = parts;
    this.#forgetFiles = parts.forgetFiles ?? false;
    this.now = parts.now;
    this.people = parts.people;
    this.judge = judge;
    this.answerMs = parts.answerMs ?? ANSWER_MS;
    this.ids = parts.ids;
    this.vault = parts.vault;
    this.history = parts.history ?? Number.POSITIVE_INFINITY;
    this.ownerId = identity?.ownerId ?? this.ids.next();
    const { id, name } = identity?.bot ?? { id: this.ids.next(), name: 'Local Bot' };
    this.bot = { id, name: parts.botName ?? name };
    // A complaint about a broken listener is stored without an event, since that listener would fail again.
    this.watchers = new Watchers(error => judge.complaints.push(`a listener broke: ${String(error)}`));
    judge.onComplaint = text => this.tell({ type: 'complaint', text });
    this.activities = new Activities(this, parts.activity);
    this.commands = new CommandBook(this.ids, this.bot.id, guildId =>
      this.tell({ type: 'commands', guildId }),
    );
  }

  tell(happening: Happening): void {
    this.watchers.tell(happening);
  }

  sendGuild(event: GuildEvent, guild: Guild): void {
    const data: Readonly<Record<GuildEvent, () => object>> = {
      GUILD_CREATE: () => renderGuildCreate(this, guild, false),
      GUILD_UPDATE: () => renderGuild(this, guild),
      GUILD_DELETE: () => ({ id: guild.id }),
    };
    this.dispatch(event, data[event](), { guild });
  }

  announceChannel(change: Change, channel: Channel): void {
    const event = (channel.isThread ? THREAD_EVENTS : CHANNEL_EVENTS)[change];
    const isNewThread = channel.isThread && change === 'new';
    const data = { ...renderChannel(this, channel), ...(isNewThread && { newly_created: true }) };
    this.dispatch(event, data, { guild: channel.guild });
    this.tell({ type: 'channel', change, channel });
  }

  /** Returns the DM of the bot with a user. A missing one is created, without an event to the bot. */
  dmOf(recipient: User): Channel {
    const known = this.channels.dmOf(recipient);
    if (known !== undefined) return known;
    const channel = new Channel(this, { type: ChannelType.DM, name: recipient.name, recipient });
    this.channels.set(channel.id, channel);
    this.tell({ type: 'channel', change: 'new', channel });
    return channel;
  }

  notePayload(payload: ShownPayload | PrivatePayload): void {
    if ('userId' in payload) this.privatePayloads.push(payload);
    else this.payloads.push(payload);
    for (const list of [this.payloads, this.privatePayloads]) if (list.length > this.history) list.shift();
  }

  get applicationId(): string {
    return this.bot.id;
  }

  store(message: StoredMessage): void {
    this.messages.set(message.id, message);
    const list = this.messagesByChannel.get(message.channel.id);
    if (list === undefined) this.messagesByChannel.set(message.channel.id, [message]);
    else list.push(message);
    this.keepAttachments(message);
  }

  keepFile(id: string, data: Buffer): () => Buffer {
    const { vault } = this;
    if (this.#forgetFiles) return () => NOTHING;
    if (vault === undefined) return () => data;
    vault.putFile(id, data);
    return () => vault.getFile(id);
  }

  keepAttachments(message: StoredMessage): void {
    for (const attachment of message.attachments) this.attachments.set(attachment.id, attachment);
  }

  iso(at: number): string {
    return new Date(at).toISOString();
  }
}
