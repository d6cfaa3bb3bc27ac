import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { recap as readRecap } from '../../src/discord/recap.ts';

export const recap: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('recap')
    .setDescription('All that happened since you last acted, for your eyes only'),
  reads: true,
  run: (visit, _typed, room) => readRecap(room, visit),
};
