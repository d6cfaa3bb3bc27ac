import type { AddressedEvent, Seat, SeenAside } from '../../../src/core/contract/game.ts';

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
export const LAST_ROUND = 8;

export interface Options {
  readonly solo?: boolean;
  readonly tiles?: number;
}

type Phase =
  | { readonly type: 'bid' | 'over' }
  /** Turn of a seat on the quay, in which it has saved `loaded` cards. */
  | { readonly type: 'pick'; readonly seat: Seat; readonly loaded: number }
  | { readonly type: 'rest'; readonly seat: Seat };

/** Part of the state that all viewers see. */
export interface Open {
  readonly phase: Phase;
  readonly round: number;
  /** Number of tiles of each height in the box. */
  readonly box: number;
  /** Number of bid tiles left by height, from height 1. */
  readonly tiles: readonly number[];
  readonly bids: readonly (Small | null)[];
  readonly lastBids: readonly (Small | null)[];
  readonly scores: readonly number[];
  readonly quay: readonly Card[];
  readonly out: readonly Card[];
  readonly spent: readonly Small[];
}

/** Whole state of the toy. The letters in hand, the letters not yet drawn and the order of the deck are secret. */
export interface State extends Open {
  readonly hands: readonly (readonly Small[])[];
  readonly letters: readonly Small[];
  readonly deck: readonly Card[];
}

export interface View extends Open, SeenAside {
  readonly viewer: Seat | 'table';
  readonly hand: readonly Small[] | null;
  readonly held: readonly number[];
  /** Ranks by seat, with resigned seats last. Null while the game runs. */
  readonly ranks: readonly number[] | null;
}

export type Action =
  | { readonly type: 'bid'; readonly amount: Small }
  | { readonly type: 'take' | 'roll' | 'reveal' | 'pass' }
  | { readonly type: 'load'; readonly card: Card }
  | { readonly type: 'play'; readonly letter: Small };

export const PARTS = ['cargo', 'die', 'letters'] as const;
export type Part = (typeof PARTS)[number];

export type Event =
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: Small }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly part: Part }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'played'; readonly seat: Seat; readonly letter: Small }
  | { readonly type: 'drew'; readonly seat: Seat; readonly letter?: Small }
  | { readonly type: 'passed'; readonly seat: Seat };

export type ToyEvent = AddressedEvent<Event>;
