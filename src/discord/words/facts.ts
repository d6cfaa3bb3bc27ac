/** Facts about a refusal, besides its code. */
export interface Facts {
  /** Names of the people that the refusal is about. Empty where it is about none. */
  readonly people: readonly string[];
  /** Name of the person who opened the table, where the sentence needs it. */
  readonly opener: string | undefined;
  /** True while the table is a lobby that waits for people. */
  readonly gathering: boolean;
  /** True where all seats of the table are taken. */
  readonly full: boolean;
  /**
   * Returns a number that every refusal with this code has. Throws where it is missing, since that is a mistake in the
   * code.
   */
  number(name: string): number;
  /** Returns a number that only some refusals with this code have. */
  given(name: string): number | undefined;
  /** Returns a word of a fixed list, such as a status or a reason. It selects a sentence and is not shown. */
  text(name: string): string | undefined;
  /** Possible values, as a person may type them. */
  readonly possible: readonly string[];
}
