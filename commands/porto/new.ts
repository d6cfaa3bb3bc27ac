import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/command.ts';
import { openTable } from '../../src/discord/lobby.ts';
import { choice, described } from './words/index.ts';

export const open: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('new'), words => words.new.about)
    .addStringOption(option =>
      described(option.setName('variant'), words => words.new.variant).addChoices(
        choice('standard', words => words.new.variants.standard),
        choice('family', words => words.new.variants.family),
      ),
    )
    .addIntegerOption(option =>
      described(option.setName('seats'), words => words.new.seats)
        .setMinValue(2)
        .setMaxValue(4),
    ),
  run: (visit, typed, room) =>
    openTable(room, visit, {
      game: 'porto',
      options: { variant: text(typed, 'variant') ?? 'standard' },
      seats: whole(typed, 'seats'),
    }),
};
