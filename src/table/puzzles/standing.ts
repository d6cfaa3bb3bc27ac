import { SETTLED_AT } from '../../core/ratings.ts';
import type { StoredPuzzleRating } from '../../store/index.ts';

/** Standing of a person in the puzzles of a game. */
export interface PuzzleStanding {
  readonly points: number;
  readonly settled: boolean;
  /** Numbers of rated answers, and of the right ones among them. */
  readonly answers: number;
  readonly solved: number;
}

export const standingOf = ({ points, answers, solved }: StoredPuzzleRating): PuzzleStanding => ({
  points,
  settled: answers >= SETTLED_AT,
  answers,
  solved,
});
