export interface Attempt {
  readonly match: string;
  readonly seat: number;
  /** Revision of the game that the person saw, or the revision in the pressed button. */
  rev: number;
  /** Revision right after a command was sent. It is larger than `rev` if another person acted first. */
  sentAt?: number;
  readonly action: string;
  order?: string;
  /** Text of the bot's answer. Undefined: no answer came. */
  answer?: string;
  answeredAt?: number;
}
