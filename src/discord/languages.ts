import type { BaseInteraction, Client } from 'discord.js';
import type { Match } from '../match/types.ts';
import { type Language, languageOf } from '../present/languages.ts';
import { logged } from './channel.ts';
import type { Kv, Log } from './room.ts';

const key = (personId: string): string => `locale:${personId}`;

/** Who reads what: a person's language comes with each interaction, a server's with the gateway. */
export class Languages {
  readonly #client: Client;
  readonly #kv: Kv;
  readonly #log: Log;
  readonly #known = new Map<string, Language>();

  constructor(client: Client, kv: Kv, log: Log) {
    this.#client = client;
    this.#log = log;
    this.#kv = kv;
  }

  /** The reader's; kept, since a public message in a direct message has only its reader to go by. */
  ofReader(interaction: BaseInteraction): Language {
    const language = languageOf(interaction.locale);
    const { id } = interaction.user;
    if (interaction.guildId === null && this.#known.get(id) !== language) {
      this.#known.set(id, language);
      this.#kv
        .set(key(id), language)
        .catch(error => this.#log.warn({ error: logged(error) }, 'a language is not kept'));
    }
    return language;
  }

  /** The server's own, or in a direct message that of who opened the game. */
  async ofMatch(match: Match): Promise<Language> {
    if (match.guildId !== null)
      return languageOf(this.#client.guilds.cache.get(match.guildId)?.preferredLocale);
    const opener = match.opener.id;
    return this.#known.get(opener) ?? languageOf(await this.#kv.get(key(opener)));
  }
}
