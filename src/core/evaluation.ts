import type { Seat } from './game.ts';

/** A part of what a position is worth, in points of margin, named by the game: its presenter has the words. */
export interface Term {
  readonly name: string;
  readonly value: number;
}

/** An action and what it is found to be worth. */
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
   * The final margin, in points over the mean of the others, that is expected for a seat right after its action; for one
   * seat alone, its final score. @param from the state in which it acted: what came up by chance since then is not counted.
   */
  value(state: State, seat: Seat, from: State): number;
  /** The same value in its parts, a dozen at most: they sum up to it. */
  terms(state: State, seat: Seat, from: State): readonly Term[];
  /** Legal actions worth a look, at least one of the seat's. `wide`: for the decision itself, not for a playout. */
  candidates(state: State, seat: Seat, wide: boolean): readonly Action[];
  /**
   * Candidates with the value that each would have once carried out, in any order, where a game finds them without carrying
   * them out; those that are like better ones may be left out. Undefined: they have to be, as at the end of a game. Absent: always.
   */
  rated?(state: State, seat: Seat, wide: boolean): readonly Rated<Action>[] | undefined;
}
