import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { newChallenge } from '../../src/discord/panels/contests/deal.ts';
import { dealPage } from '../../src/discord/panels/contests/deal-page.ts';
import { described } from './words.ts';

/** Returns the subcommands `daily` and `challenge` of a game that one person can play alone. */
export const dealVerbs = (game: string): Readonly<Record<'daily' | 'challenge', Subcommand>> => ({
  daily: {
    definition: described(new SlashCommandSubcommandBuilder().setName('daily'), words => words.daily.about),
    run: (visit, _typed, context) => dealPage(context, visit, { today: game }),
  },
  challenge: {
    definition: described(
      new SlashCommandSubcommandBuilder().setName('challenge'),
      words => words.challenge.about,
    ).addStringOption(option =>
      described(option.setName('code'), words => words.challenge.code).setMaxLength(40),
    ),
    run: (visit, typed, context) => {
      const code = text(typed, 'code');
      return code === undefined
        ? newChallenge(context, visit, game)
        : dealPage(context, visit, code.toLowerCase());
    },
  },
});
