/** A setting of a game, as text, that people choose before the deal. */
export interface Setting {
  readonly name: string;
  /** English description of the option, where the command's words have no text `settings_<name>`. */
  readonly about: string;
  readonly values: readonly string[];
  /** Values for one person alone, which no table of several people can have. */
  readonly alone?: readonly string[];
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

/** Name of the setting that a presenter names (`Presenter.variant`). */
export const VARIANT = 'variant';

/** Lists the values that a table of several people can have. */
export const tableValues = ({ values, alone = [] }: Setting): readonly string[] =>
  values.filter(value => !alone.includes(value));

export const applies = ({ only }: Setting, chosen: Chosen): boolean =>
  only === undefined || chosen[only.name] === only.value;
