import type { RoundLevel } from '../core/days.ts';

/** The card of a deal that many people play: the result, or the invitation to play. Nothing in it reveals the deal. */
export interface DealCard {
  /** Number of the daily deal. Null: the deal is a challenge. */
  readonly number: number | null;
  readonly code: string | null;
  /** Moment at which the day of a daily deal begins, in milliseconds since the epoch. Null: the deal is a challenge. */
  readonly day: number | null;
  /** Points of the person. Null: the deal is not played yet. */
  readonly points: number | null;
  readonly par: number | null;
  /** Level of each round. */
  readonly street: readonly RoundLevel[];
  readonly parStreet: readonly RoundLevel[] | null;
  /** Streak in days. Null: the deal is not a daily one. */
  readonly streak: number | null;
  readonly practice: boolean;
  /** Number of the game's bots with a score that the person reached, and number of all bots. Null: unknown. */
  readonly stars: readonly [reached: number, all: number] | null;
}

/** One person's score after each round of a deal. */
export interface DealLine {
  readonly name: string;
  readonly course: readonly number[];
}

/** One person's row in a league's standing. */
export interface LeagueLine {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  /** Points by round. Null: the person has no points for the round, or not yet. */
  readonly course: readonly (number | null)[];
  /** True where the person plays no further rounds. */
  readonly gone: boolean;
}

export interface LeagueDuel {
  readonly names: readonly [string, string];
  /** Index of the winner in the pair. Null: not decided. */
  readonly winner: 0 | 1 | null;
}

export interface LeagueCard {
  readonly name: string;
  readonly status: 'gathering' | 'running' | 'over' | 'closed';
  readonly round: number;
  /** Number of rounds. Null: not known yet. */
  readonly rounds: number | null;
  /** Rows of all people, sorted by place. Before the start they are in the order of joining. */
  readonly lines: readonly LeagueLine[];
  /** Rounds of the cup so far, the first one first. */
  readonly cup: readonly (readonly LeagueDuel[])[];
}
