import type { Step as CoreStep, Seat, Told } from '../../../src/core/game.ts';

/** Height of a bid tile, or points that a letter brings for each open card: 1 to 3. */
export type Small = number;
/** Card of the deck: 1 to 12 is cargo worth as many points, and 0 is a storm. */
export type Card = number;

export const AMOUNTS: readonly Small[] = [1, 2, 3];
export const STORM: Card = 0;
export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, STORM, STORM, STORM];
export const LETTERS: readonly Small[] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
export const TILES_OF_EACH = 4;
/** Number of tiles of each height with which no seat ever runs out of tiles. */
export const PLENTY = 40;
export const LETTERS_IN_HAND = 2;
export const LOADS_A_TURN = 2;
/** Least number on the die that brings a letter. */
export const LUCKY = 4;
/** Height of the tide at which the game ends after the current round. The game also ends after `LAST_ROUND`. */
export const HIGHEST_TIDE = 3;
export const LAST_ROUND = 12;

export interface Options {
  readonly solo?: boolean;
  readonly tiles?: number;
}

export type Phase =
  | { readonly type: 'bid' }
  /** Turn of a seat on the quay, in which it has saved `loaded` cards. */
  | { readonly type: 'pick'; readonly seat: Seat; readonly loaded: number }
  | { readonly type: 'rest'; readonly seat: Seat }
  | { readonly type: 'over' };

interface Open {
  readonly phase: Phase;
  readonly round: number;
  readonly tide: number;
  readonly box: number;
  /** Number of bid tiles left by height, from height 1. */
  readonly tiles: readonly number[];
  readonly bids: readonly (Small | null)[];
  readonly lastBids: readonly (Small | null)[];
  readonly scores: readonly number[];
  readonly quay: readonly Card[];
  /** Used cards. They come back when the deck is shuffled again. */
  readonly out: readonly Card[];
  readonly spent: readonly Small[];
  readonly shuffles: number;
  /** Seat that has looked at the deck's first card. Null: no seat has. */
  readonly knows: Seat | null;
}

/** Whole state of the toy. The letters in hand, the letters not yet drawn and the order of the deck are secret. */
export interface State extends Open {
  readonly hands: readonly (readonly Small[])[];
  readonly letters: readonly Small[];
  readonly deck: readonly Card[];
}

export interface View extends Open {
  readonly viewer: Seat | 'table';
  readonly hand: readonly Small[] | null;
  readonly held: readonly number[];
  readonly lettersLeft: number;
  readonly deckLeft: number;
  /** First card of the deck, if the viewer has looked at it. */
  readonly top: Card | null;
  /** Ranks by seat, with resigned seats last. Null while the game runs. */
  readonly ranks: readonly number[] | null;
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
