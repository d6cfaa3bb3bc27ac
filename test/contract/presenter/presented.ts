import type { Aside } from '../../../src/core/game.ts';
import type { Language } from '../../../src/stage/language/languages.ts';

export interface Example {
  readonly title: string;
  readonly state: unknown;
  readonly seats: number;
  readonly aside?: Aside;
  /** Changes the view to one that the rules can't produce. */
  readonly changed?: (view: never) => unknown;
  /** True: the golden text also has the board. */
  readonly board?: boolean;
  readonly acts?: readonly string[];
  /** Groups of events. The bot tells the events of a group together. */
  readonly events?: readonly (readonly unknown[])[];
  readonly values?: readonly (readonly [field: string, value: string])[];
  /** Texts for a field of an action that the presenter reads in its own way. */
  readonly typed?: readonly (readonly [field: string, text: string])[];
  /** Reasons for an action. Each reason has the name of a part of the evaluation and its value. */
  readonly reasons?: readonly (readonly [action: string, name: string, value: number])[];
}

/** View of a game with as much content as possible. */
export interface FullView {
  readonly view: unknown;
  readonly seats: number;
  /** True: the alt text is too long and loses its end. */
  readonly isCut?: boolean;
}

/** Data of one game with which the kit tests its presenter. */
export interface Presented {
  readonly refusals: readonly string[];
  /** Names of the parts of the evaluation. The presenter must have words for each part. */
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
  /**
   * Patterns for the options that a person in the terminal chooses, best first, so that a game ends. Absent: always the first
   * option.
   */
  readonly wishes?: readonly RegExp[];
  /** Patterns that the terminal's output must match by the end of a game. */
  readonly said?: readonly RegExp[];
  /** True: the game's own tests judge its pictures, and the laws of the kit do not. */
  readonly ownPictureTests?: true;
  /** Pattern for items whose text may be small, because no decision needs that text. */
  readonly small?: RegExp;
}
