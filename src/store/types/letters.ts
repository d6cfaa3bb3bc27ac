/** Somebody wants to hear when a table opens in a server. */
export interface StoredTableWish {
  readonly userId: string;
  readonly guildId: string;
  /** Null: of any game. */
  readonly game: string | null;
  /** When they were last told; null: never. */
  readonly toldAt: number | null;
  readonly at: number;
}

/** When somebody who follows a game is told of it: at the end of each round, and at its end; or at its end alone. */
export const WATCH_MODES = ['rounds', 'end'] as const;
export type WatchMode = (typeof WATCH_MODES)[number];

/** The round of a watcher who has nothing more to hear of the game itself. */
export const FOLLOWED = 1_000_000;

export interface StoredWatcher {
  readonly matchId: string;
  readonly userId: string;
  readonly mode: WatchMode;
  /** The round that was on when they were last told, or began; `FOLLOWED`: the game's end is told. */
  readonly round: number;
  readonly at: number;
}

/** `table`: a lobby opens; the others tell who follows a game of the end of a round, of its own end, and of a review that was shared. */
export type LetterKind = 'table' | 'round' | 'end' | 'review';

export type LetterStatus = 'waiting' | 'told' | 'dropped';

/** Something to be said to somebody in a direct message. */
export interface NewLetter {
  readonly matchId: string;
  readonly guildId: string;
  readonly userId: string;
  readonly kind: LetterKind;
  /** Of a round: which has ended; else 0. Each of a match is written once for a person. */
  readonly mark: number;
  /** Not before then. */
  readonly dueAt: number;
  readonly at: number;
}

export interface StoredLetter extends NewLetter {
  readonly id: number;
  readonly status: LetterStatus;
  /** How often it was begun: the last may have arrived. */
  readonly attempts: number;
}
