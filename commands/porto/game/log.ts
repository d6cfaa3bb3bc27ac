import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, whole } from '../../../src/discord/command.ts';
import { gameLog } from '../../../src/discord/game-log.ts';
import { described } from '../words/index.ts';

export const log: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('log'),
    words => words.log.about,
  ).addIntegerOption(option =>
    described(option.setName('page'), words => words.log.page)
      .setMinValue(1)
      .setMaxValue(9999),
  ),
  reads: true,
  run: (visit, typed, room) => {
    const page = whole(typed, 'page');
    return gameLog(room, visit, undefined, page === undefined ? undefined : page - 1);
  },
};
