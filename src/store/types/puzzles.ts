import type { Skill } from '../../core/contract/rating-formula.ts';

export interface StoredPuzzleTry {
  readonly userId: string;
  readonly puzzleId: string;
  /** Count of the person's earlier answers to this puzzle. */
  readonly number: number;
  readonly game: string;
  /** Chosen action, in the game's notation. */
  readonly action: string;
  readonly correct: boolean;
  /** Rating of the person before and after the answer, in points. Null: the answer was not rated. */
  readonly pointsBefore: number | null;
  readonly points: number | null;
  readonly at: number;
}

export interface StoredPuzzleRating extends Skill {
  readonly userId: string;
  readonly game: string;
  readonly points: number;
  /** Numbers of rated answers, and of the right ones among them. */
  readonly answers: number;
  readonly solved: number;
  readonly at: number;
}

/** Rating of a puzzle that people have answered. */
export interface StoredPuzzle extends Skill {
  readonly id: string;
  readonly game: string;
  readonly points: number;
  readonly answers: number;
  readonly solved: number;
}
