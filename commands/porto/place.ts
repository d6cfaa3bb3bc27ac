import type { SlashCommandBooleanOption, SlashCommandStringOption } from '@discordjs/builders';
import { described, type PORTO_COMMAND_WORDS } from './words/index.ts';

/** Describes the option for a house. All subcommands that build floors have this option. */
export const houseOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('house'), words => words.build.house).setAutocomplete(true);

export const roofOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('roof'), words => words.build.roof).setAutocomplete(true);

export const nowOption = (
  option: SlashCommandBooleanOption,
  about: (words: (typeof PORTO_COMMAND_WORDS)['en']) => string = words => words.build.now,
): SlashCommandBooleanOption => described(option.setName('now'), about);
