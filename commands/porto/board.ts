import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { board as readBoard } from '../../src/discord/reading.ts';
import { described } from './words/index.ts';

export const board: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('board'), words => words.board.about),
  reads: true,
  run: (visit, _typed, room) => readBoard(room, visit),
};
