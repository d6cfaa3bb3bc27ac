import type { Language } from '../../languages.ts';

/** What stands on the pictures of a review: short, since a line has room for some 30 letters. */
export interface ReviewPictureWords {
  readonly language: Language;
  /** Whose review it is. */
  title(name: string): string;
  /** Out of 100. */
  accuracy(points: number): string;
  /** Above the zero line, and below it. */
  readonly ahead: string;
  readonly behind: string;
  /** The curve of a seat alone. */
  readonly score: string;
  readonly start: string;
  readonly deal: string;
  readonly luck: string;
  readonly others: string;
  readonly own: string;
  readonly end: string;
  /** Of a game that the rules did not end. */
  readonly stopped: string;
  /** Above the costly turns. */
  readonly dear: string;
  turn(number: number): string;
  /** Of winning: with the best play, and as it was played. */
  chances(best: string, played: string): string;
  /** The whole curve in words: how the margin went, a turn and its points each. */
  course(points: readonly string[]): string;
  readonly played: string;
  readonly better: string;
}
