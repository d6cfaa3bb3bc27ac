import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { wholeAction } from '../../src/games/green-port/presenter/whole.ts';
import { acting } from '../shared/acting.ts';
import type { Group } from '../shared/table-verbs.ts';
import { described as describedForAll } from '../shared/words.ts';
import { described, GREEN_PORT_COMMAND_WORDS } from './words/index.ts';

type OwnVerbs = (typeof GREEN_PORT_COMMAND_WORDS)['en']['verbs'];
type OwnVerb = keyof OwnVerbs;

/** Verbs that pay or lose something by the person's own choice: they show a preview, unless `now` is typed. */
const SHOWN: readonly OwnVerb[] = ['lose', 'complete', 'buy', 'unflip', 'specialise'];

/** Builds the verb for a kind of action; the catalogues describe its options, in their order. */
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

/** Describes the options of a verb, by their names; empty where the catalogue has none. */
const optionsOf = (verbs: OwnVerbs, type: OwnVerb): Readonly<Record<string, string>> => {
  const words = verbs[type];
  return 'options' in words ? words.options : {};
};

const together = (...types: readonly OwnVerb[]): Readonly<Record<string, Subcommand>> =>
  Object.fromEntries(types.map(type => [type, verb(type)]));

/** The steps of a turn. */
export const own = together('reveal', 'hire', 'end');

/**
 * Discord has 25 places for a command's verbs and groups, and 14 more do not fit beside the table's. So one group holds the
 * answers that the game asks a seat for, also in another's turn. The other group holds what cubes are spent on.
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
