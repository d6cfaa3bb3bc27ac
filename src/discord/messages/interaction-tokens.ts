import type { BaseInteraction, REST } from 'discord.js';
import { BoundedMap } from '../bounded-map.ts';
import { atMost } from './time-limit.ts';

/** Discord's 15 minutes, less what a request and two clocks may take. */
const LIVES_MS = 14 * 60_000;
/** More than are alive at once. */
const KEPT = 20_000;
/** So long a board waits for the private answer, which comes first. */
const ANSWER_MS = 2_000;

/** What a message can be posted with, and edited afterwards, beside the bot's fifty requests a second. */
export interface InteractionToken {
  readonly application: string;
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Null: a direct message. */
  readonly guildId: string | null;
}

/** One whose interaction waits for its private answer: what is posted before would become that answer. */
interface PendingToken {
  readonly token: InteractionToken;
  readonly answered: Promise<void>;
}

/**
 * The tokens that may carry public messages: of each channel the newest, and of each message the one that posted it. They
 * are forgotten with the process; then, and when one is dead, the bot posts and edits by its own name.
 */
export class InteractionTokens {
  /** Sends once, and repeats nothing: there is no nonce by which Discord would know a repetition. */
  readonly once: REST;
  readonly #now: () => number;
  readonly #newest = new BoundedMap<InteractionToken>(KEPT);
  readonly #pending = new BoundedMap<PendingToken>(KEPT);
  readonly #sent = new BoundedMap<InteractionToken>(KEPT);

  constructor(once: REST, now: () => number) {
    this.once = once;
    this.#now = now;
  }

  /** The channel's messages may go out through it. @param answered resolves when its private answer stands; absent: it needs none */
  open(interaction: BaseInteraction, answered?: Promise<void>): void {
    const { applicationId: application, channelId, guildId, token: text } = interaction;
    if (channelId === null) return;
    const token = { application, token: text, until: this.#now() + LIVES_MS, guildId };
    if (!answered) {
      this.#newest.set(channelId, token);
      return;
    }
    const pending = { token, answered };
    this.#pending.set(channelId, pending);
    void answered.then(() => {
      if (this.#pending.get(channelId) !== pending) return;
      this.#pending.delete(channelId);
      this.#newest.set(channelId, token);
    });
  }

  /** The newest of the channel that has its private answer; undefined: the bot posts by its own name. */
  async of(channelId: string): Promise<InteractionToken | undefined> {
    const pending = this.#pending.get(channelId);
    const newest = this.#alive(this.#newest.get(channelId));
    if (newest || !this.#alive(pending?.token)) return newest;
    await atMost(ANSWER_MS, pending?.answered ?? Promise.resolve());
    return this.#alive(this.#newest.get(channelId));
  }

  /** A message was posted with it. */
  sent(messageId: string, token: InteractionToken): void {
    this.#sent.set(messageId, token);
  }

  /** With which the message was posted: Discord lets a token edit its own messages alone. */
  ofMessage(messageId: string): InteractionToken | undefined {
    return this.#alive(this.#sent.get(messageId));
  }

  /** What the bot may do in this server may be another thing now: an interaction must tell it anew. */
  close(guildId: string): void {
    for (const [channelId, token] of this.#newest.entries())
      if (token.guildId === guildId) this.#newest.delete(channelId);
    for (const [channelId, { token }] of this.#pending.entries())
      if (token.guildId === guildId) this.#pending.delete(channelId);
  }

  /** Discord takes it no more. */
  forget(token: InteractionToken): void {
    for (const tokens of [this.#newest, this.#sent])
      for (const [key, other] of tokens.entries()) if (other === token) tokens.delete(key);
  }

  #alive(token: InteractionToken | undefined): InteractionToken | undefined {
    return token && this.#now() < token.until ? token : undefined;
  }
}
