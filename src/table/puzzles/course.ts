import { createHash, createHmac } from 'node:crypto';
import type { Puzzle, PuzzleChoice } from '../../core/contract/puzzle.ts';
import { DAY_MS } from '../../core/values/days.ts';
import { winStreak } from '../results/win-streak.ts';

/** Answer of a person to a puzzle. A person may answer the same puzzle several times, on different days. */
export interface PuzzleTry {
  readonly puzzleId: string;
  readonly correct: boolean;
  readonly at: number;
}

/** Days after which a puzzle comes back: first after a wrong answer, then after each right answer that follows it. */
const RETURN_DAYS = [1, 3, 7, 21] as const;

/**
 * Returns the time at which a puzzle comes back. Undefined for a puzzle that was always answered rightly, or rightly four times
 * in a row after the last wrong answer.
 * @param tries a person's answers to the puzzle, oldest first
 */
export function returnOf(tries: readonly Pick<PuzzleTry, 'correct' | 'at'>[]): number | undefined {
  const last = tries.at(-1);
  const wrong = tries.findLastIndex(({ correct }) => !correct);
  const days = wrong < 0 ? undefined : RETURN_DAYS[tries.length - 1 - wrong];
  return last && days !== undefined ? last.at + days * DAY_MS : undefined;
}

const mixed = (personId: string, ...about: readonly string[]): string =>
  createHmac('sha256', personId).update(about.join('\n')).digest('hex');

/**
 * Returns the choices in the order in which a person sees them. The order differs by person, puzzle and attempt. It depends on
 * the actions alone, so it does not show which of them is the best.
 * @param number number of the person's earlier answers to the puzzle
 */
export function orderOf(
  { id, choices }: Pick<Puzzle, 'id' | 'choices'>,
  personId: string,
  number: number,
): readonly PuzzleChoice[] {
  return choices
    .map(choice => ({ choice, key: mixed(personId, id, `${number}`, choice.action) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ choice }) => choice);
}

const MARK_DIGITS = 4;

/** Returns a short hash of a puzzle's actions. It shows whether a button was made for the same choices. */
export const markOf = ({ choices }: Pick<Puzzle, 'choices'>): string =>
  createHash('sha256')
    .update(JSON.stringify(choices.map(({ action }) => action).toSorted()))
    .digest('hex')
    .slice(0, MARK_DIGITS);

/** Number of unseen puzzles, nearest to the person's rating, from which the next one is chosen. */
const NEAREST = 8;

interface Seeker {
  readonly personId: string;
  /** Rating of the person, in points. */
  readonly level: number;
  /** Answers of the person to puzzles of this game, oldest first. */
  readonly tries: readonly PuzzleTry[];
  readonly at: number;
}

export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  /** Count of the person's earlier answers to the puzzle. */
  readonly number: number;
}

/** Puzzle to show next. Where none is left: the time at which the next one comes back, if one does. */
interface NextPuzzle {
  readonly found: FoundPuzzle | undefined;
  readonly returnsAt?: number | undefined;
}

const byPuzzle = (tries: readonly PuzzleTry[]): ReadonlyMap<string, readonly PuzzleTry[]> =>
  Map.groupBy(tries, ({ puzzleId }) => puzzleId);

/**
 * Chooses a person's next puzzle: one that comes back, the longest due first, or else an unseen one near the person's rating.
 * The same stored rows always lead to the same puzzle.
 * @param ratingOf rating of a puzzle, in points
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  ratingOf: (puzzle: Puzzle) => number,
  { personId, level, tries, at }: Seeker,
): NextPuzzle {
  const answered = byPuzzle(tries);
  const returning = puzzles
    .flatMap(puzzle => {
      const own = answered.get(puzzle.id) ?? [];
      const due = returnOf(own);
      return due === undefined ? [] : [{ puzzle, number: own.length, due }];
    })
    .toSorted((one, other) => one.due - other.due || (one.puzzle.id < other.puzzle.id ? -1 : 1));
  const [first] = returning;
  if (first && first.due <= at) return { found: { puzzle: first.puzzle, number: first.number } };
  const near = puzzles
    .filter(({ id }) => !answered.has(id))
    .map(puzzle => ({
      puzzle,
      gap: Math.abs(ratingOf(puzzle) - level),
      key: mixed(personId, 'next', puzzle.id),
    }))
    .toSorted((one, other) => one.gap - other.gap || (one.key < other.key ? -1 : 1))
    .slice(0, NEAREST)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const [unseen] = near;
  return unseen
    ? { found: { puzzle: unseen.puzzle, number: 0 } }
    : { found: undefined, returnsAt: first?.due };
}

/** Returns the puzzle whose last answer is the oldest. Undefined where the person has answered none of them. */
export function oldestPuzzle(
  puzzles: readonly Puzzle[],
  tries: readonly PuzzleTry[],
): FoundPuzzle | undefined {
  const answered = byPuzzle(tries);
  const [oldest] = puzzles
    .flatMap(puzzle => {
      const own = answered.get(puzzle.id) ?? [];
      const last = own.at(-1);
      return last ? [{ puzzle, number: own.length, last: last.at }] : [];
    })
    .toSorted((one, other) => one.last - other.last || (one.puzzle.id < other.puzzle.id ? -1 : 1));
  return oldest && { puzzle: oldest.puzzle, number: oldest.number };
}

/** Counts a run of answers: the right ones, and the most right ones in a row. @param tries answers, oldest first */
export function runOf(tries: readonly Pick<PuzzleTry, 'correct'>[]): {
  readonly answered: number;
  readonly solved: number;
  readonly longest: number;
} {
  const { best: longest } = winStreak(tries.map(({ correct }) => ({ won: correct })));
  return { answered: tries.length, solved: tries.filter(({ correct }) => correct).length, longest };
}
