import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { profile as showProfile } from '../../src/discord/panels/games/profile.ts';
import { described } from '../definitions/games-words.ts';
import { gameOption } from '../definitions/which.ts';

export const profile: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('profile'), words => words.profile.about)
    .addUserOption(option => described(option.setName('person'), words => words.profile.person))
    .addStringOption(gameOption),
  reads: true,
  run: (visit, typed, context) =>
    showProfile(context, visit, { personId: text(typed, 'person'), game: text(typed, 'game') }),
};
