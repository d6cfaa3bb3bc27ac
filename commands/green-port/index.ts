import { greenPortPresenter } from '../../src/games/green-port/presenter/index.ts';
import { whole } from '../../src/games/green-port/presenter/whole-action.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { kindVerbs } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { GREEN_PORT_COMMAND_WORDS } from './words/index.ts';

const verbs = kindVerbs(GREEN_PORT_COMMAND_WORDS, [], whole);

const command = gameCommand({
  rules: REGISTRY['green-port'].rules,
  words: GREEN_PORT_COMMAND_WORDS,
  presenter: greenPortPresenter,
  settings: await REGISTRY['green-port'].settings(),
  deals: ['duel'],
  // The steps of a turn. `do` takes the rarer actions.
  own: verbs('reveal', 'hire', 'end'),
  order: ['daily', 'reveal', 'hire', 'end', 'do', 'hand', 'board'],
});

export const greenPortCommands = { command, menus: [] };
