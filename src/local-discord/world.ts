import type { Locale } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { CommandBook } from './command-book.ts';
import type { Guild } from './guild.ts';
import type { Judge } from './judge.ts';
import type { StoredAttachment, StoredMessage } from './message.ts';
import type { Person } from './person.ts';
import { Snowflakes } from './snowflake.ts';

/** `en-US`, `ko`, … */
export type LocaleCode = `${Locale}`;

/** A payload that was shown; `body` is what the bot sent. */
export interface ShownPayload {
  readonly channelId: string;
  readonly messageId: string;
  readonly body: unknown;
  readonly files: readonly { name: string; description: string | undefined }[];
  /** the slash command that it answers, with its options: in public anyone can open them */
  readonly command?: string;
}

export interface PrivatePayload extends ShownPayload {
  readonly userId: string;
}

/** Where an event goes: to the shard of a guild, or to shard 0; `intent` must have been asked for. */
export interface EventScope {
  readonly guild?: Guild | undefined;
  readonly intent?: number;
}

export interface BotUser {
  readonly id: string;
  readonly name: string;
}

/** Everything there is: people, places, messages, commands. No HTTP and no sockets. */
export class World {
  readonly now: () => number;
  readonly ids: Snowflakes;
  readonly judge: Judge;
  readonly bot: BotUser;
  readonly ownerId: string;
  readonly commands: CommandBook;
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly people = new Map<string, Person>();
  readonly messages = new Map<string, StoredMessage>();
  readonly messagesByChannel = new Map<string, StoredMessage[]>();
  readonly attachments = new Map<string, StoredAttachment>();
  readonly payloads: ShownPayload[] = [];
  readonly privatePayloads: PrivatePayload[] = [];
  /** the server's own address, known once it listens */
  origin = 'http://127.0.0.1';
  /** set by the gateway; before that nobody listens */
  dispatch: (event: string, data: unknown, scope?: EventScope) => void = () => {};

  constructor(now: () => number, judge: Judge) {
    this.now = now;
    this.judge = judge;
    this.ids = new Snowflakes(now);
    this.ownerId = this.ids.next();
    this.bot = { id: this.ids.next(), name: 'Local Bot' };
    this.commands = new CommandBook(this.ids, this.bot.id);
  }

  /** A bot's application has its user's id, as with every newer bot on Discord. */
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

  keepAttachments(message: StoredMessage): void {
    for (const attachment of message.attachments) this.attachments.set(attachment.id, attachment);
  }

  iso(at: number): string {
    return new Date(at).toISOString();
  }
}
