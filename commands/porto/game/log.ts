import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, whole } from '../../../src/discord/command.ts';
import { gameLog } from '../../../src/discord/game-log.ts';

export const log: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('log')
    .setDescription('Every turn so far, with points; the newest page unless told otherwise')
    .addIntegerOption(option =>
      option.setName('page').setDescription('Counted from the beginning').setMinValue(1).setMaxValue(9999),
    ),
  reads: true,
  run: (visit, typed, room) => {
    const page = whole(typed, 'page');
    return gameLog(room, visit, undefined, page === undefined ? undefined : page - 1);
  },
};
