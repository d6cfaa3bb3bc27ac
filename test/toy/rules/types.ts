import type { Step as CoreStep, Seat, Told } from '../../../src/core/game.ts';

/** The height of a bid tile, and what a letter is worth for each open card. */
export type Small = number;
/** 1 to 12 is cargo worth as many points; 0 is a storm. */
export type Card = number;

export const AMOUNTS: readonly Small[] = [1, 2, 3];
export const STORM: Card = 0;
/** The cargo of one crossing and its storms. */
export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, STORM, STORM, STORM];
export const LETTERS: readonly Small[] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
export const TILES_OF_EACH = 4;
/** Tiles of each height with which two bids never compete. */
export const PLENTY = 40;
export const LETTERS_IN_HAND = 2;
export const LOADS_A_TURN = 2;
/** A die that shows so much brings a letter. */
export const LUCKY = 4;
/** The game ends with the round in which the tide comes so high, and with the twelfth. */
export const HIGHEST_TIDE = 3;
export const LAST_ROUND = 12;

export interface Options {
  readonly solo?: boolean;
  /** Tiles of each height. Default: four. */
  readonly tiles?: number;
}

export type Phase =
  | { readonly type: 'bid' }
  /** The seat's turn on the quay; `loaded`: the cards that it has saved in this turn. */
  | { readonly type: 'pick'; readonly seat: Seat; readonly loaded: number }
  | { readonly type: 'rest'; readonly seat: Seat }
  | { readonly type: 'over' };

interface Open {
  readonly phase: Phase;
  readonly round: number;
  readonly tide: number;
  /** Bid tiles of each height in the box. */
  readonly box: number;
  /** Bid tiles left, those of 1 first. */
  readonly tiles: readonly number[];
  readonly bids: readonly (Small | null)[];
  readonly lastBids: readonly (Small | null)[];
  readonly scores: readonly number[];
  /** Cards that lie open, in the order in which they were revealed. */
  readonly quay: readonly Card[];
  /** Cards that are used up until the deck is shuffled again. */
  readonly out: readonly Card[];
  /** Letters that were played. */
  readonly spent: readonly Small[];
  readonly shuffles: number;
  /** The seat that has looked at the deck's first card. */
  readonly knows: Seat | null;
}

/** Secret: the letters in hand and those still to be drawn, and the order of the deck. */
export interface State extends Open {
  readonly hands: readonly (readonly Small[])[];
  readonly letters: readonly Small[];
  readonly deck: readonly Card[];
}

export interface View extends Open {
  readonly viewer: Seat | 'table';
  /** The viewer's own letters; null for the table. */
  readonly hand: readonly Small[] | null;
  /** Number of letters by seat. */
  readonly held: readonly number[];
  readonly lettersLeft: number;
  readonly deckLeft: number;
  /** The deck's first card, for the seat that has looked at it. */
  readonly top: Card | null;
  /** Ranks by seat, with resigned seats last. Null while the game runs. */
  readonly ranks: readonly number[] | null;
  /** Seats that gave up. */
  readonly resigned: readonly Seat[];
  /** Winners of a game that people ended early. Null for any other game. */
  readonly stopped: readonly Seat[] | null;
}

export type Action =
  | { readonly type: 'bid'; readonly amount: Small }
  | { readonly type: 'take' }
  | { readonly type: 'roll' }
  | { readonly type: 'reveal' }
  | { readonly type: 'load'; readonly card: Card }
  | { readonly type: 'play'; readonly letter: Small }
  | { readonly type: 'pass' };

/** Sources of points. */
export const PARTS = ['cargo', 'die', 'letters'] as const;
export type Part = (typeof PARTS)[number];

export type Event =
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: Small }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly part: Part }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'lost'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'rose'; readonly tide: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly letter: Small }
  | { readonly type: 'drew'; readonly seat: Seat; readonly letter?: Small }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'passed'; readonly seat: Seat };

export interface Step extends CoreStep<State, Event> {
  readonly goesOn: boolean;
}
export type Heard = Told<Event>;
