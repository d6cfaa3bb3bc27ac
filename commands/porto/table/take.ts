import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { takeSeat } from '../../../src/discord/votes.ts';
import { described } from '../words/index.ts';

export const take: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('take'), words => words.take.about),
  run: (visit, _typed, room) => takeSeat(room, visit),
};
