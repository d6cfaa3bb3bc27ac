/** What a table of a game can be told before the deal, as text. */
export interface Setting {
  readonly name: string;
  readonly about: string;
  readonly values: readonly string[];
  readonly fallback: string;
  /** What a menu says of each value, in the same order. */
  readonly labels: readonly string[];
  /** It means something only where the named one has this value. */
  readonly only?: { readonly name: string; readonly value: string };
}

export type Chosen = Readonly<Record<string, string>>;

/** How a game is begun by programs that people type at. */
export interface GameSettings {
  readonly settings: readonly Setting[];
  /** The game's options; what is missing is as its fallback says. */
  options(chosen: Chosen): unknown;
}

/** Whether a setting means something beside what is chosen. */
export const applies = ({ only }: Setting, chosen: Chosen): boolean =>
  only === undefined || chosen[only.name] === only.value;
