import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { acting } from '../shared/acting.ts';
import * as spelling from './spelling.ts';
import { described } from './words/index.ts';

export const keep = acting({
  definition: described(
    new SlashCommandSubcommandBuilder().setName('keep'),
    words => words.keep.about,
  ).addStringOption(option =>
    described(option.setName('contracts'), words => words.keep.contracts)
      .setRequired(true)
      .setAutocomplete(true),
  ),
  type: 'keep',
  fields: ['contracts'],
  spell: (_field, text) => spelling.contracts(text),
  written: ({ contracts }) => `keep ${contracts}`,
  atOnce: true,
});
