import type { OptionValues } from 'local-discord';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Match } from '../../../src/table/match/types.ts';

/** A table that is opened by a command of the game, and what it is called. */
export interface PressedKind {
  readonly name: string;
  readonly path: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** Most presses for a whole game at the median, with the panel left open. */
  readonly whole?: number;
}

/** A goal of people: any of some actions, with the most presses that it may take. */
export interface Sought {
  readonly name: string;
  readonly actions: readonly unknown[];
  /**
   * Start of the way: the public board, whose button opens the panel, or the panel left open after the person's last action.
   */
  readonly from: 'board' | 'panel';
  readonly atMost: number;
}

/** The parts that count presses in a game. */
export interface Pressed {
  readonly game: AnyGame;
  readonly kinds: readonly PressedKind[];
  /** Games of each kind. */
  readonly games: number;
  /** One decision in so many is looked at, all ways in. */
  readonly every: number;
  /** Lists the goals to try at a decision, besides a random action. */
  sought(match: Match, seat: number, random: unknown): readonly Sought[];
  /** Steps that lead where its player would go, for a press that does all of them; absent: there is no such press. */
  runs?(match: Match, seat: number): readonly (readonly unknown[])[];
  /** Lists the actions that may follow, any of which is fine. */
  wanted(match: Match, seat: number, random: unknown, below: (n: number) => number): readonly unknown[];
}

/** More actions than any game has. */
export const LONGEST = 1_500;
