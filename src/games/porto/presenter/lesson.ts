import { type LessonChoice, lessonStep, plainly } from '../../../presentation/make-presenter/lesson.ts';
import type { Lesson, LessonStep } from '../../../presentation/presenter/presenter.ts';
import { YOU } from '../../../presentation/text/names.ts';
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
  const button = (field: string, text: string, view: View): LessonChoice<string>[1] => ({
    label: value(words, field, text, view),
    fields: [[field, text]],
  });
  const steps: readonly LessonStep<View, Event>[] = [
    lessonStep(said.look, 0, [['goOn', plainly(said.goOn), 'on']], { view: LOOK }),
    lessonStep(
      said.choose,
      1,
      [
        ['draw', button('type', 'draw', LOOK), 'on'],
        ['build', button('type', 'build', LOOK)],
      ],
      { view: LOOK },
    ),
    lessonStep(
      said.draw,
      2,
      [
        ['blue', button('cards', '3', LOOK)],
        ['tooMuch', button('cards', '2,5', LOOK)],
        ['yellowAndRed', button('cards', '1,2', LOOK), 'on'],
      ],
      { view: LOOK },
      FACTS,
    ),
    lessonStep(
      said.number,
      3,
      [
        ['red2', button('number', 'red-2', READY)],
        ['red3', button('number', 'red-3', READY), 'on'],
        ['yellow1', button('number', 'yellow-1', READY)],
      ],
      { view: READY },
    ),
    lessonStep(
      said.colour,
      4,
      [
        ['blue1', button('colour', 'blue-1', READY)],
        ['yellow1', button('colour', 'yellow-1', READY), 'on'],
      ],
      { view: READY },
    ),
    lessonStep(
      said.house,
      5,
      [
        ['L4', button('house', 'L4', READY), 'on'],
        ['L5', button('house', 'L5', READY)],
        ['L6', button('house', 'L6', READY)],
      ],
      { view: READY },
    ),
    lessonStep(
      said.claim,
      6,
      [
        ['none', button('claim', 'none', READY)],
        ['blue', button('claim', '4', READY)],
        ['both', button('claim', '1,3', READY), 'on'],
      ],
      { view: READY, foreseen: [PLANNED] },
    ),
    {
      ...lessonStep(said.after, 7, [], { view: DONE, marked: [BUILT] }, FACTS),
      options: [{ ...plainly(said.again), next: 0, remark: said.after.remarks.again }],
    },
  ];
  return { names: [YOU[words.language], said.other], steps };
};
