import {
  type LessonChoice,
  lessonStep,
  plainly,
  type StepWords,
} from '../../../presentation/make-presenter/lesson.ts';
import type { Lesson, LessonStep } from '../../../presentation/presenter/presenter.ts';
import { YOU } from '../../../presentation/text/names.ts';
import { vintage } from '../game.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { describeAction } from '../words/actions.ts';
import type { VintageWords } from '../words/all.ts';
import { FACTS } from '../words/topics.ts';
import { EXAMPLE, type ExampleStep } from './example.ts';

/** Choice in a step: the key of its words, the action in notation, and whether it leads to the next step (`LessonChoice`). */
type ExampleChoice = readonly [name: string, action: string, leads?: 'on' | 'fair'];

/**
 * Choices of each step, from the deal to the first sale. After a choice that is worse than the best, the lesson explains why,
 * and stays at the step.
 */
export const CHOICES = [
  [
    'buy',
    'look',
    [
      ['buy', 'buy cima-1 pay 1', 'on'],
      ['harvest', 'harvest pay 1'],
      ['plant', 'plant 1 white pay 1'],
    ],
  ],
  [
    'plant',
    'plant',
    [
      ['old', 'plant 2 old pay 2'],
      ['purple', 'plant 2 purple pay 1', 'on'],
      ['harvest', 'harvest pay 2'],
    ],
  ],
  [
    'third',
    'third',
    [
      ['first', 'first pay overseer-1'],
      ['white', 'plant 2 white pay overseer-1', 'on'],
      ['pass', 'pass'],
    ],
  ],
  [
    'year',
    'year',
    [
      ['harvest', 'harvest pay 1', 'on'],
      ['old', 'plant 2 old pay 2'],
      ['sail', 'sail baixo'],
    ],
  ],
  [
    'baixo',
    'baixo',
    [
      ['wine', 'gather 1 wine 2'],
      ['brandy', 'gather 1 wine 0', 'on'],
    ],
  ],
  [
    'cima',
    'cima',
    [
      ['wine', 'gather 2 wine 3', 'on'],
      ['brandy', 'gather 2 wine 0'],
    ],
  ],
  [
    'boat',
    'boat',
    [
      ['sail', 'sail baixo', 'on'],
      ['old', 'plant 2 old pay 2'],
      ['pass', 'pass'],
    ],
  ],
  [
    'load',
    'load',
    [
      ['stop', 'stop'],
      ['on', 'sail cima load 2', 'on'],
      ['back', 'sail gaia'],
    ],
  ],
  [
    'home',
    'home',
    [
      ['gaia', 'sail gaia', 'on'],
      ['superior', 'sail superior'],
      ['stop', 'stop'],
    ],
  ],
  [
    'side',
    'side',
    [
      ['ruby', 'unload ruby', 'on'],
      ['tawny', 'unload tawny', 'fair'],
    ],
  ],
  [
    'age',
    'age',
    [
      ['age', 'age pay 1', 'on'],
      ['first', 'first pay 1', 'fair'],
      ['pass', 'pass'],
    ],
  ],
] as const satisfies readonly (readonly [
  step: keyof VintageWords['lesson'],
  board: ExampleStep,
  choices: readonly ExampleChoice[],
])[];

/** Returns the lesson: thirteen steps from planting to the first sale. */
export const lesson = (words: VintageWords): Lesson<View, Event> => {
  const { lesson: said } = words;
  const { moments } = EXAMPLE;
  const button = (board: ExampleStep, text: string): LessonChoice<string>[1] => {
    const read = vintage.read(text);
    if (!read.ok) throw new Error(`the lesson's ${text}: ${read.refusal.code}`);
    const action = read.value;
    const label = describeAction(words, action, moments[board].view);
    return { label, fields: vintage.fields(action), action };
  };
  const step = (
    said: StepWords<string>,
    board: ExampleStep,
    index: number,
    choices: readonly ExampleChoice[],
  ): LessonStep<View, Event> => {
    const labelled = choices.map(
      ([name, action, ...leads]): LessonChoice<string> => [name, button(board, action), ...leads],
    );
    return lessonStep(said, index, labelled, moments[board], FACTS);
  };
  return {
    names: [YOU[words.language], said.other],
    steps: [
      lessonStep(said.look, 0, [['goOn', plainly(said.goOn), 'on']], moments.look),
      ...CHOICES.map(([name, board, choices], at) => step(said[name], board, at + 1, choices)),
      {
        ...lessonStep(said.sold, CHOICES.length + 1, [], moments.sold, FACTS),
        options: [{ ...plainly(said.again), next: 0, remark: said.sold.remarks.again }],
      },
    ],
  };
};
