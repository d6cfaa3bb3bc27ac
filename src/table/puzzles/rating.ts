import type { Puzzle } from '../../core/contract/puzzle.ts';
import { FRESH, pointsOf, rerated, SETTLED_AT, skillAt } from '../../core/contract/rating-formula.ts';
import type { StoredPuzzleRating } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';

/** Uncertainty in points of the rating that a puzzle's file estimates. */
const SPREAD = 150;

interface FirstAnswer {
  readonly personId: string;
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly correct: boolean;
}

/** Rates a person and a puzzle against each other. A right answer is a win of the person. Returns the person's points. */
export async function ratedBy(
  { repositories: { puzzles }, at }: UnitOfWork,
  { personId, game, puzzle, correct }: FirstAnswer,
): Promise<{ readonly before: number; readonly after: number }> {
  const person = await puzzles.ratingOf(personId, game);
  const stored = await puzzles.get(puzzle.id);
  const skill = person ?? FRESH;
  const [own, other] = rerated([
    { skill, rank: correct ? 1 : 2, weight: 1 },
    { skill: stored ?? skillAt(puzzle.rating, SPREAD), rank: correct ? 2 : 1, weight: 1 },
  ]);
  if (!own || !other) throw new Error('a rating of two has two results');
  const counted = (row: { readonly answers: number; readonly solved: number } | undefined) => ({
    answers: (row?.answers ?? 0) + 1,
    solved: (row?.solved ?? 0) + (correct ? 1 : 0),
  });
  await puzzles.rate({ userId: personId, game, ...own, points: pointsOf(own), ...counted(person), at });
  await puzzles.put({ id: puzzle.id, game, ...other, points: pointsOf(other), ...counted(stored) });
  return { before: pointsOf(skill), after: pointsOf(own) };
}

export interface PuzzleStanding {
  readonly points: number;
  readonly settled: boolean;
  /** Numbers of rated answers, and of the right ones among them. */
  readonly answers: number;
  readonly solved: number;
}

export const puzzleStanding = ({ points, answers, solved }: StoredPuzzleRating): PuzzleStanding => ({
  points,
  settled: answers >= SETTLED_AT,
  answers,
  solved,
});
