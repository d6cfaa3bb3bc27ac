import { SlashCommandBuilder, SlashCommandSubcommandGroupBuilder } from '@discordjs/builders';
import type { SlashCommand, Subcommand } from '../../src/discord/gateway/command.ts';
import type { In } from '../../src/stage/languages.ts';
import { everywhere } from '../everywhere.ts';
import { describing } from '../localised.ts';
import { onlyWhere } from './only-where.ts';
import type { PlayableGame } from './playable-game.ts';
import { tableVerbs } from './table-verbs.ts';
import { described } from './words/index.ts';

/** A game as its command presents it. */
export interface GameCommand extends PlayableGame {
  /** At most 100 characters. */
  readonly words: In<{ readonly about: string }>;
  /** The game's own verbs, by name. */
  readonly own?: Readonly<Record<string, Subcommand>>;
  /** Verbs in the order in which Discord lists them; those that are not named follow. */
  readonly order?: readonly string[];
}

/** Of the 25 places that Discord has for a game's verbs and groups; the table's own and those to come take the others. */
export const PLACES_OF_ITS_OWN = 5;

type Verbs = Readonly<Record<string, Subcommand>>;

const sorted = (verbs: Verbs, order: readonly string[]): Verbs => {
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(Object.entries(verbs).toSorted(([one], [other]) => rank(one) - rank(other)));
};

/** `/<game>`: the table's verbs and the game's own, each only where that game is played. */
export function gameCommand(played: GameCommand): SlashCommand {
  const { game, words, own = {}, order = [] } = played;
  const { verbs, groups } = tableVerbs(played);
  const single = sorted({ ...verbs, ...own }, order);
  const definition = everywhere(
    describing(words)(new SlashCommandBuilder().setName(game), ({ about }) => about),
  );
  for (const { definition: verb } of Object.values(single)) definition.addSubcommand(verb);
  for (const [name, { about: aboutGroup, verbs: inside }] of Object.entries(groups)) {
    const group = described(new SlashCommandSubcommandGroupBuilder().setName(name), aboutGroup);
    for (const { definition: verb } of Object.values(inside)) group.addSubcommand(verb);
    definition.addSubcommandGroup(group);
  }
  const grouped = Object.entries(groups).flatMap(([group, { verbs: inside }]) =>
    Object.entries(inside).map(([name, verb]) => [`${group} ${name}`, verb] as const),
  );
  const all = [...Object.entries(single), ...grouped];
  return {
    name: game,
    game,
    toJSON: () => definition.toJSON(),
    subcommands: Object.fromEntries(all.map(([name, verb]) => [name, onlyWhere(game, name, verb)])),
  };
}
