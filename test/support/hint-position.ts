/** What looks best at first, and by how many points of the final margin the idea beats it. */
export interface Tempting {
  readonly action: string;
  readonly behind: number;
  /** The standard error of that. */
  readonly error: number;
}

/** A decision in a game that medium has played. */
export interface HintPosition {
  readonly seats: number;
  /** Of the deal, as 64 hexadecimal digits. */
  readonly seed: string;
  /** All actions before it, as the game writes them. */
  readonly log: string;
  /** Proven better than all that tempts. */
  readonly idea: string;
  /** What the evaluation finds best without playing on, and what brings most points at once. */
  readonly tempting: readonly Tempting[];
}
