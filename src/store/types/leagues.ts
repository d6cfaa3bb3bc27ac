import type { Pace } from './matches.ts';

export const LEAGUE_STATUSES = ['gathering', 'running', 'over', 'closed'] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];

/** Plays; waits for a place; has left; is out after having vanished too often. */
export type LeaguePlayerState = 'in' | 'waiting' | 'left' | 'out';

/**
 * Reason why something of a league could not be posted or opened. Its channel is closed to the bot, or no threads may be
 * opened there.
 */
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
  /** Maximum number of seats at a table. */
  readonly seats: number;
  /** Rounds before the cup. Null until the start, when the number of people decides it. */
  readonly rounds: number | null;
  readonly pace: Pace;
  /** Number of people in the knock-out at the end. 0: there is none. */
  readonly cup: number;
  /** True where medium bots take the seats that are left free. */
  readonly filled: boolean;
  readonly status: LeagueStatus;
  /** Present round, the cup's included. 0 before the start. */
  readonly round: number;
  /** 64 hexadecimal digits from which draws follow, open to all; empty before the start. */
  readonly seed: string;
  /** Counts changes. `shownRev` is the one that the messages show, −1: nothing yet. */
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
  /** Number from 1, in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly state: LeaguePlayerState;
  /** Points for rounds before one came. */
  readonly bonus: number;
  /** Number of games that the person left to the stand-in. */
  readonly vanished: number;
  /** Rating at the start. Null: none. */
  readonly rating: number | null;
  /** The smaller comes first where all else is equal; empty before the start. */
  readonly draw: string;
  readonly joinedAt: number;
}

/** Message about a round in the league's channel. The message about the end has the number after the last round. */
export interface StoredLeagueMessage {
  readonly leagueId: string;
  readonly round: number;
  readonly messageId: string;
  /** True where it names a person who has deleted their data since. */
  readonly outdated: boolean;
}

/** Table of a round. Number 0 is no table: its people have a bye. */
export interface StoredLeagueTable {
  readonly leagueId: string;
  readonly round: number;
  readonly number: number;
  readonly cup: boolean;
  /** Match of the table. Null: not opened yet, or nobody had to play. */
  readonly matchId: string | null;
  readonly threadId: string | null;
  readonly plannedAt: number;
  readonly endedAt: number | null;
}

export interface StoredLeagueSeat {
  readonly leagueId: string;
  readonly round: number;
  /** Number of the table. */
  readonly number: number;
  /** Index of the seat by standing, from 0. */
  readonly place: number;
  /** Number of the person in the league. */
  readonly player: number;
  /** Null until the table has ended. */
  readonly rank: number | null;
  readonly points: number | null;
  /** Thousandths of all the game's points at the table. */
  readonly share: number | null;
  /** True where the seat was left to the stand-in. */
  readonly gone: boolean;
}
