import { games as shared } from '../../../../commands/games/index.ts';
import { greenPortCommands } from '../../../../commands/green-port/index.ts';
import type { AnyGame } from '../../../../src/core/game.ts';
import { greenPort } from '../../../../src/games/green-port/rules/index.ts';
import { presenters } from '../../../../src/games/presenters.ts';
import type { Attacked } from './attacked.ts';

const standard = { variant: 'standard' } as const;
const simple = { variant: 'simple' } as const;

/** Turns of several decisions, others asked in the middle of them, and nothing that only a seat may know. */
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
  ],
  options: simple,
  undoable: { options: simple, seats: 2, actions: 'undoable' },
  first: {
    reveal: /^(pick|reveal)/,
    undoable: /^pick/,
    otherwise: /^(pick|reveal|hire|bonus|lose|pass|complete|end)/,
  },
  acts: {
    reveal: { type: 'reveal', values: () => ({}) },
    hire: { type: 'hire', values: ({ colour }) => (colour === undefined ? {} : { colour }) },
    pass: { type: 'pass', values: () => ({}) },
    end: { type: 'end', values: () => ({}) },
  },
  opening: { new: { variant: 'simple', seats: 2 } },
  lacks: ['withdraw'],
  shares: false,
  lesson: 'learn',
  words: {
    verbs: ['reveal', 'hire', 'pass', 'end'],
    options: ['colour', 'variant', 'pay', 'objective', 'boost'],
    picks: ['areveal', 'ahire', 'alose', 'bred', 'bblue', 'c3'],
    openings: ['standard', 'no-tiles', 'no-powers', 'simple', 'none'].map(variant => ({ variant })),
  },
  // All but the order of the deck is open.
  secretIn: () => undefined,
};
