import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { replay as replayGame } from '../../../src/discord/showing.ts';
import { described } from '../words/index.ts';

export const replay: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('replay'), words => words.replay.about),
  long: true,
  run: (visit, _typed, room, meanwhile) => replayGame(room, visit, meanwhile),
};
