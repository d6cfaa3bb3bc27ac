import {
  type APIMessage,
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
  /** Absent: an edited message keeps its files. */
  readonly files?: readonly AnswerFile[];
  /** User ids that are really notified; all other mentions are silent. */
  readonly pings: readonly string[];
  /** True where it makes no sound. */
  readonly silent?: boolean;
  /** The one role whose members are really notified. */
  readonly callsRole?: string;
  /** A message of the channel to reply to: a tap leads there. */
  readonly replyTo?: string;
  /** Set where others may have the same buttons, so that only its text identifies it. */
  readonly byWords?: boolean;
}

const UNKNOWN_MESSAGE = 10008;
/** Newest messages among which one is looked for. */
const LOOKED_AT = 50;
/** Milliseconds for a request, repetitions included. The outbox tries again later, and others wait meanwhile. */
const PATIENCE_MS = 20_000;
/** Error codes for an unknown channel, no access, no permission, and no direct messages to this person. */
const CLOSED_DOORS: readonly (number | string)[] = [10003, 50001, 50013, 50007];

const body = ({ content, rows, files, pings, callsRole }: PublicMessage) => ({
  content,
  components: rows,
  allowed_mentions: { parse: [], users: [...pings], ...(callsRole !== undefined && { roles: [callsRole] }) },
  ...(files && {
    attachments: files.map(({ name, alt }, index) => ({ id: `${index}`, filename: name, description: alt })),
  }),
});

/** Returns the fields that can be set only when a message is posted. */
const manner = ({ silent, replyTo }: PublicMessage) => ({
  ...(silent && { flags: MessageFlags.SuppressNotifications }),
  ...(replyTo !== undefined && { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
});

const uploads = ({ files = [] }: PublicMessage) =>
  files.length === 0
    ? {}
    : { files: files.map(({ name, data }) => ({ name, data, contentType: 'image/png' })) };

export interface ChannelParts {
  /** Milliseconds for one request, repetitions included. */
  readonly patience?: number;
}

/** Posts and edits messages without a cache. A channel is its id, which may be that of a thread or a DM. */
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
   * Posts a message.
   * @param nonce at most 25 characters; the same nonce within minutes returns the message that exists already.
   * @returns its id; null where it was posted before and has been deleted since (discord-api-docs#6647).
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

  /** Finds the message among the newest, where it exists already: Discord forgets nonces after minutes and lists none. */
  async find(message: PublicMessage, { author, after, since }: Sought): Promise<string | undefined> {
    const query = new URLSearchParams({ limit: String(LOOKED_AT) });
    const signal = AbortSignal.timeout(this.#patience);
    const newest = await this.#rest.get(Routes.channelMessages(this.#id), { query, signal });
    return (newest as APIMessage[]).find(
      posted =>
        posted.author.id === author &&
        BigInt(posted.id) > BigInt(after ?? 0) &&
        SnowflakeUtil.timestampFrom(posted.id) >= since &&
        isSame(message, posted),
    )?.id;
  }

  /** Finds the message with a button of this custom id among the newest. */
  async holding(
    customId: string,
    { author, since }: Pick<Sought, 'author' | 'since'>,
  ): Promise<string | undefined> {
    const query = new URLSearchParams({ limit: String(LOOKED_AT) });
    const signal = AbortSignal.timeout(this.#patience);
    const newest = await this.#rest.get(Routes.channelMessages(this.#id), { query, signal });
    return (newest as APIMessage[]).find(
      posted =>
        posted.author.id === author &&
        SnowflakeUtil.timestampFrom(posted.id) >= since &&
        idsIn(posted.components ?? []).includes(customId),
    )?.id;
  }

  /** Returns the ids of people whom a message has mentioned; empty where it is gone. */
  async called(messageId: string): Promise<readonly string[]> {
    return (await this.read(messageId))?.mentions.map(({ id }) => id) ?? [];
  }

  /** Reads a message; undefined where it is gone. */
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

  /** Edits a message; false when it is gone. An archived thread is unarchived for the new text. */
  edit(messageId: string, message: PublicMessage): Promise<boolean> {
    const request = { body: body(message), ...uploads(message) };
    return this.#onMessage(() => awake(this.#rest, this.#id, () => this.#patch(messageId, request)));
  }

  /** Removes the buttons; false when the message is gone, or is in an archived thread. */
  strip(messageId: string): Promise<boolean> {
    return this.#onMessage(() => this.#patch(messageId, { body: { components: [] } }));
  }

  /** Replaces the text and removes the buttons, as `strip` does; its pictures stay. */
  close(messageId: string, content: string): Promise<boolean> {
    return this.#onMessage(() => this.#patch(messageId, { body: body({ content, rows: [], pings: [] }) }));
  }

  /** Deletes a message; false when it is gone already, or is in an archived thread. */
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

/** The place of a message that is looked for. */
export interface Sought {
  /** User id of the bot. */
  readonly author: string;
  /** Message that is older than the sought one. Null: any. */
  readonly after: string | null;
  /** Earliest time of the sought message, in milliseconds since the epoch. */
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
 * Checks that a posted message is this one. A board has its picture's name, a lobby or a question its buttons, and mentions
 * and all others their text.
 */
function isSame(message: PublicMessage, posted: APIMessage): boolean {
  const { files: [file] = [], rows, content, byWords = false, replyTo } = message;
  if (file) return posted.attachments.some(({ filename }) => filename === file.name);
  if (rows.length > 0 && !byWords) return customIds(rows) === customIds(posted.components ?? []);
  // Two mentions of one person about different questions have the same text.
  const answers = byWords || replyTo === undefined || posted.message_reference?.message_id === replyTo;
  return answers && posted.content === content.trim();
}

/** Checks that the channel is closed to us, which a moderator may change. */
export const isClosed = (error: unknown): boolean =>
  error instanceof DiscordAPIError && CLOSED_DOORS.includes(error.code);

/** Checks that trying again can't help, since the message itself is refused. */
export function isHopeless(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** Returns the fields of an error that a log may have: never an address with a token, never the request's body. */
export const logged = (error: unknown): object => loggedError(error);
