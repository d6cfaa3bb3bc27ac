import type { Aside } from '../../../src/core/contract/game.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';

export interface Example {
  readonly title: string;
  readonly state: unknown;
  readonly seats: number;
  readonly aside?: Aside;
  /** Changes the view to one that the rules can't produce. */
  readonly changed?: (view: never) => unknown;
  readonly board?: boolean;
  readonly acts?: readonly string[];
  /** Groups of events that the bot tells together. */
  readonly events?: readonly (readonly unknown[])[];
  readonly values?: readonly (readonly [field: string, value: string])[];
  /** Texts for a field of an action that the presenter reads in its own way. */
  readonly typed?: readonly (readonly [field: string, text: string])[];
  readonly reasons?: readonly (readonly [action: string, name: string, value: number])[];
}

export interface FullView {
  readonly view: unknown;
  readonly seats: number;
  /** True: the alt text is too long and loses its end. */
  readonly isCut?: boolean;
}

export interface Presented {
  readonly refusals: readonly string[];
  /** Parts of the evaluation, for which the presenter must have words. */
  readonly terms: readonly string[];
  readonly examples: readonly Example[];
  /** Returns views with the longest lists, the largest numbers and the rarest states of the game. */
  fullest(language: Language): readonly FullView[];
  /** Patterns for English words that the game also uses in another language. */
  readonly loans?: Readonly<Partial<Record<Language | 'any', RegExp>>>;
  /** Kinds of action in which some actions have equal labels, because these actions have equal results. */
  readonly alike?: readonly string[];
  /** Kinds and fields whose short names may be longer than usual. */
  readonly longer?: readonly string[];
  /** Options that a person in the terminal chooses so that a game ends, best first. Absent: always the first option. */
  readonly wishes?: readonly RegExp[];
  /** Patterns that the terminal's output must match by the end of a game. */
  readonly said?: readonly RegExp[];
  /** Pattern for items whose text may be small, because no decision needs that text. */
  readonly small?: RegExp;
  /** Tie-breakers of the game: the texts `by` in the `ties` of its summary. Absent: equal totals share a rank. */
  readonly ties?: readonly string[];
  /**
   * Numbers that a chapter of the rules may contain, by chapter. All other numbers are filled in from the game's data. 0 and 1
   * are always allowed, because they are also words ("1階").
   */
  readonly stays?: Readonly<Record<string, readonly number[]>>;
  /** Fields of a view that its text may leave out, each with the reason. */
  readonly unsaid?: Readonly<Record<string, string>>;
  /** Pattern for sentences in which the number is never one, such as `hand.limit` or `picture.powers.red`. */
  readonly neverOne?: RegExp;
}
