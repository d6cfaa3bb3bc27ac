/** Subscription of a person to messages about open tables of a server. */
export interface StoredTableWish {
  readonly userId: string;
  readonly guildId: string;
  /** Game of the open tables. Null: any game. */
  readonly game: string | null;
  readonly toldAt: number | null;
  readonly at: number;
}

/** Modes of following a game: messages after each round and at the end, or only at the end. */
export const WATCH_MODES = ['rounds', 'end'] as const;
export type WatchMode = (typeof WATCH_MODES)[number];

/** Value of `round` for a follower who was informed of the game's end. */
export const FOLLOWED = 1_000_000;

export interface StoredWatcher {
  readonly matchId: string;
  readonly userId: string;
  readonly mode: WatchMode;
  /** Round at which the person was last informed, or began to follow. `FOLLOWED`: the person was informed of the game's end. */
  readonly round: number;
  readonly at: number;
  /** Number of the match's place from which the person follows it. */
  readonly place: number;
}

/**
 * Kind of a direct message. `table` reports a new lobby to a subscriber, and `found` a game to its player. All other kinds
 * report to a follower: the end of a round, the end of the game, or a shared review.
 */
export type DirectMessageKind = 'table' | 'round' | 'end' | 'review' | 'found';

export type DirectMessageStatus = 'waiting' | 'told' | 'dropped';

/** Direct message to a person, before the store gives it an id. */
export interface NewDirectMessage {
  readonly matchId: string;
  readonly guildId: string;
  readonly userId: string;
  readonly kind: DirectMessageKind;
  /**
   * Number of the round that has ended, otherwise 0. Match, person, kind and this number are a unique key, so that no message
   * is stored twice.
   */
  readonly mark: number;
  readonly dueAt: number;
  readonly at: number;
}

export interface StoredDirectMessage extends NewDirectMessage {
  readonly id: number;
  readonly status: DirectMessageStatus;
  readonly attempts: number;
}
