/** A setting of a game, as text, that people choose before the deal. */
export interface Setting {
  readonly name: string;
  readonly about: string;
  readonly values: readonly string[];
  readonly fallback: string;
  /** Labels of the values in a menu, in the order of the values. */
  readonly labels: readonly string[];
  /** Condition of the setting: it applies only where the named setting has this value. */
  readonly only?: { readonly name: string; readonly value: string };
}

export type Chosen = Readonly<Record<string, string>>;

export interface GameSettings {
  readonly settings: readonly Setting[];
  /** Returns the game's options from the chosen settings; a missing setting takes its fallback. */
  options(chosen: Chosen): unknown;
}

export const applies = ({ only }: Setting, chosen: Chosen): boolean =>
  only === undefined || chosen[only.name] === only.value;
