export interface FirstScreenWords {
  readonly name: string;
  readonly heading: string;
  readonly note: string;
  readonly players: (least: number, most: number) => string;
  readonly minutes: (count: number) => string;
  readonly alone: string;
  readonly bot: string;
  readonly two: string;
  readonly open: string;
  readonly learn: string;
  readonly rules: string;
  /** @param game its title */
  readonly picture: (game: string) => string;
}

/** What the first screen says besides the games' own words. */
