/** An action that a person tried, and the answer that the person got. */
export interface Attempt {
  readonly match: string;
  readonly seat: number;
  /** the revision that was seen: of a button that commits, the one that it was made for */
  rev: number;
  /** of a command, the one that stood when it had just been sent: another hand may have been a little quicker */
  sentAt?: number;
  /** in the game's notation, or `undo` */
  readonly action: string;
  /** left with it, to be carried out whenever it fits */
  order?: string;
  /** what the person read; undefined: no answer came */
  answer?: string;
  /** when it was read, in milliseconds since the epoch */
  answeredAt?: number;
}
