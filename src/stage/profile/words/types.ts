import type { Language } from '../../languages.ts';

/** What stands on a profile: short, since a tile has room for some ten letters and a line for thirty. */
export interface ProfileWords {
  readonly language: Language;
  readonly rating: string;
  /** Of who has no rating among people. */
  readonly unrated: string;
  /** The noun after so many. */
  games(count: number): string;
  readonly won: string;
  readonly streak: string;
  /** The longest. */
  streakBest(games: number): string;
  readonly best: string;
  /** Above the curve. */
  course(games: number): string;
  /** The same where all were played against players of the bot. */
  courseWithPlayers(games: number): string;
  /** With too few games for a curve. */
  readonly noCourse: string;
  readonly opponents: string;
  /** Rated games, in how many of them ahead. */
  against(games: number, ahead: number): string;
  /** The colour played most, and its part of all: "blue", "41%". */
  favourite(name: string, part: string): string;
  /** Against players of the bot: how strong one plays. */
  readonly level: string;
  readonly you: string;
  /** Until there are ten rated games. */
  readonly provisional: string;
  /** The curve in words. */
  told(points: readonly string[]): string;
  /** Players of the bot on the rating's scale. */
  players(told: readonly string[]): string;
}
