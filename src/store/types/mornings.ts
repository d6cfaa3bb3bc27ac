import type { StoredDeal } from './deals.ts';

/** Person whom a morning message names. The name is that of the time at which the message was written. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** Person in a server's table of a closed daily. */
export interface MorningRow {
  readonly person: NamedPerson;
  /** Points of the result; in a duel the lead over the bot. */
  readonly points: number;
  /** Days in a row on which the person played, up to the day of the daily. */
  readonly streak: number;
}

/** Closed daily, with the people of one server who played it. */
export interface MorningDeal extends Pick<StoredDeal, 'game' | 'form'> {
  readonly day: number;
  /** Number of the daily, counted from the first daily of its series. */
  readonly number: number;
  /** Best results, best first. */
  readonly rows: readonly MorningRow[];
  /** Number of further people with a result. */
  readonly more: number;
  /** Result of the hard bot in the person's seat. Null: not computed. */
  readonly par: number | null;
}

/** Move that brought more points than the other moves of its match. */
export interface MorningMove {
  readonly matchId: string;
  readonly channelId: string;
  readonly rev: number;
  readonly seat: number;
  readonly game: string;
  readonly person: NamedPerson;
  readonly points: number;
  /** Average points of those moves of the match that brought points, rounded. */
  readonly mean: number;
}

export interface MorningWait {
  readonly league: string;
  readonly game: string;
  readonly threadId: string;
  readonly person: NamedPerson;
  /** Time at which the wait began, in milliseconds since the epoch. */
  readonly since: number;
}

/** Result of a person in a week. */
export interface MorningScore {
  readonly game: string;
  readonly category: string;
  readonly person: NamedPerson;
  readonly points: number;
}

export interface MorningWeek {
  /** Number of games that ended. */
  readonly games: number;
  readonly bests: readonly MorningScore[];
  /** Best result that was higher than all earlier results of its category in the server, with the best earlier points. */
  readonly record: (MorningScore & { readonly before: number }) | null;
  readonly streak: { readonly person: NamedPerson; readonly days: number } | null;
}

/** Contents of a morning message, without words. */
export interface MorningFacts {
  readonly deals: readonly MorningDeal[];
  /** Time until which the results of a later daily stay hidden, in milliseconds since the epoch. Null: no such daily. */
  readonly hiddenUntil: number | null;
  /** Best moves of the day, best first. The message shows the first one that its readers may see. */
  readonly moves: readonly MorningMove[];
  /** Longest waits in leagues, longest first. The message shows the first one that its readers may see. */
  readonly waits: readonly MorningWait[];
  /** Summary of the last seven days. Null except on Mondays. */
  readonly week: MorningWeek | null;
}

/** Morning message of a server on one day. */
export interface StoredMorning {
  readonly guildId: string;
  /** Day of the message in the server's time zone, in whole days since 1970. */
  readonly day: number;
  readonly channelId: string;
  /** Contents of the message. Null: the server was quiet, or a later message has replaced this one. */
  readonly facts: MorningFacts | null;
  /** Number of changes of the contents. `shownRev` is the number of changes that the posted message shows. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  readonly trouble: 'closed' | null;
  /** Number of attempts to post since the last success. An attempt may have posted the message even if it failed. */
  readonly attempts: number;
  readonly retryAt: number | null;
  readonly at: number;
}
