import type { Seat } from './game.ts';

/** A part of a position's value, in points of margin. The game names it, and its presenter has the words. */
export interface Term {
  readonly name: string;
  readonly value: number;
}

/** An action and its value. */
export interface Rated<Action> {
  readonly action: Action;
  readonly value: number;
}

/**
 * A game's judgement of positions and actions, from which its bots play. Pure: it reads imagined worlds, never the true
 * state.
 */
export interface Evaluation<State, Action> {
  /**
   * Returns a seat's expected final margin right after its action, in points over the mean of the others; for a seat alone,
   * its final score. @param from state in which it acted: chance since then does not count
   */
  value(state: State, seat: Seat, from: State): number;
  /** Returns the same value in its parts, a dozen at most, which add up to it. */
  terms(state: State, seat: Seat, from: State): readonly Term[];
  /** Lists legal actions worth a look, at least one of the seat's. `wide`: for the decision itself, not for a playout. */
  candidates(state: State, seat: Seat, wide: boolean): readonly Action[];
  /**
   * Values candidates, in any order, as if carried out, where the game can do so without that. Actions like a better one may
   * be left out. Undefined: they have to be carried out, as at the end of a game. Absent: always so.
   */
  rated?(state: State, seat: Seat, wide: boolean): readonly Rated<Action>[] | undefined;
}
