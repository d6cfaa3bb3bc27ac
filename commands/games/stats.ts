import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { stats as readStats } from '../../src/discord/panels/games/stats.ts';
import { described } from '../definitions/games-words.ts';
import { gameOption } from '../definitions/which.ts';

export const stats: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('stats'), words => words.stats.about)
    .addUserOption(option => described(option.setName('person'), words => words.stats.person))
    .addStringOption(gameOption),
  reads: true,
  run: (visit, typed, context) =>
    readStats(context, visit, { personId: text(typed, 'person'), game: text(typed, 'game') }),
};
