import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { wholeAction } from '../../src/games/green-port/presenter/whole.ts';
import { acting } from '../shared/acting.ts';
import type { Group } from '../shared/table-verbs.ts';
import { described as describedForAll } from '../shared/words.ts';
import { described, GREEN_PORT_COMMAND_WORDS } from './words/index.ts';

type OwnVerbs = (typeof GREEN_PORT_COMMAND_WORDS)['en']['verbs'];
type OwnVerb = keyof OwnVerbs;

/**
 * Kinds of action by which a person chooses to pay or lose something. The person sees a preview first, unless the option `now`
 * is set.
 */
const SHOWN: readonly OwnVerb[] = ['lose', 'complete', 'buy', 'unflip', 'specialise'];

/** Builds the subcommand for a kind of action. Its options are the ones that the catalogue of English texts describes. */
function verb(type: OwnVerb): Subcommand {
  const definition = described(
    new SlashCommandSubcommandBuilder().setName(type),
    words => words.verbs[type].about,
  );
  const fields = Object.keys(optionsOf(GREEN_PORT_COMMAND_WORDS.en.verbs, type));
  for (const field of fields)
    definition.addStringOption(option =>
      described(option.setName(field), words => optionsOf(words.verbs, type)[field] ?? field).setAutocomplete(
        true,
      ),
    );
  const shown = SHOWN.includes(type);
  if (shown)
    definition.addBooleanOption(option => describedForAll(option.setName('now'), words => words.do.now));
  return acting({
    definition,
    type,
    fields,
    written: wholeAction(type),
    atOnce: !shown,
  });
}

const optionsOf = (verbs: OwnVerbs, type: OwnVerb): Readonly<Record<string, string>> => {
  const words = verbs[type];
  return 'options' in words ? words.options : {};
};

const together = (...types: readonly OwnVerb[]): Readonly<Record<string, Subcommand>> =>
  Object.fromEntries(types.map(type => [type, verb(type)]));

/** Subcommands for the steps of a turn. They are in no group. */
export const own = together('reveal', 'hire', 'end');

/**
 * Groups of subcommands. Discord allows only 25 entries in a command, and a group counts as one. `answer` has replies to
 * questions of the game, even in another seat's turn. `spend` has actions that cost cubes.
 */
export const groups = {
  answer: {
    describe: group => described(group, words => words.answer),
    verbs: together('pick', 'flip', 'bust', 'lose', 'bonus', 'refer', 'pass'),
  },
  spend: {
    describe: group => described(group, words => words.spend),
    verbs: together('complete', 'buy', 'unflip', 'specialise'),
  },
} as const satisfies Readonly<Record<string, Group>>;
