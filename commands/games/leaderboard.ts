import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { leaderboard as readLeaderboard } from '../../src/discord/panels/games/stats.ts';
import { described } from '../definitions/games-words.ts';
import { gameOption } from '../definitions/which.ts';

export const leaderboard: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('leaderboard'),
    words => words.leaderboard.about,
  )
    .addStringOption(gameOption)
    .addBooleanOption(option =>
      described(option.setName('everywhere'), words => words.leaderboard.everywhere),
    ),
  reads: true,
  run: (visit, typed, context) =>
    readLeaderboard(context, visit, text(typed, 'game'), typed.everywhere === true),
};
