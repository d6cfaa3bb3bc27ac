import type { LessonOption, LessonStep } from './presenter.ts';

/** A choice of a lesson: its words' name, its label, and whether it leads on; one that does not says why and stays. */
export type LessonChoice<Name extends string> = readonly [name: Name, label: string, leads?: 'on'];

interface StepWords<Name extends string> {
  readonly text: string;
  readonly remarks: Readonly<Record<Name, string>>;
}

/** @param index the step's own, from 0 */
export const lessonStep = <View, Event, Name extends string>(
  words: StepWords<Name>,
  index: number,
  choices: readonly LessonChoice<NoInfer<Name>>[],
  shown: Pick<LessonStep<View, Event>, 'view'> & Partial<LessonStep<View, Event>>,
): LessonStep<View, Event> => ({
  text: words.text,
  options: choices.map(
    ([name, label, leads]): LessonOption => ({
      label,
      next: leads ? index + 1 : index,
      remark: words.remarks[name],
    }),
  ),
  marked: [],
  foreseen: [],
  ...shown,
});
