import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { askToResign } from '../../src/discord/lobby.ts';
import { described } from './words/index.ts';

export const resign: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('resign'), words => words.resign.about),
  run: (visit, _typed, room) => askToResign(room, visit),
};
