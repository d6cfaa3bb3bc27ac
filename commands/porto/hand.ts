import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { hand as readHand } from '../../src/discord/reading.ts';

export const hand: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('hand')
    .setDescription('Your hand and your private contracts, for your eyes only'),
  reads: true,
  run: (visit, _typed, room) => readHand(room, visit),
};
