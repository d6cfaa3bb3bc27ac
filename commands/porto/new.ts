import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/command.ts';
import { openTable } from '../../src/discord/lobby.ts';

export const open: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('new')
    .setDescription('Open a table in this channel')
    .addStringOption(option =>
      option
        .setName('variant')
        .setDescription('standard (default), or family: without private contracts')
        .addChoices({ name: 'standard', value: 'standard' }, { name: 'family', value: 'family' }),
    )
    .addIntegerOption(option =>
      option
        .setName('seats')
        .setDescription('Seats at most (default: 4); the opener may start with 2')
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
