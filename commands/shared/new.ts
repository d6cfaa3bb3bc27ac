import { type Setting, tableValues, VARIANT } from '../../src/core/contract/settings.ts';
import { type Subcommand, type Typed, text, whole } from '../../src/discord/context/command.ts';
import { openDuplicateHere } from '../../src/discord/panels/contests/duplicate.ts';
import { isPace, openTable } from '../../src/discord/panels/lobby/opening.ts';
import { readPlayers, suggestPlayers, unknownPlayers } from '../../src/discord/panels/lobby/players.ts';
import { inEach } from '../../src/presentation/language/languages.ts';
import { FEWEST_TABLES, MOST_TABLES } from '../../src/table/duplicates/duplicate.ts';
import { PACES, type Seating } from '../../src/table/match/types.ts';
import { choosing, describing } from '../definitions/localised.ts';
import { type AddOption, flag, number, oneOf, person, suggested } from '../definitions/verb.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, verb } from './words.ts';

/** Options for people. Only an app with an older list of commands still sends the last two. */
const INVITES = ['invite', 'invite2', 'invite3'] as const;
const HINTS = ['on', 'off'] as const;
const ORDERS = ['random', 'joined'] as const satisfies readonly Seating[];
/** Names of the options that a duplicate (several tables with the same deal) does not support. */
const NOT_TOGETHER = ['order', 'rated', 'thread', ...INVITES] as const;

/** Settings that `new` asks for: those that a table of several people can choose. */
const asked = ({ settings: own }: PlayableGame): readonly Setting[] =>
  (own?.settings ?? []).filter(setting => setting.only === undefined && tableValues(setting).length > 1);

/** Makes an option of each setting of a game. Its presenter names the variants. */
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
  const { rules, solo } = played;
  const game = rules.id;
  const { min, max } = rules.seats(rules.defaults);
  const definition = verb('new', words => ({ ...words.new, seats: words.new.seats(min, max) }), {
    ...settingOptions(played),
    // The minimum is one person in a game with solo rules, since a duplicate of solo games is possible.
    seats: number(solo ? 1 : min, max),
    players: suggested,
    pace: oneOf(PACES.map(pace => choice(pace, words => words.new.paces[pace]))),
    order: oneOf(ORDERS.map(order => choice(order, words => words.new.orders[order]))),
    hints: oneOf(HINTS.map(hints => choice(hints, words => words.new.hintsOf[hints]))),
    rated: flag,
    thread: flag,
    duplicate: number(FEWEST_TABLES, MOST_TABLES),
    invite: person,
  });
  return {
    definition,
    run: async (visit, typed, context) => {
      const players = readPlayers(text(typed, 'players') ?? '');
      if ('unknown' in players) return unknownPlayers(context, players.unknown);
      const seats = whole(typed, 'seats');
      const tables = whole(typed, 'duplicate');
      const hints = typed.hints === 'on' || typed.hints === 'off' ? typed.hints === 'on' : undefined;
      const alone = seats === 1 ? context.games[game]?.deals?.solo?.options : undefined;
      const wish = {
        ...{ game, seats, players, hints },
        options: optionsOf(played, typed) ?? context.games[game]?.defaults,
        pace: isPace(typed.pace) ? typed.pace : undefined,
      };
      if (tables !== undefined)
        return openDuplicateHere(
          context,
          visit,
          { ...wish, tables, ...(alone !== undefined && { options: alone }) },
          NOT_TOGETHER.filter(name => typed[name] !== undefined && typed[name] !== false),
        );
      return openTable(context, visit, {
        ...wish,
        seating: ORDERS.find(order => order === typed.order),
        rated: typeof typed.rated === 'boolean' ? typed.rated : undefined,
        thread: typed.thread === true,
        invited: INVITES.flatMap(name => text(typed, name) ?? []),
      });
    },
    suggest: async (_visit, typed, focused, context) =>
      focused === 'players' ? suggestPlayers(context, game, max, text(typed, 'players') ?? '') : [],
  };
}
