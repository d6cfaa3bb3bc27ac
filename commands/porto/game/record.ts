import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { gameRecord } from '../../../src/discord/game-record.ts';
import { described } from '../words/index.ts';

export const record: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('record'), words => words.record.about),
  reads: true,
  run: (visit, _typed, room) => gameRecord(room, visit),
};
