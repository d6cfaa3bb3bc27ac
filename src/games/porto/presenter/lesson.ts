import {
  lessonOf,
  lessonStep,
  plainly,
  type StepWords,
} from '../../../presentation/make-presenter/lesson.ts';
import type { Lesson } from '../../../presentation/presenter/presenter.ts';
import { DRAW_LIMIT, KEPT_CONTRACTS, MARKET_SLOTS } from '../rules/box.ts';
import type { Event, View } from '../rules/types.ts';
import type { PortoWords } from '../words/all.ts';
import { value } from '../words/choices.ts';
import { BUILT, DONE, LOOK, PLANNED, READY } from './example.ts';

const FACTS = { limit: DRAW_LIMIT, marketSlots: MARKET_SLOTS, kept: KEPT_CONTRACTS };

/**
 * Builds the lesson: eight steps through a draw and a build. A wrong choice explains why it is wrong, and the lesson stays at
 * the step.
 */
export const lesson = (words: PortoWords): Lesson<View, Event> => {
  const { lesson: said } = words;
  /** Makes a step that asks for a field. `values`: the field's value by the name of each choice. */
  const step = <Name extends string>(
    phrases: StepWords<Name>,
    view: View,
    field: string,
    values: Readonly<Record<NoInfer<Name>, string>>,
    good: NoInfer<Name>,
    foreseen: readonly Event[] = [],
  ) => {
    const buttons = Object.entries<string>(values).map(([name, text]) => [
      name,
      { label: value(words, field, text, view), fields: [[field, text]] },
    ]);
    return lessonStep(phrases, Object.fromEntries(buttons), [good], { view, foreseen }, FACTS);
  };
  return lessonOf<View, Event>(words.language, said.other, [
    lessonStep(said.look, { goOn: plainly(said.goOn) }, ['goOn'], { view: LOOK }),
    step(said.choose, LOOK, 'type', { draw: 'draw', build: 'build' }, 'draw'),
    step(said.draw, LOOK, 'cards', { blue: '3', tooMuch: '2,5', yellowAndRed: '1,2' }, 'yellowAndRed'),
    step(said.number, READY, 'number', { red2: 'red-2', red3: 'red-3', yellow1: 'yellow-1' }, 'red3'),
    step(said.colour, READY, 'colour', { blue1: 'blue-1', yellow1: 'yellow-1' }, 'yellow1'),
    step(said.house, READY, 'house', { L4: 'L4', L5: 'L5', L6: 'L6' }, 'L4'),
    step(said.claim, READY, 'claim', { none: 'none', blue: '4', both: '1,3' }, 'both', [PLANNED]),
    lessonStep(said.after, { again: plainly(said.again) }, ['again'], { view: DONE, marked: [BUILT] }, FACTS),
  ]);
};
