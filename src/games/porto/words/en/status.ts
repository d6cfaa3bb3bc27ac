import { counts } from './cards.ts';

export const status = {
  /** Games that compare with each other. */
  categories: { standard: 'Standard', family: 'Family', solo: (timer: string) => `Timer ${timer}` },
  /** Beside a solo player's points: how many win. */
  goal: (points: number) => `${points} wins`,
  /** What is awaited, without a name. */
  awaits: {
    keep: 'choose three of five private contracts',
    turn: 'draw or build',
    timer: (cards: string) => `place ${cards} from the Timer`,
    over: 'the game is over',
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
  decks: 'Decks',
  cards: counts.cards,
  discarded: (n: number) => `${n} discarded`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: (n: number) => `contracts ${n}`,
};
