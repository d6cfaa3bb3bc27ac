/** A setting of a table before the deal, as text. */
export interface Setting {
  readonly name: string;
  readonly about: string;
  readonly values: readonly string[];
  readonly fallback: string;
  /** Labels of the values in a menu, in the same order. */
  readonly labels: readonly string[];
  /** The setting applies only where the named one has this value. */
  readonly only?: { readonly name: string; readonly value: string };
}

export type Chosen = Readonly<Record<string, string>>;

/** A game's settings for programs with a command line. */
export interface GameSettings {
  readonly settings: readonly Setting[];
  /** Returns the game's options; a missing setting takes its fallback. */
  options(chosen: Chosen): unknown;
}

/** Checks that a setting applies beside the chosen ones. */
export const applies = ({ only }: Setting, chosen: Chosen): boolean =>
  only === undefined || chosen[only.name] === only.value;
