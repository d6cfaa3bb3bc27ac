import type { SlashCommandBooleanOption, SlashCommandStringOption } from '@discordjs/builders';
import { described } from './words/index.ts';
import type { CommandWords } from './words/words.ts';

/** Options of every command that places floors. */
export const houseOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('house'), words => words.build.house)
    .setRequired(true)
    .setAutocomplete(true);

export const roofOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('roof'), words => words.build.roof).setAutocomplete(true);

export const nowOption = (
  option: SlashCommandBooleanOption,
  about: (words: CommandWords) => string = words => words.build.now,
): SlashCommandBooleanOption => described(option.setName('now'), about);
