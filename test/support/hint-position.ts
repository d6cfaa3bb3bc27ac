/** A position with an idea that who plays the game well would look for. */
export interface HintPosition<Sketch> {
  readonly name: string;
  /** Why it is best, in one sentence. */
  readonly why: string;
  /** Actions that carry it out, as the game writes them. */
  readonly idea: RegExp;
  readonly position: Sketch;
  /** The player does not see it: what it prefers, as far as that can be said. */
  readonly missed?: string;
}
