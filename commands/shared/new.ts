import { type Setting, tableValues, VARIANT } from '../../src/core/contract/settings.ts';
import { type Subcommand, type Typed, text, whole } from '../../src/discord/context/command.ts';
import { isPace, openTable } from '../../src/discord/panels/lobby/opening.ts';
import { readPlayers, suggestPlayers, unknownPlayers } from '../../src/discord/panels/lobby/players.ts';
import { inEach } from '../../src/presentation/language/languages.ts';
import { PACES } from '../../src/table/match/types.ts';
import { choosing, describing } from '../definitions/localised.ts';
import { type AddOption, flag, number, oneOf, suggested } from '../definitions/verb.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, verb } from './words.ts';

/** Returns the settings that several people can choose for a table. The subcommand `new` asks for them. */
const asked = ({ settings: own }: PlayableGame): readonly Setting[] =>
  (own?.settings ?? []).filter(setting => setting.only === undefined && tableValues(setting).length > 1);

function settingOptions(played: PlayableGame): Readonly<Record<string, AddOption>> {
  const choose = choosing(inEach(language => played.presenter(language)));
  const made = asked(played).map((setting): [string, AddOption] => {
    const { name, about } = setting;
    const choices = tableValues(setting).map(value =>
      choose(
        value,
        voice => (name === VARIANT && voice.variant?.(optionsOf(played, { [name]: value }))) || value,
      ),
    );
    const add: AddOption = command =>
      command.addStringOption(option =>
        describing(played.words)(
          option.setName(name),
          ({ settings }) => settings?.[name] ?? about,
        ).addChoices(choices),
      );
    return [name, add];
  });
  return Object.fromEntries(made);
}

/** Returns the game's options from the typed settings. Undefined where the game has no settings. */
function optionsOf(played: PlayableGame, typed: Typed): unknown {
  const chosen = asked(played).flatMap(setting =>
    tableValues(setting).flatMap(value => (value === typed[setting.name] ? [[setting.name, value]] : [])),
  );
  return played.settings?.options(Object.fromEntries(chosen));
}

/** Builds the subcommand that opens a table. The game's own options come before the shared ones. */
export function open(played: PlayableGame): Subcommand {
  const { rules } = played;
  const game = rules.id;
  const { min, max } = rules.seats(rules.defaults);
  const definition = verb('new', words => ({ ...words.new, seats: words.new.seats(min, max) }), {
    ...settingOptions(played),
    seats: number(min, max),
    players: suggested,
    pace: oneOf(PACES.map(pace => choice(pace, words => words.new.paces[pace]))),
    rated: flag,
    thread: flag,
  });
  return {
    definition,
    former: ['order', 'hints', 'duplicate', 'invite', 'invite2', 'invite3'],
    run: async (visit, typed, context) => {
      const players = readPlayers(text(typed, 'players') ?? '');
      if ('unknown' in players) return unknownPlayers(context, players.unknown);
      return openTable(context, visit, {
        ...{ game, players, seats: whole(typed, 'seats') },
        options: optionsOf(played, typed) ?? context.games[game]?.defaults,
        pace: isPace(typed.pace) ? typed.pace : undefined,
        rated: typeof typed.rated === 'boolean' ? typed.rated : undefined,
        thread: typed.thread === true,
      });
    },
    suggest: async (_visit, typed, focused, context) =>
      focused === 'players' ? suggestPlayers(context, game, max, text(typed, 'players') ?? '') : [],
  };
}
