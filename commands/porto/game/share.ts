import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { share as shareCard } from '../../../src/discord/showing.ts';
import { described } from '../words/index.ts';

export const share: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('share'), words => words.share.about),
  reads: true,
  run: (visit, _typed, room) => shareCard(room, visit),
};
