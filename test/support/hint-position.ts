/** An action that looks best at first. The best action leads it by `behind` points of the final margin. */
export interface Tempting {
  readonly action: string;
  readonly behind: number;
  readonly error: number;
}

/** A decision in a game of the medium player, for which the best action is proven. */
export interface HintPosition {
  readonly seats: number;
  /** Seed of the deal as 64 hexadecimal digits. */
  readonly seed: string;
  readonly log: string;
  /** The best action, proven better than every action in `tempting`. */
  readonly idea: string;
  /**
   * Actions that look good at first: the best by the evaluation without further play, and the one with the most immediate
   * points.
   */
  readonly tempting: readonly Tempting[];
}
