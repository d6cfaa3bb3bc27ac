import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, whole } from '../../src/discord/command.ts';
import { openTable } from '../../src/discord/lobby.ts';

export const solo: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('solo')
    .setDescription('Play alone against the Timer, here or in a direct message with me')
    .addIntegerOption(option =>
      option
        .setName('timer')
        .setDescription('Cards in the Timer: fewer are harder (default: 28)')
        .addChoices(
          { name: '28 cards', value: 28 },
          { name: '26 cards, harder', value: 26 },
          { name: '24 cards, hardest', value: 24 },
        ),
    ),
  run: (visit, typed, room) =>
    openTable(room, visit, {
      game: 'porto',
      options: { variant: 'solo', timer: whole(typed, 'timer') ?? 28 },
      solo: true,
    }),
};
