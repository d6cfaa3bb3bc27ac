import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { nudge as nudgeHere } from '../../src/discord/votes.ts';
import { described } from './words/index.ts';

export const nudge: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('nudge'), words => words.nudge.about),
  run: (visit, _typed, room) => nudgeHere(room, visit),
};
