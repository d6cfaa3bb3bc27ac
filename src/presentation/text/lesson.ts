import type { Language } from '../language/languages.ts';
import type { AnyPresenter } from '../presenter/presenter.ts';
import { SHARED_WORDS } from '../words/index.ts';

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
) {
  const { steps } = lesson;
  const chosen = steps[at]?.options[option];
  const index = chosen?.next ?? at;
  const step = steps[index];
  const wrong = chosen && index === at ? Math.min(before + 1, MUCH_WRONG) : 0;
  return (
    step && {
      // `helps`: the lesson marks the right choice.
      ...{ index, step, wrong, remark: chosen?.remark, helps: wrong === MUCH_WRONG },
      isLast: index === steps.length - 1,
      progress: SHARED_WORDS[language].lesson.step(index + 1, steps.length),
    }
  );
}
