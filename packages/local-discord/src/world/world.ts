import type { Locale } from 'discord-api-types/v10';
import { CommandBook } from '../rules/command-book.ts';
import { Snowflakes } from '../rules/snowflake.ts';
import type { StoredAttachment } from './attachment.ts';
import { Channels } from './channels.ts';
import type { Guild } from './guild.ts';
import { ANSWER_MS } from './interaction.ts';
import type { Judge } from './judge.ts';
import type { StoredMessage } from './message.ts';
import type { Person } from './person.ts';
import type { Vault } from './vault.ts';
import { type Happening, Watchers } from './watch.ts';

/** Language code of Discord: `en-US`, `ko`, … */
export type LocaleCode = `${Locale}`;

/** A public payload that was shown. `body` is the bot's request. */
export interface ShownPayload {
  readonly channelId: string;
  readonly messageId: string;
  readonly body: unknown;
  readonly files: readonly { name: string; description: string | undefined }[];
  /** The slash command that the message answers, with its options. Everyone can open it on a public message. */
  readonly command?: string;
}

export interface PrivatePayload extends ShownPayload {
  readonly userId: string;
}

/** The target of an event: a guild's shard, or shard 0. Only clients with `intent`, if given, receive it. */
export interface EventScope {
  readonly guild?: Guild | undefined;
  readonly intent?: number;
}

export interface BotUser {
  readonly id: string;
  readonly name: string;
}

/** The owner and the bot of a world. A restored world keeps both. */
export interface Identity {
  readonly ownerId: string;
  readonly bot: BotUser;
}

export interface WorldParts {
  /** Clock of the world, in milliseconds since the epoch. */
  readonly now: () => number;
  readonly judge: Judge;
  /** Time that an interaction waits for its first answer. Default: Discord's 3 s. */
  readonly answerMs?: number | undefined;
  readonly ids?: Snowflakes;
  readonly identity?: Identity | undefined;
  readonly botName?: string | undefined;
  /** Folder that keeps attachments outside of the memory. */
  readonly vault?: Vault | undefined;
  /** True: files are measured and then dropped. */
  readonly forgetFiles?: boolean | undefined;
  /** Number of payloads that are kept. Absent: all. */
  readonly history?: number | undefined;
}

const NOTHING = Buffer.alloc(0);

/** Everything that a Discord holds: people, channels, messages, commands. It has no HTTP and no sockets. */
export class World {
  readonly now: () => number;
  readonly ids: Snowflakes;
  readonly judge: Judge;
  readonly answerMs: number;
  readonly bot: BotUser;
  readonly ownerId: string;
  readonly commands: CommandBook;
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Channels();
  readonly people = new Map<string, Person>();
  readonly messages = new Map<string, StoredMessage>();
  readonly messagesByChannel = new Map<string, StoredMessage[]>();
  readonly attachments = new Map<string, StoredAttachment>();
  readonly payloads: ShownPayload[] = [];
  readonly privatePayloads: PrivatePayload[] = [];
  readonly watchers: Watchers;
  /** True where people can act in archived threads, as only Discord's phone apps allow. */
  phones = false;
  readonly vault: Vault | undefined;
  readonly history: number;
  readonly #forgetFiles: boolean;
  /** Address of the server, known once it listens. */
  origin = 'http://127.0.0.1';
  /** Resolves once all changes so far are on disk, where the world has a folder. The keeper sets it. */
  saved: () => Promise<void> = async () => {};
  /** Sends an event to the bot. The gateway sets it; until then no events are sent. */
  dispatch: (event: string, data: unknown, scope?: EventScope) => void = () => {};

  constructor(parts: WorldParts) {
    const { now, judge, ids, identity, botName, vault, forgetFiles, history } = parts;
    this.#forgetFiles = forgetFiles ?? false;
    this.now = now;
    this.judge = judge;
    this.answerMs = parts.answerMs ?? ANSWER_MS;
    this.ids = ids ?? new Snowflakes(now);
    this.vault = vault;
    this.history = history ?? Number.POSITIVE_INFINITY;
    this.ownerId = identity?.ownerId ?? this.ids.next();
    const { id, name } = identity?.bot ?? { id: this.ids.next(), name: 'Local Bot' };
    this.bot = { id, name: botName ?? name };
    // The complaint is stored and not announced, since the broken listener would fail again.
    this.watchers = new Watchers(error => judge.complaints.push(`a listener broke: ${String(error)}`));
    judge.onComplaint = text => this.tell({ type: 'complaint', text });
    this.commands = new CommandBook(this.ids, this.bot.id, guildId =>
      this.tell({ type: 'commands', guildId }),
    );
  }

  tell(happening: Happening): void {
    this.watchers.tell(happening);
  }

  notePayload(payload: ShownPayload | PrivatePayload): void {
    if ('userId' in payload) this.privatePayloads.push(payload);
    else this.payloads.push(payload);
    for (const list of [this.payloads, this.privatePayloads]) if (list.length > this.history) list.shift();
  }

  /** Id of the bot's application. It equals the bot's user id, as for every newer bot on Discord. */
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

  /** Stores a file and returns a function that reads it back. */
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
