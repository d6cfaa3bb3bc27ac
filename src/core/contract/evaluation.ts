import type { Seat } from './game.ts';

/** Part of a position's value, in points of margin. The game names the part by an id, for which the presenter has the words. */
export interface Term {
  readonly name: string;
  readonly value: number;
}

/** Value of a position, with its parts where the caller asked for them. */
export interface Worth {
  readonly value: number;
  readonly terms?: readonly Term[] | undefined;
  /** Events of a playout that the deciding seat sees and could not foresee. Absent: no terms were asked for. */
  readonly events?: readonly unknown[];
  /** Actions of all seats in a playout, after the first one. Absent: no terms were asked for. */
  readonly actions?: readonly unknown[];
}

/** Weights of an evaluation: by number of seats, then by stretch of the game, then by feature. */
export type SeatWeights = Readonly<Record<string, readonly (readonly number[])[]>>;

/** Returns the weights for a number of seats, or for the next smaller number that has weights. Empty where there are none. */
export const weightsFor = (weights: SeatWeights, seats: number): SeatWeights[string] => {
  for (let known = seats; known > 1; known--) {
    const rows = weights[String(known)];
    if (rows) return rows;
  }
  return [];
};

export interface Rated<Action> {
  readonly action: Action;
  readonly value: number;
}

/**
 * A game's estimates of positions and actions, which its bots use. The functions are pure, and see imagined worlds, never the
 * true state.
 */
export interface Evaluation<State, Action> {
  /**
   * Returns a seat's expected final margin after its action, in points over the mean of the other seats; for a single seat, its
   * final score.
   * @param from state before the action; chance results that the action revealed do not count
   */
  value(state: State, seat: Seat, from: State): number;
  /** Returns the parts of the result of `value`: a dozen at most, which add up to it. */
  terms(state: State, seat: Seat, from: State): readonly Term[];
  /**
   * Lists the seat's legal actions that are worth considering, at least one. `wide`: true for the decision itself, false
   * inside a playout.
   */
  candidates(state: State, seat: Seat, wide: boolean): readonly Action[];
  /**
   * Values candidates, in any order, without playing them. The list may leave out actions similar to a better one. Undefined:
   * the candidates must be played to be valued, as at the end of a game. Absent: candidates must always be played.
   */
  rated?(state: State, seat: Seat, wide: boolean): readonly Rated<Action>[] | undefined;
}
