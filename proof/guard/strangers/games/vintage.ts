import { games as shared } from '../../../../commands/games/index.ts';
import { vintageCommands } from '../../../../commands/vintage/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { presenters } from '../../../../src/games/presenters.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import type { Values } from '../registered.ts';
import type { Attacked } from './attacked.ts';

const standard = { variant: 'standard' } as const;

const plain = (fields: Values): Values => fields;
const shown = (fields: Values): Values => ({ ...fields, now: true });

/** Parts of Vintage. It has hidden hands, turns of several steps and a die. No seat decides in another seat's turn. */
export const VINTAGE: Attacked = {
  game: vintage as unknown as AnyGame,
  commands: [vintageCommands.command, shared],
  menus: [],
  presenters,
  bot: {},
  plans: [
    { options: standard, seats: 2, actions: /^sail superior/ },
    { options: standard, seats: 3, actions: 5 },
    { options: standard, seats: 4, actions: /^sail superior/ },
    { options: standard, seats: 2, actions: 40 },
    { options: standard, seats: 2, actions: -1 },
    { options: standard, seats: 2, actions: /^gather/ },
    { options: standard, seats: 3, actions: /^sail gaia load/ },
    { options: standard, seats: 2, actions: /^unload/ },
    { options: standard, seats: 2, actions: /^age/ },
    { options: standard, seats: 4, actions: /^play/ },
    // This plan needs a boat at an Estate that still holds wine of an earlier harvest.
    {
      options: standard,
      seats: 2,
      actions: /^leave/,
      toward: [/^gather/, /^(buy|plant|harvest|take|play)/],
    },
    { options: standard, seats: 3, actions: /^stop/ },
    // This plan needs aged wine, and the card that adds a barrel to aged wine.
    {
      options: standard,
      seats: 2,
      actions: /^add/,
      toward: [
        /^play ageing-barrel/,
        /^(gather|unload)/,
        /^(take ageing-barrel|sail gaia load)/,
        /^harvest/,
        /^(plant|buy|take|sail)/,
      ],
    },
  ],
  options: standard,
  undoable: { options: standard, seats: 2, actions: 'undoable' },
  first: {
    reveal: /^sail superior/,
    undoable: /^(buy|plant|harvest)/,
    otherwise: /^(harvest|gather|sail|unload|plant|take|age|play|buy|stop|pass)/,
  },
  acts: {
    harvest: { type: 'harvest', values: plain },
    sail: { type: 'sail', values: shown },
    age: { type: 'age', values: shown },
  },
  opening: { new: { seats: 2 } },
  lacks: ['withdraw'],
  shares: true,
  lesson: 'learn',
  words: {
    verbs: ['harvest', 'sail', 'age', 'buy', 'gather', 'pass'],
    options: ['place', 'estate', 'vine', 'card', 'pay', 'load', 'wine', 'to'],
    picks: ['aharvest', 'asail', 'aplay', 'bcima-1', 'bgaia', 'c1'],
    openings: ['standard', 'none'].map(variant => ({ variant })),
  },
  secretIn: () => undefined,
};
