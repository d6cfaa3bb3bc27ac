import type { BaseInteraction } from 'discord.js';
import { isElsewhere } from '../../core/contract/player.ts';
import { type Language, languageOf } from '../../presentation/language/languages.ts';
import type { Match } from '../../table/match/types.ts';
import { languageKey } from '../../table/people/direct-language.ts';
import type { Log, Notebook } from '../ports/ports.ts';
import { logged } from '../rest/channel.ts';

/** Languages of people and servers. Each interaction names the person's language. The gateway names a server's language. */
export class Languages {
  readonly #localeOf: (guildId: string) => string | undefined;
  readonly #kv: Notebook;
  readonly #log: Log;
  readonly #chosen: (guildId: string) => Promise<string | null>;
  readonly #known = new Map<string, Language>();

  /**
   * @param localeOf returns a server's locale in Discord, where it is known
   * @param chosen returns the language set for the server; null: none
   */
  constructor(
    localeOf: (guildId: string) => string | undefined,
    kv: Notebook,
    log: Log,
    chosen: (guildId: string) => Promise<string | null>,
  ) {
    this.#chosen = chosen;
    this.#localeOf = localeOf;
    this.#log = log;
    this.#kv = kv;
  }

  /** Returns the person's own language, or English where the bot lacks that language. */
  ofReader(interaction: BaseInteraction): Language {
    return languageOf(interaction.locale);
  }

  /** Stores the language of a person who uses the bot in direct messages. The bot uses this language for a game there. */
  async remember(interaction: BaseInteraction): Promise<void> {
    const language = this.ofReader(interaction);
    const { id } = interaction.user;
    if (interaction.guildId !== null || this.#known.get(id) === language) return;
    this.#known.set(id, language);
    try {
      await this.#kv.set(languageKey(id), language);
    } catch (error) {
      this.#log.warn({ error: logged(error) }, 'a language is not kept');
    }
  }

  async ofServer(guildId: string): Promise<Language> {
    return languageOf((await this.#chosen(guildId)) ?? this.#localeOf(guildId));
  }

  /** Returns the language of a match at its place: the server's language, or in direct messages the player's. */
  async ofMatch(match: Match): Promise<Language> {
    const { guildId, serverLanguage } = match;
    if (serverLanguage !== null) return languageOf(serverLanguage);
    if (guildId !== null) return languageOf(this.#localeOf(guildId));
    const { id } = [match.opener, ...match.seats].find(one => !isElsewhere(one.id)) ?? match.opener;
    return this.#known.get(id) ?? languageOf(await this.#kv.get(languageKey(id)));
  }

  async forget(personId: string): Promise<void> {
    this.#known.delete(personId);
    await this.#kv.delete(languageKey(personId));
  }
}
