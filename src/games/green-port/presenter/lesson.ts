import { type LessonChoice, lessonStep, plainly } from '../../../presentation/make-presenter/lesson.ts';
import type { Lesson, LessonStep } from '../../../presentation/presenter/presenter.ts';
import { YOU } from '../../../presentation/text/names.ts';
import { fields } from '../notation/notation.ts';
import { box } from '../rules/box.ts';
import type { Action, Event, View } from '../rules/types.ts';
import type { GreenPortWords } from '../words/all.ts';
import { describeAction } from '../words/choices.ts';
import {
  BEGUN,
  COMPLETED,
  type ExampleMoment,
  FOUR,
  HIRED,
  LOOK,
  ONE,
  REFERRED,
  THREE,
  TWO,
} from './example.ts';

const FACTS = { ...box.prices, limit: box.cubes.limit };

/**
 * Builds the lesson: ten steps from the start cube through the first hire to the first Objective. A choice that is not the best
 * shows why it is worse, and the lesson stays at the step.
 */
export const lesson = (words: GreenPortWords): Lesson<View, Event> => {
  const { lesson: said } = words;
  const button = ({ view }: ExampleMoment, action: Action): LessonChoice<string>[1] => ({
    label: describeAction(words, action, view),
    fields: fields(action),
    action,
  });
  const pick = (colour: 'blue' | 'green' | 'red') => button(LOOK, { type: 'pick', colour });
  const reveal = (moment: ExampleMoment) => button(moment, { type: 'reveal' });
  const hire = (moment: ExampleMoment, colour: 'blue' | 'red' | 'yellow') =>
    button(moment, { type: 'hire', colour });
  const steps: readonly LessonStep<View, Event>[] = [
    lessonStep(said.look, 0, [['goOn', plainly(said.goOn), 'on']], LOOK),
    lessonStep(
      said.pick,
      1,
      [
        ['blue', pick('blue'), 'on'],
        ['green', pick('green')],
        ['red', pick('red')],
      ],
      LOOK,
    ),
    lessonStep(said.first, 2, [['reveal', reveal(BEGUN), 'on']], BEGUN),
    lessonStep(
      said.one,
      3,
      [
        ['yellow', hire(ONE, 'yellow')],
        ['reveal', reveal(ONE), 'on'],
      ],
      ONE,
    ),
    lessonStep(
      said.two,
      4,
      [
        ['blue', hire(TWO, 'blue')],
        ['yellow', hire(TWO, 'yellow')],
        ['reveal', reveal(TWO), 'on'],
      ],
      TWO,
    ),
    lessonStep(
      said.three,
      5,
      [
        ['blue', hire(THREE, 'blue')],
        ['red', hire(THREE, 'red')],
        ['reveal', reveal(THREE), 'on'],
      ],
      THREE,
    ),
    lessonStep(
      said.four,
      6,
      [
        ['reveal', reveal(FOUR)],
        ['blue', hire(FOUR, 'blue'), 'on'],
        ['red', hire(FOUR, 'red')],
      ],
      FOUR,
    ),
    lessonStep(said.refer, 7, [['goOn', plainly(said.watch), 'on']], HIRED),
    lessonStep(
      said.spend,
      8,
      [
        ['complete', button(REFERRED, { type: 'complete', objective: 3, pay: { blue: 4, yellow: 1 } }), 'on'],
        ['buy', button(REFERRED, { type: 'buy', colour: 'blue' })],
        ['end', button(REFERRED, { type: 'end' })],
      ],
      REFERRED,
      FACTS,
    ),
    {
      ...lessonStep(said.after, 9, [], COMPLETED, FACTS),
      options: [{ ...plainly(said.again), next: 0, remark: said.after.remarks.again }],
    },
  ];
  return { names: [YOU[words.language], said.other], steps };
};
