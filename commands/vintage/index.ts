import { REGISTRY } from '../../src/games/registry.ts';
import { vintagePresenter } from '../../src/games/vintage/presenter/index.ts';
import { whole } from '../../src/games/vintage/presenter/whole-action.ts';
import { kindVerbs } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { VINTAGE_COMMAND_WORDS } from './words/index.ts';

/** A harvest needs no preview, since it asks for one Estate after the other. */
const verbs = kindVerbs(VINTAGE_COMMAND_WORDS, ['age', 'sail'], whole);

const command = gameCommand({
  rules: REGISTRY.vintage.rules,
  words: VINTAGE_COMMAND_WORDS,
  presenter: vintagePresenter,
  settings: await REGISTRY.vintage.settings(),
  deals: ['duel'],
  // The actions that each seat takes in every round. `do` takes the rarer actions.
  own: verbs('harvest', 'sail', 'age'),
  order: ['daily', 'harvest', 'sail', 'age', 'do', 'hand', 'board'],
});

export const vintageCommands = { command, menus: [] };
