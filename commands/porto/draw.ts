import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { acting } from '../shared/acting.ts';
import { nowOption } from './place.ts';
import * as spelling from './spelling.ts';
import { described } from './words/index.ts';

export const draw = acting({
  definition: described(new SlashCommandSubcommandBuilder().setName('draw'), words => words.draw.about)
    .addStringOption(option =>
      described(option.setName('cards'), words => words.draw.cards)
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addBooleanOption(option => nowOption(option, words => words.draw.now)),
  type: 'draw',
  fields: ['cards'],
  written: ({ cards }) => `draw ${cards}`,
  narrows: spelling.slotsAgree,
});
