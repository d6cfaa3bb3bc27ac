import type { OptionValues } from 'local-discord';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Match } from '../../../src/table/match/types.ts';

/** A table that is opened by a command of the game, and what it is called. */
export interface PressedKind {
  readonly name: string;
  readonly path: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** How many presses a whole game of it may take at the median, the panel left open. */
  readonly whole?: number;
}

/** Something that people want: any of some actions, and in how many presses at most. */
export interface Sought {
  readonly name: string;
  readonly actions: readonly unknown[];
  /** From the public board, whose button opens the panel; or from the panel that stands open after one's last action. */
  readonly from: 'board' | 'panel';
  readonly atMost: number;
}

/** How presses are counted in a game. */
export interface Pressed {
  readonly game: AnyGame;
  readonly kinds: readonly PressedKind[];
  /** Games of each kind. */
  readonly games: number;
  /** One decision in so many is looked at, all ways in. */
  readonly every: number;
  /** What is looked up at a decision, besides an action at random. */
  sought(match: Match, seat: number, random: unknown): readonly Sought[];
  /** Steps that lead where its player would go, for a press that does all of them; absent: there is no such press. */
  runs?(match: Match, seat: number): readonly (readonly unknown[])[];
  /** What is done then: any of these. */
  wanted(match: Match, seat: number, random: unknown, below: (n: number) => number): readonly unknown[];
}

/** Of a game longer than any. */
export const LONGEST = 1_500;
