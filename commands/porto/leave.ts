import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { atTable } from '../../src/discord/lobby.ts';

export const leave: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('leave')
    .setDescription('Give your seat back before the game starts'),
  run: (visit, _typed, room) => atTable(room, visit, 'leave'),
};
