import { SlashCommandSubcommandBuilder, type SlashCommandUserOption } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/gateway/command.ts';
import { isPace, openTable } from '../../src/discord/panels/opening.ts';
import { readPlayers, suggestPlayers, unknownPlayers } from '../../src/discord/panels/players.ts';
import { PACES, type Seating, STAND_INS } from '../../src/table/types.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, described } from './words/index.ts';

/** Names of the options that invite somebody. */
const INVITES = ['invite', 'invite2', 'invite3'] as const;
const HINTS = ['on', 'off'] as const;
/** The usual one first. */
const ORDERS = ['random', 'joined'] as const satisfies readonly Seating[];
const inviting = (name: string) => (option: SlashCommandUserOption) =>
  described(option.setName(name), words => words.new.invite);

/** Opens a table: the game's own options first, then those of every table. */
export function open({ game, seats: { min, max }, options }: PlayableGame): Subcommand {
  const definition = described(new SlashCommandSubcommandBuilder().setName('new'), words => words.new.about);
  options?.add?.(definition);
  definition
    .addIntegerOption(option =>
      described(option.setName('seats'), words => words.new.seats(min, max))
        .setMinValue(min)
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
    .addBooleanOption(option => described(option.setName('thread'), words => words.new.thread));
  for (const name of INVITES) definition.addUserOption(inviting(name));
  return {
    definition,
    run: async (visit, typed, room) => {
      const players = readPlayers(text(typed, 'players') ?? '');
      if ('unknown' in players) return unknownPlayers(room, players.unknown);
      return openTable(room, visit, {
        game,
        options: options ? options.read(typed) : room.games[game]?.defaults,
        seats: whole(typed, 'seats'),
        players,
        standIn: STAND_INS.find(standIn => standIn === typed['stand-in']),
        pace: isPace(typed.pace) ? typed.pace : undefined,
        seating: ORDERS.find(order => order === typed.order),
        hints: typed.hints !== 'off',
        thread: typed.thread === true,
        invited: INVITES.flatMap(name => text(typed, name) ?? []),
      });
    },
    suggest: async (_visit, typed, focused, room) =>
      focused === 'players' ? suggestPlayers(room, game, max, text(typed, 'players') ?? '') : [],
  };
}
