import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { gameVerify } from '../../../src/discord/game-record.ts';
import { described } from '../words/index.ts';

export const verify: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('verify'), words => words.verify.about),
  reads: true,
  run: (visit, _typed, room) => gameVerify(room, visit),
};
