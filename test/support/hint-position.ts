/** An action that looks best at first. `behind` is the number of points of the final margin by which the idea is better. */
export interface Tempting {
  readonly action: string;
  readonly behind: number;
  /** The standard error of `behind`. */
  readonly error: number;
}

/** A decision in a game that the medium player has played, for which a good hint is known. */
export interface HintPosition {
  readonly seats: number;
  /** Seed of the deal as 64 hexadecimal digits. */
  readonly seed: string;
  /** All actions before the decision, in the game's notation. */
  readonly log: string;
  /** The best action, proven better than every action in `tempting`. */
  readonly idea: string;
  /** Actions that tempt: the evaluation's best without further play, and the one with the most points at once. */
  readonly tempting: readonly Tempting[];
}
