import { DiscordAPIError, HTTPError, MessageFlags, type REST, Routes } from 'discord.js';
import type { AnswerFile, Row } from './room.ts';

/** A public message of the bot. */
export interface PublicMessage {
  readonly content: string;
  readonly rows: readonly Row[];
  readonly files?: readonly AnswerFile[];
  /** User ids that are really notified; all other mentions stay silent. */
  readonly pings: readonly string[];
  /** Nobody's telephone rings. */
  readonly silent?: boolean;
  /** A message of the channel that it answers: a tap leads there. */
  readonly replyTo?: string;
}

const UNKNOWN_MESSAGE = 10008;
const ARCHIVED = 50083;
/** Unknown channel, no access, no permission, no direct messages to this person. */
const CLOSED_DOORS: readonly (number | string)[] = [10003, 50001, 50013, 50007];

const body = ({ content, rows, files = [], pings }: PublicMessage) => ({
  content,
  components: rows,
  allowed_mentions: { parse: [], users: [...pings] },
  ...(files.length > 0 && {
    attachments: files.map(({ name, alt }, index) => ({ id: `${index}`, filename: name, description: alt })),
  }),
});

/** What can be said of a message only when it is posted. */
const manner = ({ silent, replyTo }: PublicMessage) => ({
  ...(silent && { flags: MessageFlags.SuppressNotifications }),
  ...(replyTo !== undefined && { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
});

const uploads = ({ files = [] }: PublicMessage) =>
  files.length === 0
    ? {}
    : { files: files.map(({ name, data }) => ({ name, data, contentType: 'image/png' })) };

/** Posting and editing without a cache: a channel is its id, a thread's or a DM's too. */
export class Channel {
  readonly #rest: REST;
  readonly #id: string;

  constructor(rest: REST, id: string) {
    this.#rest = rest;
    this.#id = id;
  }

  /** @param nonce at most 25 characters; the same nonce within minutes gives the message that is already there. */
  async post(message: PublicMessage, nonce: string): Promise<string> {
    const posted = await this.#awake(() =>
      this.#rest.post(Routes.channelMessages(this.#id), {
        body: { ...body(message), ...manner(message), nonce, enforce_nonce: true },
        ...uploads(message),
      }),
    );
    return (posted as { id: string }).id;
  }

  /** False when the message is gone. */
  edit(messageId: string, message: PublicMessage): Promise<boolean> {
    return this.#patch(messageId, { body: body(message), ...uploads(message) });
  }

  /** Takes the buttons away; false when the message is gone. */
  strip(messageId: string): Promise<boolean> {
    return this.#patch(messageId, { body: { components: [] } });
  }

  /** False when it was gone already. */
  remove(messageId: string): Promise<boolean> {
    return this.#onMessage(() => this.#rest.delete(Routes.channelMessage(this.#id, messageId)));
  }

  #patch(messageId: string, request: Parameters<REST['patch']>[1]): Promise<boolean> {
    return this.#onMessage(() => this.#rest.patch(Routes.channelMessage(this.#id, messageId), request));
  }

  /** A thread that has fallen asleep is woken first. */
  async #awake<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DiscordAPIError && error.code === ARCHIVED)) throw error;
      await this.#rest.patch(Routes.channel(this.#id), { body: { archived: false } });
      return work();
    }
  }

  async #onMessage(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await this.#awake(work);
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && error.code === UNKNOWN_MESSAGE) return false;
      throw error;
    }
  }
}

/** Whether trying again can't help: the door is closed, or the message itself is refused. */
export function isHopeless(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError)) return false;
  if (CLOSED_DOORS.includes(error.code)) return true;
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** What a log may know of an error: never an address with a token in it, never what was sent. */
export function logged(error: unknown): object {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    const { name, message, status, method, stack, url } = error;
    const code = error instanceof DiscordAPIError ? error.code : undefined;
    return { name, message, status, method, code, stack, url: withoutToken(url) };
  }
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { message: String(error) };
}

const withoutToken = (url: string): string =>
  url.replace(/\/(interactions|webhooks)\/(\d+)\/[^/?]+/g, '/$1/$2/[secret]');
