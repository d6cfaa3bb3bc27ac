import type { OptionValues } from 'local-discord';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import type { Match } from '../../../../src/table/match/types.ts';

export interface PressedKind {
  readonly name: string;
  readonly path: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** Highest allowed median of the presses for a whole game, with the panel left open. */
  readonly whole?: number;
}

/** Goal of a person: any one of these actions, with a limit for the presses. */
export interface Sought {
  readonly name: string;
  readonly actions: readonly unknown[];
  /** Start of the count: the public board, or the panel that is still open after the person's last action. */
  readonly from: 'board' | 'panel';
  readonly atMost: number;
}

export interface Pressed {
  readonly game: AnyGame;
  readonly kinds: readonly PressedKind[];
  readonly games: number;
  /** Presses are counted at one decision in this many, for every goal. */
  readonly every: number;
  sought(match: Match, seat: number, random: unknown): readonly Sought[];
  /**
   * Returns sequences of actions that one button may play, each as good as the computer player's own. Absent: the game has no
   * such button.
   */
  runs?(match: Match, seat: number): readonly (readonly unknown[])[];
  /** Lists equally good actions for the simulated person, who takes one of them. */
  wanted(match: Match, seat: number, random: unknown, below: (n: number) => number): readonly unknown[];
}

export const LONGEST = 1_500;
