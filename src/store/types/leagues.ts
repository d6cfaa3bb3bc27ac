import type { Pace } from './matches.ts';

export const LEAGUE_STATUSES = ['gathering', 'running', 'over', 'closed'] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];

/** Plays; waits for a place; has left; is out after having vanished too often. */
export type LeaguePlayerState = 'in' | 'waiting' | 'left' | 'out';

/** Why something of a league could not be said or opened: its channel is closed to us, or no threads may be opened there. */
export type LeagueTrouble = 'closed' | 'threads';

/** A season of a server's people. */
export interface StoredLeague {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly name: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly openerId: string;
  readonly openerName: string;
  /** At a table, at most. */
  readonly seats: number;
  /** Before the cup; null until the start: by the number of people. */
  readonly rounds: number | null;
  readonly pace: Pace;
  /** How many play a knock-out at the end; 0: nobody. */
  readonly cup: number;
  /** Seats that are left free are taken by medium players of the bot. */
  readonly filled: boolean;
  readonly status: LeagueStatus;
  /** The one that is on, those of the cup counted on; 0 before the start. */
  readonly round: number;
  /** 64 hexadecimal digits from which draws follow, open to all; empty before the start. */
  readonly seed: string;
  /** Counts changes; what the messages show is `shownRev`, −1: nothing yet. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  /** The message of the newest round that was told, and which round that is. */
  readonly roundMessageId: string | null;
  readonly shownRound: number;
  readonly trouble: LeagueTrouble | null;
  /** Tries that may have posted or opened something. */
  readonly attempts: number;
  /** Null: at once. */
  readonly retryAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface StoredLeaguePlayer {
  readonly leagueId: string;
  /** From 1, in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly state: LeaguePlayerState;
  /** Points for rounds before one came. */
  readonly bonus: number;
  /** Games that one left to the stand-in. */
  readonly vanished: number;
  /** At the start; null: none. */
  readonly rating: number | null;
  /** The smaller comes first where all else is equal; empty before the start. */
  readonly draw: string;
  readonly joinedAt: number;
}

/** What was said of a round, in the league's channel; that of the end has the number after the last. */
export interface StoredLeagueMessage {
  readonly leagueId: string;
  readonly round: number;
  readonly messageId: string;
  /** It names somebody who was forgotten since. */
  readonly outdated: boolean;
}

/** One of a round's tables. Number 0 is none: whoever sits there has a bye. */
export interface StoredLeagueTable {
  readonly leagueId: string;
  readonly round: number;
  readonly number: number;
  readonly cup: boolean;
  /** Null: not opened yet, or nobody had to play. */
  readonly matchId: string | null;
  readonly threadId: string | null;
  readonly plannedAt: number;
  readonly endedAt: number | null;
}

export interface StoredLeagueSeat {
  readonly leagueId: string;
  readonly round: number;
  /** Of the table. */
  readonly number: number;
  /** By standing, from 0. */
  readonly place: number;
  /** By number in the league. */
  readonly player: number;
  /** Null until the table has ended. */
  readonly rank: number | null;
  readonly points: number | null;
  /** Thousandths of all the game's points at the table. */
  readonly share: number | null;
  /** It was left to the stand-in. */
  readonly gone: boolean;
}
