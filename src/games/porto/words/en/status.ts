import type { Variant } from '../../rules/types.ts';
import { counts } from './cards.ts';

export const status = {
  title: 'Porto',
  about: {
    line: 'Draw cards, build the colourful houses by the river, and claim contracts, some of them secret.',
    credits: 'A game by Orlando Sá, published by MEBO Games (2019).',
  },
  variants: { standard: 'standard', family: 'family', solo: 'solo' } satisfies Record<Variant, string>,
  /** Games that compare with each other. */
  categories: { standard: 'Standard', family: 'Family', solo: (timer: string) => `Timer ${timer}` },
  /** A solo player's points, of those that win. */
  goal: (points: number, goal: number) => `${points} of ${goal}`,
  /** What is awaited, without a name. */
  awaits: {
    keep: 'choose three of five private contracts',
    turn: 'draw or build',
    /** Where there is nothing else to do. */
    only: { draw: 'draw', build: 'build', pass: 'pass' },
    timer: (cards: string) => `place ${cards} from the Timer`,
    over: 'the game is over',
  },
  /** What decides, near the end. `points` such as "4 points". */
  stake: {
    roof: 'One more roof brings on the last rounds.',
    lastButOne: 'After this round comes the last.',
    behind: (points: string, leader: string) => `Last turn: ${points} overtake ${leader}.`,
    ahead: (name: string, points: string) => `Last turn: ${name} leads by ${points}.`,
    privates: 'Private contracts come on top.',
    short: (cards: string, points: string, goal: number) =>
      `The Timer has ${cards} left; ${points} to go until ${goal}.`,
    reached: (cards: string, goal: number) => `The Timer has ${cards} left; the goal of ${goal} is reached.`,
  },
  /** How far the game is. */
  progress: {
    timer: (left: number, size: number) => `Timer ${left} of ${size}`,
    round: (n: number) => `round ${n}`,
    roundOf: (n: number, last: number) => `round ${n} of ${last}`,
    lastRound: (n: number) => `round ${n}, the last`,
  },
};

/** The terminal board's words: the labels take 10 columns at most. */
export const terminal = {
  roofs: (placed: number) => `roofs ${placed}`,
  roofsOf: (placed: number, end: number) => `roofs ${placed} of ${end}`,
  market: 'Market',
  contracts: 'Contracts',
  tiles: 'Tiles',
  /** After the tiles, "B 10+2": what comes behind the plus. */
  grounds: '(+ ground floors)',
  legend:
    'On the board: letters are floors (B G P R Y), · a storey still to build,\n(2) a token on a ground floor or a roof, ^ a roof tile.',
  decks: 'Decks',
  cards: counts.cards,
  discarded: (n: number) => `${n} discarded`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: (n: number) => `contracts ${n}`,
};
