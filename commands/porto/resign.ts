import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { atTable } from '../../src/discord/lobby.ts';

export const resign: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('resign')
    .setDescription('Give up: your seat is played for you and ranks last'),
  run: (visit, _typed, room) => atTable(room, visit, 'resign'),
};
