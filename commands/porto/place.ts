import type { SlashCommandBooleanOption, SlashCommandStringOption } from '@discordjs/builders';

/** Options of every command that places floors. */
export const houseOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option.setName('house').setDescription('The house, such as L4').setRequired(true).setAutocomplete(true);

export const roofOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  option
    .setName('roof')
    .setDescription('The empty roof for the token of a ground floor')
    .setAutocomplete(true);

export const nowOption = (option: SlashCommandBooleanOption): SlashCommandBooleanOption =>
  option.setName('now').setDescription('Build at once, without looking at what it would bring first');
