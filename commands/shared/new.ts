import { SlashCommandSubcommandBuilder, type SlashCommandUserOption } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import { openDuplicateHere } from '../../src/discord/panels/contests/duplicate.ts';
import { isPace, openTable } from '../../src/discord/panels/lobby/opening.ts';
import { readPlayers, suggestPlayers, unknownPlayers } from '../../src/discord/panels/lobby/players.ts';
import { FEWEST_TABLES, MOST_TABLES } from '../../src/table/duplicates/opening.ts';
import { PACES, type Seating, STAND_INS } from '../../src/table/match/types.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, described } from './words.ts';

const INVITES = ['invite', 'invite2', 'invite3'] as const;
const HINTS = ['on', 'off'] as const;
const ORDERS = ['random', 'joined'] as const satisfies readonly Seating[];
/** Names of the options that a duplicate (several tables with the same deal) does not support. */
const NOT_TOGETHER = ['order', 'rated', 'thread', 'everywhere', ...INVITES] as const;
const inviting = (name: string) => (option: SlashCommandUserOption) =>
  described(option.setName(name), words => words.new.invite);

/** Builds the subcommand that opens a table. The game's own options come before the shared ones. */
export function open({ game, seats: { min, max }, options, solo }: PlayableGame): Subcommand {
  const definition = described(new SlashCommandSubcommandBuilder().setName('new'), words => words.new.about);
  options?.add?.(definition);
  definition
    .addIntegerOption(option =>
      described(option.setName('seats'), words => words.new.seats(min, max))
        // The minimum is one person in a game with solo rules, since a duplicate of solo games is possible.
        .setMinValue(solo ? 1 : min)
        .setMaxValue(max),
    )
    .addStringOption(option =>
      described(option.setName('players'), words => words.new.players).setAutocomplete(true),
    )
    .addStringOption(option =>
      described(option.setName('pace'), words => words.new.pace).addChoices(
        PACES.map(pace => choice(pace, words => words.new.paces[pace])),
      ),
    )
    .addStringOption(option =>
      described(option.setName('order'), words => words.new.order).addChoices(
        ORDERS.map(order => choice(order, words => words.new.orders[order])),
      ),
    )
    .addStringOption(option =>
      described(option.setName('stand-in'), words => words.new.standIn).addChoices(
        STAND_INS.map(standIn => choice(standIn, words => words.new.standIns[standIn])),
      ),
    )
    .addStringOption(option =>
      described(option.setName('hints'), words => words.new.hints).addChoices(
        HINTS.map(hints => choice(hints, words => words.new.hintsOf[hints])),
      ),
    )
    .addBooleanOption(option => described(option.setName('rated'), words => words.new.rated))
    .addBooleanOption(option => described(option.setName('thread'), words => words.new.thread))
    .addBooleanOption(option => described(option.setName('everywhere'), words => words.new.everywhere))
    .addIntegerOption(option =>
      described(option.setName('duplicate'), words => words.new.duplicate)
        .setMinValue(FEWEST_TABLES)
        .setMaxValue(MOST_TABLES),
    );
  for (const name of INVITES) definition.addUserOption(inviting(name));
  return {
    definition,
    run: async (visit, typed, context) => {
      const players = readPlayers(text(typed, 'players') ?? '');
      if ('unknown' in players) return unknownPlayers(context, players.unknown);
      const seats = whole(typed, 'seats');
      const tables = whole(typed, 'duplicate');
      const hints = typed.hints === 'on' || typed.hints === 'off' ? typed.hints === 'on' : undefined;
      const alone = seats === 1 ? context.games[game]?.deals?.solo?.options : undefined;
      if (tables !== undefined)
        return openDuplicateHere(
          context,
          visit,
          {
            ...{ game, tables, seats, players, hints },
            options: alone ?? (options ? options.read(typed) : context.games[game]?.defaults),
            standIn: STAND_INS.find(standIn => standIn === typed['stand-in']),
            pace: isPace(typed.pace) ? typed.pace : undefined,
          },
          NOT_TOGETHER.filter(name => typed[name] !== undefined && typed[name] !== false),
        );
      return openTable(context, visit, {
        game,
        options: options ? options.read(typed) : context.games[game]?.defaults,
        seats,
        players,
        standIn: STAND_INS.find(standIn => standIn === typed['stand-in']),
        pace: isPace(typed.pace) ? typed.pace : undefined,
        seating: ORDERS.find(order => order === typed.order),
        hints,
        rated: typeof typed.rated === 'boolean' ? typed.rated : undefined,
        thread: typed.thread === true,
        everywhere: typed.everywhere === true,
        invited: INVITES.flatMap(name => text(typed, name) ?? []),
      });
    },
    suggest: async (_visit, typed, focused, context) =>
      focused === 'players' ? suggestPlayers(context, game, max, text(typed, 'players') ?? '') : [],
  };
}
