import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { hand as readHand } from '../../src/discord/reading.ts';
import { described } from './words/index.ts';

export const hand: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('hand'), words => words.hand.about),
  reads: true,
  run: (visit, _typed, room) => readHand(room, visit),
};
