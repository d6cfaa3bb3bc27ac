/** What a refusal tells besides its code. */
export interface Facts {
  /** The people of the seats that it names, or whom it names itself; none where it names none. */
  readonly people: readonly string[];
  /** Who opened the table, where that matters. */
  readonly opener: string | undefined;
  /** Whether the table in question still gathers its players. */
  readonly gathering: boolean;
  /** Whether all of its seats are taken. */
  readonly full: boolean;
  /** Throws where the refusal does not come with it: its caller forgot. */
  number(name: string): number;
  /** A number that only some refusals of a code come with. */
  given(name: string): number | undefined;
  /** A code, such as a status or a reason; nothing to print. */
  text(name: string): string | undefined;
  /** What can be typed instead, as it is typed. */
  readonly possible: readonly string[];
}
