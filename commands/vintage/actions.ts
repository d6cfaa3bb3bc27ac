import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { wholeAction } from '../../src/games/vintage/presenter/whole.ts';
import { acting } from '../shared/acting.ts';
import type { Group } from '../shared/table-verbs.ts';
import { described as describedForAll } from '../shared/words.ts';
import { described, VINTAGE_COMMAND_WORDS } from './words/index.ts';

type VintageVerbs = (typeof VINTAGE_COMMAND_WORDS)['en']['verbs'];
type VintageVerb = keyof VintageVerbs;

/**
 * Kinds of action that spend pieces. The person sees a preview first, unless the option `now` is set. A harvest needs no
 * preview, since it asks for one Estate after the other.
 */
const SHOWN: readonly VintageVerb[] = ['age', 'sail', 'buy', 'plant', 'take', 'play', 'first', 'pass'];

/** Builds the subcommand for a kind of action. Its options are the ones that the catalogue of English texts describes. */
function verb(type: VintageVerb): Subcommand {
  const definition = described(
    new SlashCommandSubcommandBuilder().setName(type),
    words => words.verbs[type].about,
  );
  const fields = Object.keys(optionsOf(VINTAGE_COMMAND_WORDS.en.verbs, type));
  for (const field of fields)
    definition.addStringOption(option =>
      described(option.setName(field), words => optionsOf(words.verbs, type)[field] ?? field).setAutocomplete(
        true,
      ),
    );
  const shown = SHOWN.includes(type);
  if (shown)
    definition.addBooleanOption(option => describedForAll(option.setName('now'), words => words.do.now));
  return acting({ definition, type, fields, written: wholeAction(type), atOnce: !shown });
}

const optionsOf = (verbs: VintageVerbs, type: VintageVerb): Readonly<Record<string, string>> => {
  const words = verbs[type];
  return 'options' in words ? words.options : {};
};

const together = (...types: readonly VintageVerb[]): Readonly<Record<string, Subcommand>> =>
  Object.fromEntries(types.map(type => [type, verb(type)]));

/** Subcommands for the actions that each seat takes in every round. They are in no group. */
export const own = together('harvest', 'sail', 'age');

/**
 * Groups of subcommands. Discord allows only 25 entries in a command, and a group counts as one. `act` has the other actions of
 * a turn. `step` has the steps of an action that has begun.
 */
export const groups = {
  act: {
    describe: group => described(group, words => words.act),
    verbs: together('buy', 'plant', 'take', 'play', 'first', 'pass'),
  },
  step: {
    describe: group => described(group, words => words.step),
    verbs: together('gather', 'leave', 'unload', 'add', 'stop'),
  },
} as const satisfies Readonly<Record<string, Group>>;
