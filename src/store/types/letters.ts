/** Subscription of a person to open tables of a server. */
export interface StoredTableWish {
  readonly userId: string;
  readonly guildId: string;
  /** Game of the tables. Null: any game. */
  readonly game: string | null;
  /** Time of the last message for this subscription. Null: none yet. */
  readonly toldAt: number | null;
  readonly at: number;
}

/** Modes of following a game: a message after each round and at the end, or only at the end. */
export const WATCH_MODES = ['rounds', 'end'] as const;
export type WatchMode = (typeof WATCH_MODES)[number];

/** Value of `round` for a follower who was informed of the game's end. */
export const FOLLOWED = 1_000_000;

export interface StoredWatcher {
  readonly matchId: string;
  readonly userId: string;
  readonly mode: WatchMode;
  /** Round at which the follower was last informed, or began to follow. `FOLLOWED`: they were informed of the end. */
  readonly round: number;
  readonly at: number;
}

/**
 * Kind of a direct message. `table` reports a new lobby to a subscriber. The others report to a follower the end of a round,
 * the end of the game, or a shared review.
 */
export type LetterKind = 'table' | 'round' | 'end' | 'review';

export type LetterStatus = 'waiting' | 'told' | 'dropped';

/** Direct message to a person, before it is stored. */
export interface NewLetter {
  readonly matchId: string;
  readonly guildId: string;
  readonly userId: string;
  readonly kind: LetterKind;
  /**
   * Number of the round that has ended, otherwise 0. Together with match, person and kind it is unique, so no message is
   * written twice.
   */
  readonly mark: number;
  /** Earliest time to send the message. */
  readonly dueAt: number;
  readonly at: number;
}

export interface StoredLetter extends NewLetter {
  readonly id: number;
  readonly status: LetterStatus;
  /** Number of attempts so far. The last one may have arrived. */
  readonly attempts: number;
}
