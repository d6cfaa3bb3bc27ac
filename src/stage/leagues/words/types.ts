/** What stands on the picture of a league. */
export interface LeaguePictureWords {
  league(game: string): string;
  gathering(people: number): string;
  round(round: number, rounds: number): string;
  /** A round of the cup by how many play it. */
  cup(players: number): string;
  readonly over: string;
  readonly closed: string;
  readonly points: string;
  /** Above the points of each round. */
  readonly course: string;
  /** Of somebody who plays no further round. */
  readonly gone: string;
  /** In the words that stand for the picture. */
  row(place: number, name: string, points: number): string;
  duel(one: string, other: string, winner: string | null): string;
}
