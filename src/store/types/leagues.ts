import type { ContestPlayer, ContestSeat, ContestState, ContestTable, StoredContest } from './contests.ts';
import type { StoredSeat } from './matches.ts';

export type LeagueStatus = 'gathering' | 'running' | 'over' | 'closed';

/**
 * State of a person in a league. `in`: takes part. `waiting`: waits for a free place. `left`: has left the league. `out`: was
 * removed, after two games lost to the stand-in, or after one where the person has left the server.
 */
export type LeaguePlayerState = 'in' | 'waiting' | 'left' | 'out';

/** League: a season of matches among people of a server. */
export interface StoredLeague extends StoredContest {
  readonly name: string;
  readonly seats: number;
  /** Number of rounds before the cup. Null before the start, since it depends on the number of people. */
  readonly rounds: number | null;
  /** Number of people in the cup, a knock-out after the last round. 0: there is no cup. */
  readonly cup: number;
  /** True where bots of medium strength take the free seats. */
  readonly filled: boolean;
  /**
   * Pairs of people who do not sit together, by their numbers, such as `1 4,2 7`. Null before the start and after the end.
   * Later changes of blocks do not change the pairs.
   */
  readonly apart: string | null;
  readonly status: LeagueStatus;
  /** Number of the present round. Rounds of the cup count too. 0: the league has not started. */
  readonly round: number;
  /** Id of the newest message about a round. `shownRound` is that round's number. */
  readonly roundMessageId: string | null;
  readonly shownRound: number;
}

export interface StoredLeaguePlayer extends ContestPlayer {
  readonly leagueId: string;
  readonly state: LeaguePlayerState;
  /** Points that the person got for rounds before the person joined. */
  readonly bonus: number;
  readonly vanished: number;
  readonly rating: number | null;
  /** Text that orders people with equal results: the smaller text comes first. Empty before the start. */
  readonly draw: string;
}

/** Message about a round in the league's channel. The message about the league's end has the number after the last round. */
export interface StoredLeagueMessage {
  readonly leagueId: string;
  readonly round: number;
  readonly messageId: string;
  /** True where a person who is named in the message has deleted their data since it was posted. */
  readonly outdated: boolean;
}

/** Table of a round. Number 0 is no real table: its people have a bye. */
export interface StoredLeagueTable extends ContestTable {
  readonly leagueId: string;
  readonly round: number;
  readonly cup: boolean;
  readonly plannedAt: number;
}

export interface StoredLeagueSeat extends ContestSeat {
  readonly leagueId: string;
  readonly round: number;
  /** Index of the person at the table, from 0, in the order of the league's standing. */
  readonly place: number;
  readonly player: number;
  readonly rank: number | null;
  readonly points: number | null;
  /** Points of the person, in thousandths of all points at the table. Null: not known yet. */
  readonly share: number | null;
  /** True where the person left the game to the stand-in. */
  readonly gone: boolean;
}

/** Seat of a league match, with the fields that show how its first person lost the seat. */
export interface PlayedSeat
  extends Pick<StoredSeat, 'userId' | 'dealtTo' | 'resigned' | 'absentAt' | 'spentMs' | 'gone'> {
  readonly matchId: string;
}

export type LeagueState = ContestState<StoredLeague, StoredLeaguePlayer, StoredLeagueTable, StoredLeagueSeat>;
