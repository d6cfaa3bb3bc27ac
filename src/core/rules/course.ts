/**
 * Returns the points after each round, followed by the result where it differs. A game may count points after its last round.
 * @param result null: the seat has no result
 */
export const courseToResult = (course: readonly number[], result: number | null): readonly number[] =>
  result === null || course.at(-1) === result ? course : [...course, result];
