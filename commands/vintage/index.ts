import { REGISTRY } from '../../src/games/registry.ts';
import { vintagePresenter } from '../../src/games/vintage/presenter/index.ts';
import { wholeAction } from '../../src/games/vintage/presenter/whole-action.ts';
import { kindVerbs } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { described, VINTAGE_COMMAND_WORDS } from './words/index.ts';

/**
 * Subcommands with a preview first, unless the option `now` is set: they spend pieces. A harvest needs no preview, since it
 * asks for one Estate after the other.
 */
const verbs = kindVerbs(
  VINTAGE_COMMAND_WORDS,
  ['age', 'sail', 'buy', 'plant', 'take', 'play', 'first', 'pass'],
  wholeAction,
);

const command = gameCommand({
  rules: REGISTRY.vintage.rules,
  words: VINTAGE_COMMAND_WORDS,
  presenter: vintagePresenter,
  settings: await REGISTRY.vintage.settings(),
  deals: ['duel'],
  // The actions that each seat takes in every round.
  own: verbs('harvest', 'sail', 'age'),
  groups: {
    // The other actions of a turn.
    act: {
      describe: group => described(group, words => words.act),
      verbs: verbs('buy', 'plant', 'take', 'play', 'first', 'pass'),
    },
    // The steps of an action that has begun.
    step: {
      describe: group => described(group, words => words.step),
      verbs: verbs('gather', 'leave', 'unload', 'add', 'stop'),
    },
  },
  order: ['daily', 'harvest', 'sail', 'age', 'act', 'step', 'hand', 'board'],
});

export const vintageCommands = { command, menus: [] };
