/** What stands on the pictures of a deal that all play. */
export interface DealPictureWords {
  daily(number: number): string;
  challenge(code: string): string;
  readonly points: (points: number) => string;
  par(points: number): string;
  /** Before the par round by round: whose it is. */
  readonly parStreet: string;
  /** What the street tells. */
  readonly legend: string;
  streak(days: number): string;
  readonly unplayed: string;
  readonly practice: string;
  readonly race: string;
  /** In words: how the street looks, a level each. */
  street(levels: readonly number[]): string;
}
