import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { list as readList } from '../../src/discord/panels/games/list.ts';
import { described } from '../definitions/games-words.ts';

export const list: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('list'), words => words.list.about),
  reads: true,
  run: (visit, _typed, context) => readList(context, visit),
};
