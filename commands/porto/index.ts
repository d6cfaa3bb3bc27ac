import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { flag, neededText } from '../definitions/verb.ts';
import { acting } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { build } from './build.ts';
import { challenge } from './challenge.ts';
import { solo } from './solo.ts';
import * as spelling from './spelling.ts';
import { timer } from './timer.ts';
import { PORTO_COMMAND_WORDS, verb } from './words/index.ts';

const draw = acting({
  definition: verb('draw', words => words.draw, { cards: neededText, now: flag }),
  type: 'draw',
  fields: ['cards'],
  written: ({ cards }) => `draw ${cards}`,
  narrows: spelling.slotsAgree,
});

const keep = acting({
  definition: verb('keep', words => words.keep, { contracts: neededText }),
  type: 'keep',
  fields: ['contracts'],
  spell: (_field, text) => spelling.contracts(text),
  written: ({ contracts }) => `keep ${contracts}`,
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
