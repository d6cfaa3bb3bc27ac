import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { atTable } from '../../src/discord/lobby.ts';

export const join: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('join')
    .setDescription('Take a seat at the table of this channel'),
  run: (visit, _typed, room) => atTable(room, visit, 'join'),
};
