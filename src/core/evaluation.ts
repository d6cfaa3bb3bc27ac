import type { Seat } from './game.ts';

/**
 * A part of a position's value, in points of margin. The game gives the part its id, and the presenter has the words for it.
 */
export interface Term {
  readonly name: string;
  readonly value: number;
}

/** An action and its value in points. */
export interface Rated<Action> {
  readonly action: Action;
  readonly value: number;
}

/**
 * A game's judgement of positions and actions, which its bots use. It is pure, and reads imagined worlds, never the true
 * state.
 */
export interface Evaluation<State, Action> {
  /**
   * Returns a seat's expected final margin right after its action, in points over the mean of the others; for a seat alone,
   * its final score. @param from state before the action; chance since then does not count
   */
  value(state: State, seat: Seat, from: State): number;
  /** Returns the parts of the value that `value` returns: a dozen at most, which add up to that value. */
  terms(state: State, seat: Seat, from: State): readonly Term[];
  /**
   * Lists the seat's legal actions that are worth considering, at least one. `wide`: true for the decision itself, false
   * inside a playout.
   */
  candidates(state: State, seat: Seat, wide: boolean): readonly Action[];
  /**
   * Values candidates, in any order, without carrying them out. Actions similar to a better one may be left out. Undefined:
   * here they must be carried out to be valued, as at the end of a game. Absent: they must always be carried out.
   */
  rated?(state: State, seat: Seat, wide: boolean): readonly Rated<Action>[] | undefined;
}
