import { ofGame } from '../../src/core/contract/game.ts';
import { tableValues, VARIANT } from '../../src/core/contract/settings.ts';
import { type OptionChoice, type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import type { Context } from '../../src/discord/context/context.ts';
import { leagueCommand, openLeagueHere, suggestLeagues } from '../../src/discord/panels/contests/league.ts';
import { turnedAway } from '../../src/discord/ports/answer.ts';
import { games, loaded } from '../../src/games/registry.ts';
import { inEach } from '../../src/presentation/language/languages.ts';
import { LONGEST_NAME } from '../../src/table/leagues/league.ts';
import { neededGame } from '../definitions/games-words.ts';
import { choosing } from '../definitions/localised.ts';
import { number, oneOf, suggested, textUpTo, verbsIn } from '../definitions/verb.ts';
import { COMMAND_WORDS } from '../words/index.ts';

const LEAGUE_COMMAND_WORDS = inEach(language => ({
  ...COMMAND_WORDS[language].league,
  game: COMMAND_WORDS[language].games.game,
}));

const verb = verbsIn(LEAGUE_COMMAND_WORDS);

const choice = choosing(LEAGUE_COMMAND_WORDS);

const settings = await loaded('settings');

/**
 * Lists those variants of a game that at least two people can play. The usual variant is first, and the names are in the
 * reader's language.
 */
function variantsOf(
  context: Context,
  game: string,
): readonly (OptionChoice & { readonly options: unknown })[] {
  const own = ofGame(settings, game);
  const variant = own?.settings.find(({ name }) => name === VARIANT);
  return (variant ? tableValues(variant) : []).map(value => {
    const options = own?.options({ [VARIANT]: value });
    const name = ofGame(context.presenters, game)?.(context.language).variant?.(options) ?? value;
    return { name, value, options };
  });
}

/** Paces that a league can have. The pace `none` sets no deadline, and a league needs deadlines. */
const PACES = ['day', 'three-days'] as const;
/** Smallest and largest number of seats at a league's table, over all games. */
const SEATS = {
  least: 2,
  most: Math.max(...Object.values(games).map(game => game.seats(game.defaults).max)),
};

export const newLeague: Subcommand = {
  definition: verb('new-league', words => ({ ...words, about: words.new }), {
    game: neededGame,
    name: textUpTo(LONGEST_NAME),
    seats: number(SEATS.least, SEATS.most),
    pace: oneOf(PACES.map(pace => choice(pace, words => words.paces[pace]))),
    variant: suggested,
  }),
  former: ['rounds', 'cup', 'fill'],
  run: async (visit, typed, context) => {
    const game = text(typed, 'game') ?? '';
    const variant = text(typed, 'variant')?.toLowerCase();
    const variants = variantsOf(context, game);
    // A person types the variant's value or its name.
    const meant = variants.find(({ name, value }) => value === variant || name.toLowerCase() === variant);
    if (variant !== undefined && !meant)
      return turnedAway(context.words.leagues.noVariant(variants.map(({ name }) => name)));
    return openLeagueHere(context, visit, {
      game,
      options: meant?.options,
      name: text(typed, 'name'),
      seats: whole(typed, 'seats'),
      pace: PACES.find(pace => pace === typed.pace),
    });
  },
  suggest: async (_visit, typed, _focused, context) => {
    const wanted = text(typed, 'variant')?.toLowerCase() ?? '';
    return variantsOf(context, text(typed, 'game') ?? '')
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ name, value }) => ({ name, value }));
  },
};

/** Subcommand that shows a league. The league's buttons join, leave, start and close it. */
export const league: Subcommand = {
  definition: verb('league', words => words, { league: suggested }),
  reads: true,
  run: (visit, typed, context) => leagueCommand(context, visit, text(typed, 'league')),
  suggest: (visit, typed, focused, context) => suggestLeagues(context, visit, text(typed, focused) ?? ''),
};
