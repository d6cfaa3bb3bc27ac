import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { board as readBoard } from '../../src/discord/reading.ts';

export const board: Subcommand = {
  definition: new SlashCommandSubcommandBuilder().setName('board').setDescription('The board as it is now'),
  reads: true,
  run: (visit, _typed, room) => readBoard(room, visit),
};
