import {
  actionButtons,
  lessonOf,
  lessonStep,
  plainly,
  type StepWords,
} from '../../../presentation/make-presenter/lesson.ts';
import type { Lesson } from '../../../presentation/presenter/presenter.ts';
import { fields, read } from '../notation/notation.ts';
import { box } from '../rules/box.ts';
import type { Event, View } from '../rules/types.ts';
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
const buttonOf = actionButtons({ read, fields });

/**
 * Builds the lesson: ten steps from the start cube through the first hire to the first Objective. A choice that is not the best
 * shows why it is worse, and the lesson stays at the step.
 */
export const lesson = (words: GreenPortWords): Lesson<View, Event> => {
  const { lesson: said } = words;
  /** Makes a step that asks for an action. `texts`: the action's notation by the name of each choice. */
  const step = <Name extends string>(
    phrases: StepWords<Name>,
    moment: ExampleMoment,
    texts: Readonly<Record<NoInfer<Name>, string>>,
    good: NoInfer<Name>,
  ) => {
    const buttons = Object.entries<string>(texts).map(([name, text]) => [
      name,
      buttonOf(text, action => describeAction(words, action, moment.view)),
    ]);
    return lessonStep(phrases, Object.fromEntries(buttons), [good], moment, FACTS);
  };
  const [reveal, blue, red, yellow] = ['reveal', 'hire blue', 'hire red', 'hire yellow'] as const;
  const spend = { complete: 'complete 3 pay blue-4,yellow-1', buy: 'buy blue', end: 'end' };
  return lessonOf<View, Event>(words.language, said.other, [
    lessonStep(said.look, { goOn: plainly(said.goOn) }, ['goOn'], LOOK),
    step(said.pick, LOOK, { blue: 'pick blue', green: 'pick green', red: 'pick red' }, 'blue'),
    step(said.first, BEGUN, { reveal }, 'reveal'),
    step(said.one, ONE, { yellow, reveal }, 'reveal'),
    step(said.two, TWO, { blue, yellow, reveal }, 'reveal'),
    step(said.three, THREE, { blue, red, reveal }, 'reveal'),
    step(said.four, FOUR, { reveal, blue, red }, 'blue'),
    lessonStep(said.refer, { goOn: plainly(said.watch) }, ['goOn'], HIRED),
    step(said.spend, REFERRED, spend, 'complete'),
    lessonStep(said.after, { again: plainly(said.again) }, ['again'], COMPLETED, FACTS),
  ]);
};
