import { type Subcommand, whole } from '../../src/discord/context/command.ts';
import { openTable } from '../../src/discord/panels/lobby/opening.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { type AddOption, oneNumberOf } from '../definitions/verb.ts';
import { described } from '../shared/words.ts';
import { choice, type PORTO_COMMAND_WORDS, verb } from './words/index.ts';

type Size = keyof (typeof PORTO_COMMAND_WORDS)['en']['solo']['timers'];

const { settings, options } = await REGISTRY.porto.settings();
/** Numbers of cards in the Timer (the opponent's deck in a solo game), the default first. */
const SIZES = (settings.find(({ name }) => name === 'timer')?.values ?? []).map(Number);

/** Option `thread`, with the description that the command `new` of each game has. */
const thread: Readonly<Record<string, AddOption>> = {
  thread: command =>
    command.addBooleanOption(option => described(option.setName('thread'), words => words.new.thread)),
};

export const solo: Subcommand = {
  definition: verb('solo', words => words.solo, {
    timer: oneNumberOf(SIZES.map(size => choice(size, words => words.solo.timers[size as Size]))),
    ...thread,
  }),
  run: (visit, typed, context) =>
    openTable(context, visit, {
      game: 'porto',
      options: options({ variant: 'solo', timer: String(whole(typed, 'timer')) }),
      solo: true,
      thread: typed.thread === true,
    }),
};
