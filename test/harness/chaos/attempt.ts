/** An action that a person tried, and the answer that the person got. */
export interface Attempt {
  readonly match: string;
  readonly seat: number;
  /** Revision that the person saw. For an action by a button, the revision of that button. */
  rev: number;
  /**
   * Revision right after a command was sent. Another person's action may have been faster, so it can be larger than `rev`.
   */
  sentAt?: number;
  /** Action in the game's notation, or `undo`. */
  readonly action: string;
  /** Standing order that the person leaves with the action. */
  order?: string;
  /** Text of the bot's answer. Undefined: no answer came. */
  answer?: string;
  /** Time of the answer, in milliseconds since the epoch. */
  answeredAt?: number;
}
