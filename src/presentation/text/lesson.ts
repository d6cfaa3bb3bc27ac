import type { Language } from '../language/languages.ts';
import type { AnyPresenter, LessonStep } from '../presenter/presenter.ts';
import { SHARED_WORDS } from '../words/index.ts';

/** Step that a reader comes to by a choice. */
export interface LessonTurn {
  readonly index: number;
  readonly isLast: boolean;
  readonly step: LessonStep<unknown, unknown>;
  /** Number of the step, as a sentence. */
  readonly progress: string;
  /** Explanation of the choice. */
  readonly remark: string | undefined;
  /** Wrong choices in this step, up to the number after which the lesson helps. */
  readonly wrong: number;
  /** True where the lesson marks the right choice. */
  readonly helps: boolean;
}

/** Number of wrong choices in a step after which the lesson marks the right one. */
const MUCH_WRONG = 2;

/**
 * Returns the step to which a reader comes. The panel on Discord and the page both show it. Undefined: the lesson has no such step.
 * @param place the step, the option that was chosen in the step, and the wrong choices before it
 */
export function lessonTurn(
  lesson: NonNullable<AnyPresenter['lesson']>,
  language: Language,
  [at = 0, option = -1, before = 0]: readonly number[],
): LessonTurn | undefined {
  const { steps } = lesson;
  const chosen = steps[at]?.options[option];
  const index = chosen?.next ?? at;
  const step = steps[index];
  const wrong = chosen && index === at ? Math.min(before + 1, MUCH_WRONG) : 0;
  return (
    step && {
      ...{ index, step, wrong, remark: chosen?.remark, helps: wrong === MUCH_WRONG },
      isLast: index === steps.length - 1,
      progress: SHARED_WORDS[language].lesson.step(index + 1, steps.length),
    }
  );
}
