import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { cancelTable } from '../../src/discord/lobby.ts';
import { described } from './words/index.ts';

export const cancel: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('cancel'), words => words.cancel.about),
  run: (visit, _typed, room) => cancelTable(room, visit),
};
