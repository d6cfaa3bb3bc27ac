/** What the best place of a table brings; the last brings none, those between them lie evenly. */
export const BEST = 12;
/** For who has no table in a round: the middle of one. */
export const BYE = 6;
/** For each round before one came. */
export const MISSED = 4;
/** So many games left to the stand-in, and one plays no more. */
export const VANISHED_AT_MOST = 2;

/** What a place brings, from 1, at a table of so many people. */
export const pointsOfPlace = (place: number, people: number): number =>
  people < 2 ? BEST : Math.round((BEST * (people - place)) / (people - 1));

/** How somebody came out: equal ranks tie. */
export interface Finish {
  readonly rank: number;
  /** The game was left to the stand-in: it brings nothing, and harms nobody. */
  readonly gone: boolean;
}

/** Ranks from 1, those who have gone last, whatever their seats came to. */
export function ranksOf(finishes: readonly Finish[]): readonly number[] {
  const height = ({ rank, gone }: Finish): number => (gone ? Number.POSITIVE_INFINITY : rank);
  return finishes.map(own => 1 + finishes.filter(other => height(other) < height(own)).length);
}

/** Points in the same order. Equal places share what those places bring, rounded down. */
export function pointsOf(finishes: readonly Finish[]): readonly number[] {
  const ranks = ranksOf(finishes);
  return finishes.map(({ gone }, at) => {
    if (gone) return 0;
    const rank = ranks[at] ?? finishes.length;
    const level = ranks.filter(other => other === rank).length;
    const places = Array.from({ length: level }, (_, step) => pointsOfPlace(rank + step, finishes.length));
    return Math.floor(places.reduce((sum, points) => sum + points, 0) / level);
  });
}

/** What each place brings, as it is told before: `12-8-4-0`. */
export const scaleOf = (people: number): readonly number[] =>
  Array.from({ length: people }, (_, at) => pointsOfPlace(at + 1, people));
