import type { Lesson, LessonOption, LessonStep } from '../../../stage/presenter.ts';
import type { Action, Event, View } from '../rules/types.ts';
import { deed } from '../words/choices.ts';
import type { GreenPortWords } from '../words/en/index.ts';
import { BEGUN, COMPLETED, FOUR, HIRED, LOOK, type Moment, ONE, REFERRED, THREE, TWO } from './example.ts';

type GreenPortLessonStep = LessonStep<View, Event>;
/** A choice: its words' name, its label, and whether it leads on. */
type Choice<Name extends string> = readonly [name: Name, label: string, leads?: 'on'];

const step = <Name extends string>(
  words: { readonly text: string; readonly remarks: Readonly<Record<Name, string>> },
  index: number,
  { view, marked }: Moment,
  choices: readonly Choice<NoInfer<Name>>[],
): GreenPortLessonStep => ({
  text: words.text,
  options: choices.map(
    ([name, label, leads]): LessonOption => ({
      label,
      next: leads ? index + 1 : index,
      remark: words.remarks[name],
    }),
  ),
  view,
  marked,
  foreseen: [],
});

/** Ten steps from the start cube through the first hire to the first Objective; a choice that is not the best says why and stays. */
export const lesson = (words: GreenPortWords): Lesson<View, Event> => {
  const { lesson: said } = words;
  /** As the button of a true turn says it. */
  const label = ({ view }: Moment, action: Action): string => deed(words, action, view);
  const pick = (colour: 'blue' | 'green' | 'red') => label(LOOK, { type: 'pick', colour });
  const reveal = (moment: Moment) => label(moment, { type: 'reveal' });
  const hire = (moment: Moment, colour: 'blue' | 'red' | 'yellow') => label(moment, { type: 'hire', colour });
  const steps: readonly GreenPortLessonStep[] = [
    step(said.look, 0, LOOK, [['goOn', said.goOn, 'on']]),
    step(said.pick, 1, LOOK, [
      ['blue', pick('blue'), 'on'],
      ['green', pick('green')],
      ['red', pick('red')],
    ]),
    step(said.first, 2, BEGUN, [['reveal', reveal(BEGUN), 'on']]),
    step(said.one, 3, ONE, [
      ['yellow', hire(ONE, 'yellow')],
      ['reveal', reveal(ONE), 'on'],
    ]),
    step(said.two, 4, TWO, [
      ['blue', hire(TWO, 'blue')],
      ['yellow', hire(TWO, 'yellow')],
      ['reveal', reveal(TWO), 'on'],
    ]),
    step(said.three, 5, THREE, [
      ['blue', hire(THREE, 'blue')],
      ['red', hire(THREE, 'red')],
      ['reveal', reveal(THREE), 'on'],
    ]),
    step(said.four, 6, FOUR, [
      ['reveal', reveal(FOUR)],
      ['blue', hire(FOUR, 'blue'), 'on'],
      ['red', hire(FOUR, 'red')],
    ]),
    step(said.refer, 7, HIRED, [['goOn', said.watch, 'on']]),
    step(said.spend, 8, REFERRED, [
      ['complete', label(REFERRED, { type: 'complete', objective: 3, pay: { blue: 4, yellow: 1 } }), 'on'],
      ['buy', label(REFERRED, { type: 'buy', colour: 'blue' })],
      ['end', label(REFERRED, { type: 'end' })],
    ]),
    {
      ...step(said.after, 9, COMPLETED, []),
      options: [{ label: said.again, next: 0, remark: said.after.remarks.again }],
    },
  ];
  return { names: [said.you, said.other], steps };
};
