import type { Game } from '../../core/contract/game.ts';
import { saidWith } from '../catalogue/index.ts';
import type { Language } from '../language/languages.ts';
import type { Lesson, LessonOption, LessonStep } from '../presenter/presenter.ts';
import { YOU } from '../text/names.ts';

type LessonButton = Omit<LessonOption, 'next' | 'remark'>;

/** Makes the button of a choice that is no part of an action. */
export const plainly = (label: string): LessonButton => ({ label, fields: [] });

/** Returns a function that makes the button of an action from its notation. `named`: returns the action's label. */
export const actionButtons =
  <Action>({ read, fields }: Pick<Game<never, Action, never, never, never>, 'read' | 'fields'>) =>
  (text: string, named: (action: Action) => string): LessonButton => {
    const found = read(text);
    if (!found.ok) throw new Error(`the lesson's ${text}: ${found.refusal.code}`);
    const action = found.value;
    return { label: named(action), fields: fields(action), action };
  };

type Sentence = Parameters<typeof saidWith>[0];

export interface StepWords<Name extends string> {
  readonly text: Sentence;
  readonly remarks: Readonly<Record<Name, Sentence>>;
}

/** Function that makes a step of a lesson from its index and the number of steps. */
type StepMaker<View, Event> = (index: number, steps: number) => LessonStep<View, Event>;

/**
 * Makes a step of a lesson.
 * @param good names of the choices that lead to the next step, or from the last step to the first. After any other choice, the
 * lesson explains the mistake, and stays at its step.
 * @param facts numbers of the rules that the words name
 */
export const lessonStep =
  <View, Event, Name extends string>(
    words: StepWords<Name>,
    choices: Readonly<Record<NoInfer<Name>, LessonButton>>,
    good: readonly NoInfer<Name>[],
    shown: Pick<LessonStep<View, Event>, 'view'> & Partial<LessonStep<View, Event>>,
    facts: Parameters<typeof saidWith>[1] = {},
  ): StepMaker<View, Event> =>
  (index, steps) => ({
    text: saidWith(words.text, facts),
    options: (Object.entries(choices) as [Name, LessonButton][]).map(
      ([name, button]): LessonOption => ({
        ...button,
        next: good.includes(name) ? (index + 1) % steps : index,
        remark: saidWith(words.remarks[name], facts),
      }),
    ),
    marked: [],
    foreseen: [],
    ...shown,
  });

/** Makes a lesson for the reader and an opponent. */
export const lessonOf = <View, Event>(
  language: Language,
  opponent: string,
  steps: readonly StepMaker<View, Event>[],
): Lesson<View, Event> => ({
  names: [YOU[language], opponent],
  steps: steps.map((step, index) => step(index, steps.length)),
});
