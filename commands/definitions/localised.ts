import type { SharedNameAndDescription } from '@discordjs/builders';
import type { APIApplicationCommandOptionChoice } from 'discord.js';
import { type In, LANGUAGES, localesOf } from '../../src/stage/language/languages.ts';

type TextOf<Words> = (words: Words) => string;

/** Texts for Discord's fields of localizations. English is the default without them. */
export const localizations = <Words>(words: In<Words>, text: TextOf<Words>): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.filter(language => language !== 'en').flatMap(language =>
      localesOf(language).map(locale => [locale, text(words[language])]),
    ),
  );

/** Keeps names in English; descriptions are in the reader's language. */
export const describing =
  <Words>(words: In<Words>) =>
  <Builder extends SharedNameAndDescription>(builder: Builder, text: TextOf<Words>): Builder =>
    builder.setDescription(text(words.en)).setDescriptionLocalizations(localizations(words, text));

/** A fixed choice: its value is the same everywhere, its name is in the reader's language. */
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
