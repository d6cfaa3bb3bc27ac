import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { atTable } from '../../src/discord/lobby.ts';

export const start: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('start')
    .setDescription('Start the game: the opener, or anybody seated once the table is full'),
  run: (visit, _typed, room) => atTable(room, visit, 'start'),
};
