import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { flag, neededText } from '../definitions/verb.ts';
import { acting } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { build, write } from './build.ts';
import { challenge } from './challenge.ts';
import { solo } from './solo.ts';
import { PORTO_COMMAND_WORDS, verb } from './words/index.ts';

const draw = acting({
  definition: verb('draw', words => words.draw, { cards: neededText, now: flag }),
  type: 'draw',
  fields: ['cards'],
  written: (...parts) => write('draw', ...parts),
});

const command = gameCommand({
  rules: REGISTRY.porto.rules,
  words: PORTO_COMMAND_WORDS,
  presenter: portoPresenter,
  settings: await REGISTRY.porto.settings(),
  solo,
  deals: ['solo', 'duel'],
  // The actions of every turn. `do` takes the contracts that a seat keeps, and the Timer's build.
  own: { build, draw },
  order: ['daily', 'build', 'draw', 'hand', 'board'],
});

export const portoCommands = { command, menus: [challenge] };
