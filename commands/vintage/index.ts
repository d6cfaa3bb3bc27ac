import { vintagePresenter } from '../../src/games/vintage/presenter/index.ts';
import { gameCommand } from '../shared/game-command.ts';
import { groups, own } from './actions.ts';
import { VINTAGE_COMMAND_WORDS } from './words/index.ts';

const command = gameCommand({
  game: 'vintage',
  words: VINTAGE_COMMAND_WORDS,
  seats: { min: 2, max: 4 },
  presenter: vintagePresenter,
  deals: ['duel'],
  own,
  groups,
  order: ['daily', 'harvest', 'sail', 'age', 'act', 'step', 'hand', 'board'],
});

export const vintageCommands = { command, menus: [] };
