import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import { findPage, find as findPeople } from '../../src/discord/panels/games/find.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { choice, described, gameOption } from '../definitions/games-words.ts';

/** Paces of games between people who do not know each other. Without a time limit such a game might never end. */
const FOUND_PACES = ['live', 'day', 'three-days', 'two-weeks'] as const;
const MOST_SEATS = Math.max(...Object.values(games).map(game => game.seats(game.defaults).max));

export const find: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('find'), words => words.find.about)
    .addStringOption(gameOption)
    .addStringOption(option =>
      described(option.setName('pace'), words => words.find.pace).addChoices(
        FOUND_PACES.map(pace =>
          pace === 'live'
            ? choice(pace, words => words.find.live)
            : choice(pace, words => words.server.paces[pace]),
        ),
      ),
    )
    .addIntegerOption(option =>
      described(option.setName('seats'), words => words.find.seats)
        .setMinValue(2)
        .setMaxValue(MOST_SEATS),
    )
    .addBooleanOption(option => described(option.setName('rated'), words => words.find.rated))
    .addStringOption(option =>
      described(option.setName('language'), words => words.find.language).addChoices(
        LANGUAGES.map(language => choice(language, words => words.server.languages[language])),
      ),
    )
    .addBooleanOption(option => described(option.setName('here'), words => words.find.here)),
  run(visit, typed, context) {
    const game = text(typed, 'game');
    if (game === undefined) return findPage(context, visit);
    return findPeople(context, visit, {
      game,
      pace: FOUND_PACES.find(pace => pace === typed.pace),
      seats: whole(typed, 'seats'),
      rated: typeof typed.rated === 'boolean' ? typed.rated : undefined,
      language: LANGUAGES.find(language => language === typed.language),
      here: typed.here === true,
    });
  },
};
