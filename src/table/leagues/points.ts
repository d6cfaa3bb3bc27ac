/** Points for the first place of a table. The last place gets none, and the points of the places between are evenly spaced. */
export const BEST = 12;
/** Points for a round with a bye: the average of a table. */
export const BYE = 6;
/** Points for each round that was over before a person joined. */
export const MISSED = 4;
/** Number of games abandoned to the stand-in after which a person is out of the league. */
export const VANISHED_OUT = 2;

/** Returns the points of a place, counted from 1, at a table with this number of people. */
const pointsOfPlace = (place: number, people: number): number =>
  people < 2 ? BEST : Math.round((BEST * (people - place)) / (people - 1));

/** Result of a person at a table. Equal ranks are a tie. */
export interface Finish {
  readonly rank: number;
  /**
   * True if the person abandoned the game to the stand-in. Such a game brings the person no points, and takes no points from
   * the other people.
   */
  readonly gone: boolean;
}

/** Returns the ranks of the people at a table, from 1. People who abandoned the game come last, whatever their seats got. */
export function ranksOf(finishes: readonly Finish[]): readonly number[] {
  const height = ({ rank, gone }: Finish): number => (gone ? Number.POSITIVE_INFINITY : rank);
  return finishes.map(own => 1 + finishes.filter(other => height(other) < height(own)).length);
}

/** Returns the points of the people at a table. Tied people each get the average points of their places, rounded down. */
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

/** Lists the points of each place, for example 12, 8, 4 and 0 for four people. */
export const scaleOf = (people: number): readonly number[] =>
  Array.from({ length: people }, (_, at) => pointsOfPlace(at + 1, people));
