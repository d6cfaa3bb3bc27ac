import { greenPortPresenter } from '../../src/games/green-port/presenter/index.ts';
import { wholeAction } from '../../src/games/green-port/presenter/whole-action.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { kindVerbs } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { described, GREEN_PORT_COMMAND_WORDS } from './words/index.ts';

/** Subcommands with a preview first, unless the option `now` is set: in them a person chooses to pay or lose something. */
const verbs = kindVerbs(
  GREEN_PORT_COMMAND_WORDS,
  ['lose', 'complete', 'buy', 'unflip', 'specialise'],
  wholeAction,
);

const command = gameCommand({
  rules: REGISTRY['green-port'].rules,
  words: GREEN_PORT_COMMAND_WORDS,
  presenter: greenPortPresenter,
  settings: await REGISTRY['green-port'].settings(),
  deals: ['duel'],
  // The steps of a turn.
  own: verbs('reveal', 'hire', 'end'),
  groups: {
    // Replies to questions of the game, even in another seat's turn.
    answer: {
      describe: group => described(group, words => words.answer),
      verbs: verbs('pick', 'flip', 'bust', 'lose', 'bonus', 'refer', 'pass'),
    },
    // Actions that cost cubes.
    spend: {
      describe: group => described(group, words => words.spend),
      verbs: verbs('complete', 'buy', 'unflip', 'specialise'),
    },
  },
  order: ['daily', 'reveal', 'hire', 'answer', 'spend', 'end', 'hand', 'board'],
});

export const greenPortCommands = { command, menus: [] };
