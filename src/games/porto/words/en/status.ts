import type { StatusWords } from '../status.ts';
import type { TerminalWords } from '../terminal.ts';
import { counts } from './cards.ts';

export const status: StatusWords = {
  categories: { standard: 'Standard', family: 'Family', solo: timer => `Timer ${timer}` },
  goal: points => `${points} wins`,
  awaits: {
    keep: 'choose three of five private contracts',
    turn: 'draw or build',
    timer: cards => `place ${cards} from the Timer`,
    over: 'the game is over',
  },
  progress: {
    timer: (left, size) => `Timer ${left} of ${size}`,
    round: n => `round ${n}`,
    roundOf: (n, last) => `round ${n} of ${last}`,
    lastRound: n => `round ${n}, the last`,
  },
};

export const terminal: TerminalWords = {
  roofs: placed => `roofs ${placed}`,
  roofsOf: (placed, end) => `roofs ${placed} of ${end}`,
  market: 'Market',
  contracts: 'Contracts',
  tiles: 'Tiles',
  grounds: '(+ ground floors)',
  legend:
    'On the board: letters are floors (B G P R Y), · a storey still to build,\n(2) a token on a ground floor or a roof, ^ a roof tile.',
  decks: 'Decks',
  cards: counts.cards,
  discarded: n => `${n} discarded`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: n => `contracts ${n}`,
};
