import { DiscordAPIError, type REST, Routes } from 'discord.js';
import { BoundedMap } from '../ports/ports.ts';
import { Channel, type PublicMessage, SKEW_MS } from './channel.ts';

/** Discord's error codes for closed direct messages, for no common server, and for an account that is gone. */
const REFUSED: readonly (number | string)[] = [50007, 50278, 10013, 50033];
const MOST_KNOWN = 5_000;

export const isRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && REFUSED.includes(error.code);

/** Message that an interrupted attempt may have sent already. A button with a unique custom id identifies the message. */
export interface SentBefore {
  readonly customId: string;
  /** Time at which the message was written, in milliseconds since the epoch. */
  readonly since: number;
}

export interface DirectParts {
  readonly rest: REST;
  readonly self: () => string | undefined;
}

export class DirectMessages {
  readonly #parts: DirectParts;
  readonly #channels = new BoundedMap<string>(MOST_KNOWN);

  constructor(parts: DirectParts) {
    this.#parts = parts;
  }

  /**
   * Sends a direct message. Throws Discord's error.
   * @param nonce at most 25 characters, the same at every attempt
   * @param before message that may have been sent already
   */
  async send(userId: string, message: PublicMessage, nonce: string, before?: SentBefore): Promise<void> {
    const channel = new Channel(this.#parts.rest, await this.channelOf(userId));
    const author = this.#parts.self();
    if (before && author !== undefined) {
      const sought = { author, since: before.since - SKEW_MS };
      if ((await channel.holding(before.customId, sought)) !== undefined) return;
    }
    await channel.post(message, nonce);
  }

  /**
   * Sends a direct message once, without a retry. `refused`: the person does not accept direct messages of the bot, or is gone.
   */
  async say(userId: string, message: PublicMessage, nonce: string): Promise<'sent' | 'refused' | 'failed'> {
    try {
      await this.send(userId, message, nonce);
      return 'sent';
    } catch (error) {
      return isRefused(error) ? 'refused' : 'failed';
    }
  }

  /** Returns the id of the channel of a person's direct messages with the bot. Throws Discord's error. */
  async channelOf(userId: string): Promise<string> {
    const known = this.#channels.get(userId);
    if (known !== undefined) return known;
    const opened = await this.#parts.rest.post(Routes.userChannels(), { body: { recipient_id: userId } });
    const { id } = opened as { readonly id: string };
    this.#channels.set(userId, id);
    return id;
  }
}
