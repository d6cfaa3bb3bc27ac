import type { SlowPace } from './matches.ts';

/**
 * Reason why the bot could not post a contest's message or open a table. `closed`: the bot can't post in the channel.
 * `threads`: the bot can't open threads in the channel.
 */
export type ContestTrouble = 'closed' | 'threads';

/** Contest of a server: a league or a duplicate. People gather, tables open, and results are stored. */
export interface StoredContest {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly guildId: string;
  readonly channelId: string;
  readonly openerId: string;
  readonly openerName: string;
  readonly pace: SlowPace;
  readonly status: string;
  /**
   * Seed with 64 hexadecimal digits. Empty before the start. While the contest runs, a league's seed is public, and a
   * duplicate's seed is secret.
   */
  readonly seed: string;
  /** Number of changes so far. `shownRev` is the number of changes that the posted messages show. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  readonly trouble: ContestTrouble | null;
  /**
   * Number of attempts to post since the last success. An attempt may have posted a message or opened a table even if it
   * failed.
   */
  readonly attempts: number;
  readonly retryAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface ContestPlayer {
  /** Number of the person in the contest, from 1, in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly joinedAt: number;
}

export interface ContestTable {
  readonly number: number;
  /** Id of the match at the table. Null: the match is not opened yet, or no person has to play. */
  readonly matchId: string | null;
  readonly threadId: string | null;
  readonly endedAt: number | null;
}

export interface ContestSeat {
  /** Number of the seat's table. */
  readonly number: number;
  /** Number of the person in the contest. Null: the seat is a bot's. */
  readonly player: number | null;
}

/** Contest with its people, tables and seats. Each step of a contest makes a new state. */
export interface ContestState<
  Contest extends StoredContest = StoredContest,
  Player extends ContestPlayer = ContestPlayer,
  Table extends ContestTable = ContestTable,
  Seat extends ContestSeat = ContestSeat,
> {
  readonly contest: Contest;
  readonly players: readonly Player[];
  readonly tables: readonly Table[];
  readonly seats: readonly Seat[];
}
