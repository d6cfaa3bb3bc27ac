/** Facts of a refusal besides its code. */
export interface Facts {
  /** People of the seats that it names, or people that it names itself; empty where it names none. */
  readonly people: readonly string[];
  /** Opener of the table, where that matters. */
  readonly opener: string | undefined;
  /** True while the table waits for players. */
  readonly gathering: boolean;
  /** True where all of its seats are taken. */
  readonly full: boolean;
  /** Returns a number of the refusal; throws where it has none, which is a mistake of its caller. */
  number(name: string): number;
  /** Returns a number that only some refusals of a code have. */
  given(name: string): number | undefined;
  /** Returns a code, such as a status or a reason, which is not for printing. */
  text(name: string): string | undefined;
  /** Alternatives as they may be typed. */
  readonly possible: readonly string[];
}
