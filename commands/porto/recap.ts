import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { recap as readRecap } from '../../src/discord/recap.ts';
import { described } from './words/index.ts';

export const recap: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('recap'), words => words.recap.about),
  reads: true,
  run: (visit, _typed, room) => readRecap(room, visit),
};
