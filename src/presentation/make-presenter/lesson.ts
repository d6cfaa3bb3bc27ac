import { saidWith } from '../catalogue/index.ts';
import type { LessonOption, LessonStep } from '../presenter/presenter.ts';

/**
 * Choice in a lesson: the key of its words, and its button with the parts of an action for which it stands. `on`: the choice leads
 * to the next step. `fair`: the choice is as good, and the next step goes on as after the other one. After any other choice, the
 * lesson explains the mistake, and stays at its step.
 */
export type LessonChoice<Name extends string> = readonly [
  name: Name,
  button: Omit<LessonOption, 'next' | 'remark'>,
  leads?: 'on' | 'fair',
];

/** Makes the button of a choice that is no part of an action. */
export const plainly = (label: string): LessonChoice<string>[1] => ({ label, fields: [] });

type Sentence = Parameters<typeof saidWith>[0];

export interface StepWords<Name extends string> {
  readonly text: Sentence;
  readonly remarks: Readonly<Record<Name, Sentence>>;
}

/**
 * Makes a step of a lesson.
 * @param index index of the step, from 0
 * @param facts numbers of the rules that the words name
 */
export const lessonStep = <View, Event, Name extends string>(
  words: StepWords<Name>,
  index: number,
  choices: readonly LessonChoice<NoInfer<Name>>[],
  shown: Pick<LessonStep<View, Event>, 'view'> & Partial<LessonStep<View, Event>>,
  facts: Parameters<typeof saidWith>[1] = {},
): LessonStep<View, Event> => ({
  text: saidWith(words.text, facts),
  options: choices.map(
    ([name, button, leads]): LessonOption => ({
      ...button,
      next: leads ? index + 1 : index,
      remark: saidWith(words.remarks[name], facts),
    }),
  ),
  marked: [],
  foreseen: [],
  ...shown,
});
