import { type ChatInputCommandInteraction, type MessageComponentInteraction, MessageFlags } from 'discord.js';
import type { Language } from '../../presentation/language/languages.ts';
import { BoundedMap } from '../ports/ports.ts';
import type { DirectMessages } from './direct-messages.ts';

type Whispered = Pick<ChatInputCommandInteraction | MessageComponentInteraction, 'id' | 'user'> & {
  readonly followUp: (message: {
    readonly content: string;
    readonly flags: MessageFlags.Ephemeral;
  }) => Promise<unknown>;
};

/**
 * Milliseconds for which the bot uses an interaction's token for further messages. Discord accepts the token for 15 minutes.
 */
const TOKEN_MS = 14 * 60_000;
/** Milliseconds for which a person gets the same message only once. */
const ONCE_MS = 3_600_000;
const MOST = 5_000;

/** Private messages about events after the answer to a person's action: in the person's channel, or else as direct messages. */
export class Whispers {
  readonly #direct: Pick<DirectMessages, 'say'>;
  readonly #now: () => number;
  readonly #newest = new BoundedMap<{
    readonly by: Whispered;
    readonly language: Language;
    readonly at: number;
  }>(MOST);
  readonly #shown = new BoundedMap<{ readonly at: number }>(MOST);

  constructor(direct: Pick<DirectMessages, 'say'>, now: () => number) {
    this.#direct = direct;
    this.#now = now;
  }

  keep(by: Whispered, language: Language): void {
    this.#newest.set(by.user.id, { by, language, at: this.#now() });
  }

  /**
   * Sends a person a private message. Returns true where the message arrived, or where the bot tried to send the same message
   * within the last hour.
   * @param about text that identifies the message
   * @param usual language for a person whose language is not known
   */
  async say(
    personId: string,
    about: string,
    usual: Language,
    wordsIn: (language: Language) => string,
  ): Promise<boolean> {
    const [now, key] = [this.#now(), `${personId} ${about}`];
    if (now - (this.#shown.get(key)?.at ?? Number.NEGATIVE_INFINITY) < ONCE_MS) return true;
    this.#shown.set(key, { at: now });
    const newest = this.#newest.get(personId);
    const content = wordsIn(newest?.language ?? usual);
    if (newest && now - newest.at < TOKEN_MS) {
      const said = newest.by.followUp({ content, flags: MessageFlags.Ephemeral }).then(
        () => true,
        () => false,
      );
      if (await said) return true;
    }
    const nonce = `w${newest?.by.id ?? ''}${now % 1_000}`.slice(0, 25);
    return (await this.#direct.say(personId, { content, rows: [], pings: [] }, nonce)) === 'sent';
  }
}
