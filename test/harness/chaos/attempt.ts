/** An action that a person tried, and the answer that the person got. */
export interface Attempt {
  readonly match: string;
  readonly seat: number;
  /** Revision that the person saw. For a button that commits, the revision of the button. */
  rev: number;
  /** Revision just after a command was sent. Another action may have been a little faster. */
  sentAt?: number;
  /** Action in the game's notation, or `undo`. */
  readonly action: string;
  /** Standing order that is left with it. */
  order?: string;
  /** Answer that the person read. Undefined: there was none. */
  answer?: string;
  /** Time of the answer, in milliseconds since the epoch. */
  answeredAt?: number;
}
