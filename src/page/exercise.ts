import type { Refusal, Result } from '../core/contract/result.ts';
import type { Language } from '../presentation/language/languages.ts';
import type { AnyPresenter } from '../presentation/presenter/presenter.ts';
import type { Table } from '../table/table.ts';
import type { PagePreview, PageState } from './protocol.ts';
import type { PageVoice } from './refusals.ts';
import type { Presented } from './seating.ts';

/** Effect of a person's act on the page of an exercise. */
export interface ExerciseStep {
  /** Text of the exercise that the page shows from now on. Absent: the same one. */
  readonly exercise?: string;
  /** State after the act. Absent: the state of the exercise as it is. */
  readonly state?: PageState;
  /** Sentence about the act, which the new state shows too. */
  readonly shown?: string | undefined;
  /** Sentence about the act, which the new state does not show. */
  readonly said?: string;
}

/** Position that a page shows in place of a match: a puzzle, or a step of a lesson. */
export interface Exercise {
  readonly language: Language;
  readonly presenter: AnyPresenter;
  /** Revision of the state. The acts of an older one are refused. */
  readonly rev: number;
  state(): PageState;
  /** Returns the results of a choice. Undefined: the position has no such choice. */
  preview(text: string): PagePreview | undefined;
  /** Answers the exercise, as the button of the choice on Discord does. Undefined: the position has no such choice. */
  answer(text: string): Promise<Result<ExerciseStep, Refusal> | undefined>;
  /** Goes to the next or the previous exercise. Undefined: there is no such way. */
  go(way: string): Promise<Result<ExerciseStep, Refusal> | undefined>;
}

export interface ExerciseParts extends Presented {
  readonly table: Table;
  readonly voice: PageVoice;
  readonly now: () => number;
}

/** Id of an exercise from the row of a page in the database, with the page's person and language. */
export interface ExerciseReader {
  readonly exercise: string;
  readonly userId: string;
  readonly language: Language;
}
