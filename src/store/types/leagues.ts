import type { Pace } from './matches.ts';

export const LEAGUE_STATUSES = ['gathering', 'running', 'over', 'closed'] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];

/** State of a person in a league. `in`: plays. `waiting`: waits for a place. `out`: left too many games to the stand-in. */
export type LeaguePlayerState = 'in' | 'waiting' | 'left' | 'out';

/**
 * Reason why a message or a table of a league could not be opened. `closed`: the bot can't post in the channel. `threads`:
 * it can't open threads there.
 */
export type LeagueTrouble = 'closed' | 'threads';

/** League: a season of matches among people of a server. */
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
  /** Number of rounds before the cup. Null until the start, when the number of people decides it. */
  readonly rounds: number | null;
  readonly pace: Pace;
  /** Number of people in the cup, a knock-out after the rounds. 0: there is no cup. */
  readonly cup: number;
  /** True where medium bots take the free seats. */
  readonly filled: boolean;
  readonly status: LeagueStatus;
  /** Number of the present round, rounds of the cup included. 0 before the start. */
  readonly round: number;
  /** Public seed from which the draws are computed, 64 hexadecimal digits. Empty before the start. */
  readonly seed: string;
  /** Number of changes so far. `shownRev` is the number that the messages show. −1: none is posted yet. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  /** Id of the newest message about a round. `shownRound` is the number of that round. */
  readonly roundMessageId: string | null;
  readonly shownRound: number;
  readonly trouble: LeagueTrouble | null;
  /** Number of attempts since the last success. One of them may have posted or opened something. */
  readonly attempts: number;
  /** Time of the next attempt. Null: at once. */
  readonly retryAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface StoredLeaguePlayer {
  readonly leagueId: string;
  /** Number of the person in the league, from 1 in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly state: LeaguePlayerState;
  /** Points that the person got for rounds before they joined. */
  readonly bonus: number;
  /** Number of games that the person left to the stand-in. */
  readonly vanished: number;
  /** Rating of the person at the start. Null: none. */
  readonly rating: number | null;
  /** Text that decides between people with equal results: the smaller one comes first. Empty before the start. */
  readonly draw: string;
  readonly joinedAt: number;
}

/** Message about a round in the league's channel. The message about the end has the number after the last round. */
export interface StoredLeagueMessage {
  readonly leagueId: string;
  readonly round: number;
  readonly messageId: string;
  /** True where the message names a person who has deleted their data since then. */
  readonly outdated: boolean;
}

/** Table of a round. Number 0 is no real table: its people have a bye. */
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
  /** Index of the person at the table, from 0, in the order of the standing. */
  readonly place: number;
  /** Number of the person in the league. */
  readonly player: number;
  /** Rank of the person at the table. Null until the table has ended. */
  readonly rank: number | null;
  readonly points: number | null;
  /** Points of the person, in thousandths of all points at the table. */
  readonly share: number | null;
  /** True where the person left the game to the stand-in. */
  readonly gone: boolean;
}
