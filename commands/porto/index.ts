import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { flag, neededText } from '../definitions/verb.ts';
import { acting } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { build, timer, write } from './build.ts';
import { challenge } from './challenge.ts';
import { solo } from './solo.ts';
import { PORTO_COMMAND_WORDS, verb } from './words/index.ts';

const draw = acting({
  definition: verb('draw', words => words.draw, { cards: neededText, now: flag }),
  type: 'draw',
  fields: ['cards'],
  written: (...parts) => write('draw', ...parts),
});

const keep = acting({
  definition: verb('keep', words => words.keep, { contracts: neededText }),
  type: 'keep',
  fields: ['contracts'],
  written: (...parts) => write('keep', ...parts),
  atOnce: true,
});

const command = gameCommand({
  rules: REGISTRY.porto.rules,
  words: PORTO_COMMAND_WORDS,
  presenter: portoPresenter,
  settings: await REGISTRY.porto.settings(),
  solo,
  deals: ['solo', 'duel'],
  own: { build, draw, keep, timer },
  order: ['daily', 'build', 'draw', 'hand', 'board', 'keep', 'timer'],
});

export const portoCommands = { command, menus: [challenge] };
