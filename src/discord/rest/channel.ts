import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIMessage,
  type APITextChannel,
  ComponentType,
  DiscordAPIError,
  MessageFlags,
  type REST,
  Routes,
  SnowflakeUtil,
} from 'discord.js';
import { loggedError } from '../../log/log.ts';
import type { AnswerFile, ComponentRow } from '../ports/answer.ts';
import { awake, isArchived } from './archived-threads.ts';

export interface PublicMessage {
  readonly content: string;
  readonly rows: readonly ComponentRow[];
  /** Files of the message. Absent: an edited message keeps its files. */
  readonly files?: readonly AnswerFile[];
  /** Ids of the people that the message notifies. All other mentions in it are silent. */
  readonly pings: readonly string[];
  readonly silent?: boolean;
  readonly pingsRole?: string;
  /** Id of a message in the channel that this message replies to. A tap on the reply leads there. */
  readonly replyTo?: string;
  /** True where the text identifies the message, since other messages may have the same buttons. */
  readonly byWords?: boolean;
  /**
   * Pattern of the file names of pictures from older versions of the bot. A picture with such a name identifies the message
   * too.
   */
  readonly pictured?: RegExp;
}

const UNKNOWN_MESSAGE = 10008;
/** Number of a channel's newest messages that the bot searches. */
const LOOKED_AT = 50;
/**
 * Milliseconds for a request with its retries. A longer request fails, so that it does not delay other messages further. The
 * outbox tries again later.
 */
const PATIENCE_MS = 20_000;

const body = ({ content, rows, files, pings, pingsRole }: PublicMessage) => ({
  content,
  components: rows,
  allowed_mentions: { parse: [], users: [...pings], ...(pingsRole !== undefined && { roles: [pingsRole] }) },
  ...(files && {
    attachments: files.map(({ name, alt }, index) => ({ id: `${index}`, filename: name, description: alt })),
  }),
});

const manner = ({ silent, replyTo }: PublicMessage) => ({
  ...(silent && { flags: MessageFlags.SuppressNotifications }),
  ...(replyTo !== undefined && { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
});

const uploads = ({ files = [] }: PublicMessage) =>
  files.length === 0
    ? {}
    : { files: files.map(({ name, data }) => ({ name, data, contentType: 'image/png' })) };

/** Milliseconds by which Discord's clock may be behind this machine's. */
export const SKEW_MS = 60_000;

export interface ChannelParts {
  readonly patience?: number;
}

/** Messages of one channel in Discord, without a cache. The channel may also be a thread or a person's direct messages. */
export class Channel {
  readonly #rest: REST;
  readonly #id: string;
  readonly #patience: number;

  constructor(rest: REST, id: string, { patience = PATIENCE_MS }: ChannelParts = {}) {
    this.#rest = rest;
    this.#id = id;
    this.#patience = patience;
  }

  /**
   * @param nonce at most 25 characters; a repetition within minutes returns the message that was posted first
   * @returns the id of the message; null where it was posted before and has been deleted since (discord-api-docs#6647)
   */
  async post(message: PublicMessage, nonce: string): Promise<string | null> {
    try {
      const posted = await awake(this.#rest, this.#id, () =>
        this.#rest.post(Routes.channelMessages(this.#id), {
          body: { ...body(message), ...manner(message), nonce, enforce_nonce: true },
          ...uploads(message),
          signal: AbortSignal.timeout(this.#patience),
        }),
      );
      return (posted as { id: string }).id;
    } catch (error) {
      if (error instanceof DiscordAPIError && error.code === UNKNOWN_MESSAGE) return null;
      throw error;
    }
  }

  /**
   * Finds a message that an earlier attempt has posted, among the channel's newest messages. Discord forgets nonces after
   * minutes and does not list them.
   */
  async find(message: PublicMessage, { after, ...sought }: Sought): Promise<string | undefined> {
    const newest = await this.#newestOf(sought);
    return newest.find(posted => BigInt(posted.id) > BigInt(after ?? 0) && isSame(message, posted))?.id;
  }

  /** Finds the message that has this custom id, among the channel's newest messages. */
  async holding(customId: string, sought: Omit<Sought, 'after'>): Promise<string | undefined> {
    const newest = await this.#newestOf(sought);
    return newest.find(posted => idsIn(posted.components ?? []).includes(customId))?.id;
  }

  async #newestOf({ author, since }: Omit<Sought, 'after'>): Promise<readonly APIMessage[]> {
    const query = new URLSearchParams({ limit: String(LOOKED_AT) });
    const signal = AbortSignal.timeout(this.#patience);
    const newest = await this.#rest.get(Routes.channelMessages(this.#id), { query, signal });
    return (newest as APIMessage[]).filter(
      posted => posted.author.id === author && SnowflakeUtil.timestampFrom(posted.id) >= since,
    );
  }

  /** Returns the id of the channel's newest message, which may have been deleted. Null: the channel never had a message. */
  async newest(): Promise<string | null> {
    const signal = AbortSignal.timeout(this.#patience);
    const found = (await this.#rest.get(Routes.channel(this.#id), { signal })) as APITextChannel;
    return found.last_message_id ?? null;
  }

  async countAfter(messageId: string, most: number): Promise<number> {
    const query = new URLSearchParams({ after: messageId, limit: String(most) });
    const signal = AbortSignal.timeout(this.#patience);
    const later = await this.#rest.get(Routes.channelMessages(this.#id), { query, signal });
    return (later as APIMessage[]).length;
  }

  /** Returns the ids of the people whom a message mentions. Empty where the message was deleted. */
  async pinged(messageId: string): Promise<readonly string[]> {
    return (await this.read(messageId))?.mentions.map(({ id }) => id) ?? [];
  }

  async read(messageId: string): Promise<APIMessage | undefined> {
    const signal = AbortSignal.timeout(this.#patience);
    let found: APIMessage | undefined;
    await this.#onMessage(async () => {
      found = (await this.#rest.get(this.#message(messageId), { signal })) as APIMessage;
    });
    return found;
  }

  has(messageId: string): Promise<boolean> {
    const signal = AbortSignal.timeout(this.#patience);
    return this.#onMessage(() => this.#rest.get(this.#message(messageId), { signal }));
  }

  /** Edits a message, and unarchives its thread for the edit. Returns false where the message was deleted. */
  edit(messageId: string, message: PublicMessage): Promise<boolean> {
    const request = { body: body(message), ...uploads(message) };
    return this.#onMessage(() => awake(this.#rest, this.#id, () => this.#patch(messageId, request)));
  }

  /** Removes the buttons of a message. Returns false where the message was deleted or is in an archived thread. */
  strip(messageId: string): Promise<boolean> {
    return this.#onMessage(() => this.#patch(messageId, { body: { components: [] } }));
  }

  /**
   * Replaces the text of a message and removes its buttons. The pictures stay. Returns false where the message was deleted or
   * is in an archived thread.
   */
  close(messageId: string, content: string): Promise<boolean> {
    return this.#onMessage(() => this.#patch(messageId, { body: body({ content, rows: [], pings: [] }) }));
  }

  /** Deletes a message. Returns false where the message was deleted before or is in an archived thread. */
  remove(messageId: string): Promise<boolean> {
    return this.#onMessage(() => this.#rest.delete(this.#message(messageId)));
  }

  #patch(messageId: string, request: Parameters<REST['patch']>[1]): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#patience);
    return this.#rest.patch(this.#message(messageId), { ...request, signal });
  }

  #message(id: string) {
    return Routes.channelMessage(this.#id, id);
  }

  async #onMessage(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (isArchived(error)) return false;
      if (error instanceof DiscordAPIError && error.code === UNKNOWN_MESSAGE) return false;
      throw error;
    }
  }
}

export interface Sought {
  readonly author: string;
  /** Id of a message that was posted before the sought message. Null: there is no such limit. */
  readonly after: string | null;
  /** Earliest time at which the message can have been posted, in milliseconds since the epoch. */
  readonly since: number;
}

const idsIn = (rows: PublicMessage['rows'] | NonNullable<APIMessage['components']>): readonly string[] =>
  rows.flatMap(row =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap(each => ('custom_id' in each ? each.custom_id : []))
      : [],
  );
const customIds = (rows: Parameters<typeof idsIn>[0]): string => JSON.stringify(idsIn(rows));

/**
 * Checks that a posted message is the given message. The file name of its picture identifies a message with a picture.
 * Otherwise the buttons identify it, or the text where there are no buttons or `byWords` is set.
 */
function isSame(message: PublicMessage, posted: APIMessage): boolean {
  const { files: [file] = [], pictured, rows, content, byWords = false, replyTo } = message;
  if (posted.attachments.some(({ filename }) => filename === file?.name || pictured?.test(filename)))
    return true;
  if (file) return false;
  if (rows.length > 0 && !byWords) return customIds(rows) === customIds(posted.components ?? []);
  // Two mentions of one person about two questions have the same text. Only the message that each mention replies to
  // distinguishes them.
  const answers = byWords || replyTo === undefined || posted.message_reference?.message_id === replyTo;
  return answers && posted.content === content.trim();
}

/** Returns the fields of an error for the log: never an address with a token, never the request's body. */
export const logged = (error: unknown): object => loggedError(error);

const SOON_MS = 150;

/**
 * Checks that a message with its picture is ready or has failed within 150 ms. Otherwise a live game shows the text first. The
 * caller meets the message's error when it awaits the message.
 */
export const isReadySoon = (message: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    message.then(
      () => true,
      () => true,
    ),
    sleep(SOON_MS, false, { ref: false }),
  ]);
