import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { proposeHere } from '../../../src/discord/votes.ts';
import { described } from '../words/index.ts';

export const pause: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('pause'), words => words.pause.about),
  run: (visit, _typed, room) => proposeHere(room, visit, 'pause'),
};

export const unpause: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('unpause'), words => words.unpause.about),
  run: (visit, _typed, room) => proposeHere(room, visit, 'unpause'),
};
