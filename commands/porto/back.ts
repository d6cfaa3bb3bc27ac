import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { comeBack } from '../../src/discord/votes.ts';
import { described } from './words/index.ts';

export const back: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('back'), words => words.back.about),
  run: (visit, _typed, room) => comeBack(room, visit),
};
