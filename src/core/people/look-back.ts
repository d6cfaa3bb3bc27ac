import { beginOf, dayAt, dayOf } from '../values/days.ts';
import type { Opponent } from './profile.ts';

/** Part of time that a look back covers: a year, or the last months before now. */
export type Period =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'months'; readonly months: number };

/** A period in milliseconds since the epoch. `to` is the first moment after it. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export const MOST_MONTHS = 12;

const yearBegins = (year: number, hour: number): number => beginOf(dayOf(`${year}-01-01`) ?? 0, hour);

/** Returns the year to which a time belongs. @param hour hour in UTC at which each day begins, and so each year */
export const yearAt = (now: number, hour: number): number =>
  new Date(beginOf(dayAt(now, hour), 0)).getUTCFullYear();

/** Returns the month (0 to 11) to which a time belongs. */
export const monthAt = (now: number, hour: number): number =>
  new Date(beginOf(dayAt(now, hour), 0)).getUTCMonth();

/** Returns the year that people look back on: the present year, or in January the year before. */
export const latestYear = (now: number, hour: number): number =>
  yearAt(now, hour) - (monthAt(now, hour) === 0 ? 1 : 0);

/** Returns the span of a period. A span of months begins on today's day of the month, that many months ago. */
export function spanOf(period: Period, now: number, hour: number): TimeSpan {
  if (period.kind === 'year')
    return { from: yearBegins(period.year, hour), to: yearBegins(period.year + 1, hour) };
  const today = new Date(beginOf(dayAt(now, hour), 0));
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() - period.months];
  // The last day of a shorter month stands in for a day that this month does not have.
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const first = Date.UTC(year, month, Math.min(today.getUTCDate(), days));
  return { from: first + beginOf(0, hour), to: now + 1 };
}

/** Returns the beginning of each month's part of a span. The first part begins with the span. */
export function partsOf({ from, to }: TimeSpan, hour: number): readonly number[] {
  const first = new Date(beginOf(dayAt(from, hour), 0));
  const begins = [from];
  for (let month = 1; month <= MOST_MONTHS; month++) {
    const day = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1);
    const begin = day + beginOf(0, hour);
    if (begin < to) begins.push(begin);
  }
  return begins;
}

/** Facts about one of the bot's games, such as Porto, in a look back. */
export interface PlayedGame {
  readonly game: string;
  readonly games: number;
  /** Number of games with a winner's rank, among games with several seats. */
  readonly wins: number;
  /** Number of games with several seats. */
  readonly contested: number;
  readonly best: number | null;
}

/** Deal, decision or action in one game, with its points. */
export interface Feat {
  readonly game: string;
  readonly points: number;
  readonly matchId: string;
  readonly at: number;
}

/** A person's facts in a period. A fact is null where the games of the period have none. */
export interface PersonYear {
  readonly name: string | null;
  readonly games: number;
  readonly wins: number;
  readonly contested: number;
  /** Number of games in each month of the period, in order. */
  readonly months: readonly number[];
  /** Games of the period, the most played first. */
  readonly played: readonly PlayedGame[];
  /** Colours of the game in which the person played most pieces of known colours, the favourite first. */
  readonly colours: {
    readonly game: string;
    readonly pieces: readonly { readonly colour: string; readonly pieces: number }[];
  } | null;
  readonly bestMove: Feat | null;
  readonly rival: Opponent | null;
  /** Largest number of games with several seats that the person won one after the other. */
  readonly streak: number;
  /** Largest gain of a rating in the period. */
  readonly rating: {
    readonly game: string;
    readonly category: string;
    readonly from: number;
    readonly to: number;
    /** False: the rating counts only games of one person against bots. */
    readonly amongPeople: boolean;
  } | null;
  /** Best deal, and costliest decision, of the reviewed games. */
  readonly luckiest: Feat | null;
  readonly dearest: Feat | null;
}

/** Person whom a server's look back names. */
export interface YearPerson {
  readonly userId: string;
  readonly name: string;
}

type NamedFeat = Feat & YearPerson;

/** A server's facts in a period, without people who keep their statistics private. */
export interface ServerYear {
  readonly games: number;
  readonly people: number;
  readonly months: readonly number[];
  readonly played: readonly Pick<PlayedGame, 'game' | 'games' | 'best'>[];
  /** Best result in the most played category. `record`: no earlier result of this server is as good. */
  readonly bestScore: (NamedFeat & { readonly category: string; readonly record: boolean }) | null;
  readonly bestMove: NamedFeat | null;
  readonly streak: (YearPerson & { readonly wins: number }) | null;
  /** Game with the smallest difference between the first two ranks, with their people and points. */
  readonly closest: {
    readonly game: string;
    readonly people: readonly [YearPerson, YearPerson];
    readonly points: readonly [number, number];
    readonly at: number;
  } | null;
  readonly busiest: (YearPerson & { readonly games: number }) | null;
}
