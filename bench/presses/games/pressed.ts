import type { OptionValues } from 'local-discord';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Match } from '../../../src/table/match/types.ts';

/** A kind of table: its name, and the command that opens it. */
export interface PressedKind {
  readonly name: string;
  readonly path: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** Most presses for a whole game (the median of all games), with the panel left open. */
  readonly whole?: number;
}

/** A goal of a person: one of several actions, with a limit for the presses. */
export interface Sought {
  readonly name: string;
  readonly actions: readonly unknown[];
  /**
   * Starting point: the public board, whose button opens the panel, or the panel that is still open after the person's last
   * action.
   */
  readonly from: 'board' | 'panel';
  readonly atMost: number;
}

/** The parts of a game with which presses are counted. */
export interface Pressed {
  readonly game: AnyGame;
  readonly kinds: readonly PressedKind[];
  /** Number of games of each kind. */
  readonly games: number;
  /** Presses are counted at one decision in this many, for every goal. */
  readonly every: number;
  /** Lists the goals to try at a decision, besides a random action. */
  sought(match: Match, seat: number, random: unknown): readonly Sought[];
  /**
   * Returns runs of actions that a button may play at once, all as good as the player's own. Absent: the game has no such
   * button.
   */
  runs?(match: Match, seat: number): readonly (readonly unknown[])[];
  /** Lists the actions with which the game may continue. Any of these actions will do. */
  wanted(match: Match, seat: number, random: unknown, below: (n: number) => number): readonly unknown[];
}

/** Limit for the actions of a game, more than any game has. */
export const LONGEST = 1_500;
