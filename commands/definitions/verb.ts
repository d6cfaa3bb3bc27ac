import {
  type SharedNameAndDescription,
  type SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
} from '@discordjs/builders';
import type { APIApplicationCommandOptionChoice } from 'discord.js';
import { LONGEST_TEXT } from '../../src/discord/context/command.ts';
import type { In } from '../../src/presentation/language/languages.ts';
import { describing } from './localised.ts';

/** Adds an option to a subcommand. `describe` names the option and describes it in every language. */
export type AddOption = (
  verb: SlashCommandSubcommandBuilder,
  describe: <Option extends SharedNameAndDescription>(option: Option) => Option,
) => unknown;

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/**
 * Returns a function that builds a subcommand. A section of the catalogue describes it (`about`) and its options: the text
 * `quietFrom` describes the option `quiet-from`.
 */
export const verbsIn =
  <Words>(words: In<Words>) =>
  <Section>(
    name: string,
    section: (words: Words) => Section & { readonly about: string },
    options: { readonly [Key in keyof NoInfer<Section>]?: AddOption } = {},
  ): SlashCommandSubcommandBuilder => {
    const described = describing(words);
    const verb = new SlashCommandSubcommandBuilder().setName(name);
    for (const [key, add] of Object.entries<AddOption>(options as Readonly<Record<string, AddOption>>))
      add(verb, option =>
        described(option.setName(kebab(key)), each => String(section(each)[key as keyof Section])),
      );
    return described(verb, each => section(each).about);
  };

export const flag: AddOption = (verb, describe) => verb.addBooleanOption(describe);
export const person: AddOption = (verb, describe) => verb.addUserOption(describe);

/** Adds an option with a text. @param longest maximum length; undefined for a list of choices */
const texts =
  (set: (option: SlashCommandStringOption) => unknown, longest: number | undefined): AddOption =>
  (verb, describe) =>
    verb.addStringOption(option => {
      set(describe(option));
      return longest === undefined ? option : option.setMaxLength(longest);
    });

/** Adds a text for which the bot suggests values. */
export const suggested = texts(option => option.setAutocomplete(true), LONGEST_TEXT);
export const neededText = texts(option => option.setAutocomplete(true).setRequired(true), LONGEST_TEXT);
export const textUpTo = (longest: number): AddOption => texts(() => {}, longest);
export const oneOf = (
  choices: readonly APIApplicationCommandOptionChoice<string>[],
  needed = false,
): AddOption => texts(option => option.addChoices(...choices).setRequired(needed), undefined);

export const number =
  (least?: number, most?: number): AddOption =>
  (verb, describe) =>
    verb.addIntegerOption(option => {
      if (least !== undefined) option.setMinValue(least);
      if (most !== undefined) option.setMaxValue(most);
      return describe(option);
    });

export const oneNumberOf =
  (choices: readonly APIApplicationCommandOptionChoice<number>[]): AddOption =>
  (verb, describe) =>
    verb.addIntegerOption(option => describe(option).addChoices(...choices));
