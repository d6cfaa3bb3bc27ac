import { games as shared } from '../../../../commands/games/index.ts';
import { greenPortCommands } from '../../../../commands/green-port/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import type { Action, View } from '../../../../src/games/green-port/rules/types.ts';
import { presenters } from '../../../../src/games/presenters.ts';
import { mostlyGreedy } from '../../../bench/green-port.ts';
import type { Values } from '../registered.ts';
import type { Attacked } from './attacked.ts';

const standard = { variant: 'standard' } as const;
const simple = { variant: 'simple' } as const;

const plain = (fields: Values): Values => fields;

/** Parts of Green Port. A turn has several decisions, and other seats decide during it. No seat has secrets. */
export const GREEN_PORT: Attacked = {
  game: greenPort as unknown as AnyGame,
  commands: [greenPortCommands.command, shared],
  menus: [],
  presenters,
  bot: {},
  plans: [
    { options: standard, seats: 2, actions: 0 },
    { options: standard, seats: 3, actions: 5 },
    { options: simple, seats: 4, actions: 20 },
    { options: simple, seats: 2, actions: 12 },
    { options: standard, seats: 4, actions: 30 },
    { options: standard, seats: 2, actions: -1 },
    { options: simple, seats: 2, actions: /^hire/ },
    { options: simple, seats: 3, actions: /^pass/ },
    { options: simple, seats: 2, actions: /^end/ },
    { options: standard, seats: 2, actions: /^bust/ },
    { options: simple, seats: 2, actions: /^lose/ },
    { options: standard, seats: 3, actions: /^unflip/ },
    { options: simple, seats: 2, actions: /^buy/ },
    { options: simple, seats: 2, actions: /^complete/ },
    { options: simple, seats: 2, actions: /^bonus/ },
    { options: simple, seats: 2, actions: /^specialise/ },
  ],
  options: simple,
  undoable: { options: simple, seats: 2, actions: 'undoable' },
  first: {
    reveal: /^(pick|reveal)/,
    undoable: /^pick/,
    otherwise: /^(pick|reveal|hire|bonus|lose|pass|complete|end)/,
  },
  choose: (view, seat, legal, below) => mostlyGreedy(view as View, seat, legal as readonly Action[], below),
  acts: {
    reveal: { type: 'reveal', values: plain },
    hire: { type: 'hire', values: plain },
    end: { type: 'end', values: plain },
  },
  opening: { new: { variant: 'simple', seats: 2 } },
  lacks: ['seat', 'withdraw'],
  shares: true,
  lesson: 'learn',
  words: {
    verbs: ['reveal', 'hire', 'pass', 'complete', 'end'],
    options: ['colour', 'variant', 'pay', 'objective', 'boost', 'red'],
    picks: ['areveal', 'ahire', 'alose', 'bred', 'bblue', 'c3'],
    openings: ['standard', 'no-tiles', 'no-powers', 'simple', 'none'].map(variant => ({ variant })),
  },
  // Only the order of the deck is hidden, and no seat knows it.
  secretIn: () => undefined,
};
