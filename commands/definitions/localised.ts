import type { SharedNameAndDescription } from '@discordjs/builders';
import type { APIApplicationCommandOptionChoice } from 'discord.js';
import { type In, LANGUAGES, localesOf } from '../../src/presentation/language/languages.ts';

type TextOf<Words> = (words: Words) => string;

/** Returns the translations of the text that `text` selects, without the English one, by Discord's language code. */
export const localizations = <Words>(words: In<Words>, text: TextOf<Words>): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.filter(language => language !== 'en').flatMap(language =>
      localesOf(language).map(locale => [locale, text(words[language])]),
    ),
  );

/** Returns a function that sets a builder's description in every language. Names stay in English. */
export const describing =
  <Words>(words: In<Words>) =>
  <Builder extends SharedNameAndDescription>(builder: Builder, text: TextOf<Words>): Builder =>
    builder.setDescription(text(words.en)).setDescriptionLocalizations(localizations(words, text));

/**
 * Returns a function that makes a fixed choice of an option. The choice has a translated name, and a value that is the same in
 * every language.
 */
export const choosing =
  <Words>(words: In<Words>) =>
  <Value extends string | number>(
    value: Value,
    text: TextOf<Words>,
  ): APIApplicationCommandOptionChoice<Value> => ({
    name: text(words.en),
    name_localizations: localizations(words, text),
    value,
  });
