import { SlashCommandBuilder } from '@discordjs/builders';
import type { SlashCommand, Subcommand } from '../../src/discord/context/command.ts';
import { everywhere } from '../definitions/everywhere.ts';
import { describing } from '../definitions/localised.ts';
import { MOVED } from '../definitions/moved.ts';
import { onlyWhere } from './only-where.ts';
import type { PlayableGame } from './playable-game.ts';
import { tableVerbs } from './table-verbs.ts';

export interface GameCommand extends PlayableGame {
  readonly own?: Readonly<Record<string, Subcommand>>;
  /** Names of subcommands in the order in which Discord lists them. Other subcommands come last. */
  readonly order?: readonly string[];
}

/**
 * Maximum number of a game's own subcommands, among the 25 entries of a command. The subcommand `solo` counts as one
 * of them. The rest is reserved for shared subcommands.
 */
export const PLACES_OF_ITS_OWN = 5;

const sorted = (
  verbs: Readonly<Record<string, Subcommand>>,
  order: readonly string[],
): readonly (readonly [string, Subcommand])[] => {
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(verbs).toSorted(([one], [other]) => rank(one) - rank(other));
};

/**
 * Builds the command `/<game>` from the shared subcommands and the game's own. Most subcommands refuse in a channel of another
 * game.
 */
export function gameCommand(played: GameCommand): SlashCommand {
  const { words, own = {}, order = [] } = played;
  const game = played.rules.id;
  const all = sorted({ ...tableVerbs(played), ...own }, order);
  const definition = everywhere(
    describing(words)(new SlashCommandBuilder().setName(game), ({ about }) => about),
  );
  for (const [, { definition: subcommand }] of all) definition.addSubcommand(subcommand);
  return {
    name: game,
    game,
    toJSON: () => definition.toJSON(),
    moved: MOVED[game] ?? {},
    subcommands: Object.fromEntries(all.map(([name, verb]) => [name, onlyWhere(game, name, verb)])),
  };
}
