/** Subscription of a person to open tables of a server. */
export interface StoredTableWish {
  readonly userId: string;
  readonly guildId: string;
  /** Null: of any game. */
  readonly game: string | null;
  /** Time of the last message about it. Null: never. */
  readonly toldAt: number | null;
  readonly at: number;
}

/** Times at which a follower hears of a game: after each round and at the end, or at the end alone. */
export const WATCH_MODES = ['rounds', 'end'] as const;
export type WatchMode = (typeof WATCH_MODES)[number];

/** Round of a watcher who hears nothing more of the game itself. */
export const FOLLOWED = 1_000_000;

export interface StoredWatcher {
  readonly matchId: string;
  readonly userId: string;
  readonly mode: WatchMode;
  /** The round that was on when they were last told, or began; `FOLLOWED`: the game's end is told. */
  readonly round: number;
  readonly at: number;
}

/**
 * Occasion of a direct message. `table`: a lobby opens. The others tell a follower of the end of a round, of the game's end,
 * or of a shared review.
 */
export type LetterKind = 'table' | 'round' | 'end' | 'review';

export type LetterStatus = 'waiting' | 'told' | 'dropped';

/** Direct message to a person, before it is stored. */
export interface NewLetter {
  readonly matchId: string;
  readonly guildId: string;
  readonly userId: string;
  readonly kind: LetterKind;
  /** Number of the round that has ended, else 0. Each mark of a match is written once for a person. */
  readonly mark: number;
  /** Earliest time to send it. */
  readonly dueAt: number;
  readonly at: number;
}

export interface StoredLetter extends NewLetter {
  readonly id: number;
  readonly status: LetterStatus;
  /** Number of attempts so far. The last one may have arrived. */
  readonly attempts: number;
}
