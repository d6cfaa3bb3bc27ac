/** An action that looks best at first, with the points of the final margin by which the idea beats it. */
export interface Tempting {
  readonly action: string;
  readonly behind: number;
  /** The standard error of that. */
  readonly error: number;
}

/** A decision in a game that medium has played. */
export interface HintPosition {
  readonly seats: number;
  /** Seed of the deal as 64 hexadecimal digits. */
  readonly seed: string;
  /** All actions before it, as the game writes them. */
  readonly log: string;
  /** Proven better than all that tempts. */
  readonly idea: string;
  /** Actions that tempt: the evaluation's best without further play, and the one with the most points at once. */
  readonly tempting: readonly Tempting[];
}
