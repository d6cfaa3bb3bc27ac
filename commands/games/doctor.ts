import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { doctor as examine } from '../../src/discord/panels/games/doctor.ts';
import { described } from '../definitions/games-words.ts';

export const doctor: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('doctor'), words => words.doctor.about),
  run: (visit, _typed, context) => examine(context, visit),
};
