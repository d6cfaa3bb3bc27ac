import type { Aside } from '../../../src/core/game.ts';
import type { Language } from '../../../src/stage/language/languages.ts';
import type { paint } from '../../../src/stage/paint.ts';
import type { AnyPresenter } from '../../../src/stage/presenter.ts';

/** A position of a game, and what its golden text holds of it. */
export interface Example {
  readonly title: string;
  readonly state: unknown;
  readonly seats: number;
  readonly aside?: Aside;
  /** Returns the view with a change that no state of the rules has. */
  readonly changed?: (view: never) => unknown;
  /** True: the golden text holds the board too. */
  readonly board?: boolean;
  /** Typed actions, legal or not. */
  readonly acts?: readonly string[];
  /** Events that are told together. */
  readonly events?: readonly (readonly unknown[])[];
  readonly values?: readonly (readonly [field: string, value: string])[];
  /** Typed texts for a field that the game reads in its own way. */
  readonly typed?: readonly (readonly [field: string, text: string])[];
  /** Parts of the evaluation, each as a reason for an action. */
  readonly reasons?: readonly (readonly [action: string, name: string, value: number])[];
}

/** A view of a game, in which there is as much as there can be. */
export interface FullView {
  readonly view: unknown;
  readonly seats: number;
  /** True where the alt text ends before the position does. */
  readonly isCut?: boolean;
}

/** One game's presenter as the kit tests it. */
export interface Presented {
  /** Every code of a refusal. */
  readonly refusals: readonly string[];
  /** Parts of the evaluation. A reason has words for each of them. */
  readonly terms: readonly string[];
  readonly examples: readonly Example[];
  /** Views with the longest lists, the largest numbers and the rarest states of a box. */
  fullest(language: Language): readonly FullView[];
  /** English words that the game uses in a language, or in any language. */
  readonly loans?: Readonly<Partial<Record<Language | 'any', RegExp>>>;
  /** Kinds of actions of which some read alike, since they bring the same. */
  readonly alike?: readonly string[];
  /** Kinds and fields whose short names are longer than those of others. */
  readonly longer?: readonly string[];
  /** Labels that a person in the terminal chooses, the dearest first, so that a game ends. Absent: the first of every list. */
  readonly wishes?: readonly RegExp[];
  /** Words that the terminal has said by the end of a game. */
  readonly said?: readonly RegExp[];
  /** Makes the presenter with another way to paint. Absent: the game always paints. */
  readonly presenterWith?: (language: Language, painted: typeof paint) => AnyPresenter;
  /** Ids and texts that may be smaller than what a decision needs. */
  readonly small?: RegExp;
}
