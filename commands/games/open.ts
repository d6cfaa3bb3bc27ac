import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { openTables } from '../../src/discord/panels/games/open-tables.ts';
import { described } from '../definitions/games-words.ts';

export const open: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('open'), words => words.open.about),
  reads: true,
  run: (visit, _typed, context) => openTables(context, visit),
};
