import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { cancelTable } from '../../src/discord/lobby.ts';

export const cancel: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('cancel')
    .setDescription('Call the game off: the opener before the start, then all players or Manage Server'),
  run: (visit, _typed, room) => cancelTable(room, visit),
};
