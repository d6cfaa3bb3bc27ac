import type { RoundLevel } from '../../core/contract/deals.ts';
import type { SeatLoss } from '../../core/contract/seat-ends.ts';
import type { DuelLevel } from './duel-levels.ts';

/**
 * Facts on the card of a deal that many people play. The card is a picture that shows one person's result, or invites people to
 * play. No fact reveals the deal.
 */
export interface DealCard {
  /** Name of the person, where other people see the card. Null: the person is the reader. */
  readonly person: string | null;
  /** Number of the daily deal. Null: the deal is a challenge. */
  readonly number: number | null;
  readonly code: string | null;
  /** Start of the daily deal's day, in milliseconds since the epoch. Null: the deal is a challenge. */
  readonly day: number | null;
  /** Points of the person; in a duel, the lead over the bot. Null: the person has not played the deal yet. */
  readonly points: number | null;
  readonly par: number | null;
  /** Facts of a duel against the bot. Null: the deal is solo. */
  readonly duel: DuelFacts | null;
  /** Level of the person's points in each round. */
  readonly street: readonly RoundLevel[];
  readonly parStreet: readonly RoundLevel[] | null;
  /** Number of consecutive days on which the person played the daily deal. Null: the deal is not a daily deal. */
  readonly streak: number | null;
  readonly practice: boolean;
  /** Number of the game's bots whose score the person reached, and number of all the game's bots. Null: unknown. */
  readonly stars: readonly [reached: number, all: number] | null;
}

/** Facts of a duel on its card. The lists are empty before the person has played the duel. */
export interface DuelFacts {
  /** Scores of the person after each round. */
  readonly own: readonly number[];
  /** Scores of the bot after each round. */
  readonly bot: readonly number[];
  readonly levels: readonly DuelLevel[];
  /** Levels of the hard bot in the person's seat. Null: not known yet. */
  readonly parLevels: readonly DuelLevel[] | null;
  /** Colours of the person and of the bot, in the game's names. Null: the usual colours. */
  readonly colours: readonly [own: string, bot: string] | null;
}

export interface DealLine {
  readonly name: string;
  readonly course: readonly number[];
}

export interface LeagueLine {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  /** Points by round, or the way in which the person lost the seat. Null: no points for that round, or none yet. */
  readonly course: readonly (number | SeatLoss | null)[];
  /** Reason why the person plays no further rounds: they left, or lost their place. Null: the person plays on. */
  readonly gone: 'left' | 'out' | null;
}

export interface LeagueDuel {
  readonly names: readonly [string, string];
  /** Index of the winner in `names`. Null: the duel is not decided. */
  readonly winner: 0 | 1 | null;
  /** Ways in which the two people lost their seats. Null: the person kept the seat. */
  readonly losses: readonly [SeatLoss | null, SeatLoss | null];
}

export interface LeagueCard {
  readonly name: string;
  readonly status: 'gathering' | 'running' | 'over' | 'closed';
  readonly round: number;
  /** Number of rounds. Null: not known yet. */
  readonly rounds: number | null;
  /** Rows of all people, sorted by place. Before the start they are in the order of joining. */
  readonly lines: readonly LeagueLine[];
  /** Duels of the cup by round, from the first round to the latest. */
  readonly cup: readonly (readonly LeagueDuel[])[];
}
