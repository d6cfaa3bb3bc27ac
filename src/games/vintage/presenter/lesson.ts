import { actionButtons, lessonOf, lessonStep, plainly } from '../../../presentation/make-presenter/lesson.ts';
import type { Lesson } from '../../../presentation/presenter/presenter.ts';
import { vintage } from '../game.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { describeAction } from '../words/actions.ts';
import type { VintageWords } from '../words/all.ts';
import { FACTS } from '../words/topics.ts';
import { EXAMPLE, type ExampleStep, SCRIPT } from './example.ts';

/**
 * Choices of each step, from the deal to the first sale: the action's notation by the name of each choice. The example game goes
 * on with one of them. After a choice that is worse than the best, the lesson explains why, and stays at the step.
 */
export const CHOICES = {
  buy: { buy: 'buy cima-1 pay 1', harvest: 'harvest pay 1', plant: 'plant 1 white pay 1' },
  plant: { old: 'plant 2 old pay 2', purple: 'plant 2 purple pay 1', harvest: 'harvest pay 2' },
  third: { first: 'first pay overseer-1', white: 'plant 2 white pay overseer-1', pass: 'pass' },
  year: { harvest: 'harvest pay 1', old: 'plant 2 old pay 2', sail: 'sail baixo' },
  baixo: { wine: 'gather 1 wine 2', brandy: 'gather 1 wine 0' },
  cima: { wine: 'gather 2 wine 3', brandy: 'gather 2 wine 0' },
  boat: { sail: 'sail baixo', old: 'plant 2 old pay 2', pass: 'pass' },
  load: { stop: 'stop', on: 'sail cima load 2', back: 'sail gaia' },
  home: { gaia: 'sail gaia', superior: 'sail superior', stop: 'stop' },
  side: { ruby: 'unload ruby', tawny: 'unload tawny' },
  age: { age: 'age pay 1', first: 'first pay 1', pass: 'pass' },
} as const;
type Asking = keyof typeof CHOICES;

/** Choices that are as good as the one with which the example game goes on. */
export const FAIR: Readonly<Partial<Record<Asking, string>>> = { side: 'tawny', age: 'first' };

/** Steps that ask for an action, each with the name of the position that it shows. */
export const ASKING = (Object.keys(CHOICES) as readonly Asking[]).map(
  step => [step, step === 'buy' ? 'look' : step] as const satisfies readonly [Asking, ExampleStep],
);

const buttonOf = actionButtons(vintage);

/** Returns the lesson: thirteen steps from planting to the first sale. */
export const lesson = (words: VintageWords): Lesson<View, Event> => {
  const { lesson: said } = words;
  const { moments } = EXAMPLE;
  const boards = Object.keys(SCRIPT) as readonly ExampleStep[];
  const asking = ([step, board]: (typeof ASKING)[number]) => {
    const choices: Readonly<Record<string, string>> = CHOICES[step];
    const [played] = SCRIPT[boards[boards.indexOf(board) + 1] ?? 'sold'];
    const buttons = Object.entries(choices).map(([name, text]) => [
      name,
      buttonOf(text, action => describeAction(words, action, moments[board].view)),
    ]);
    const good = Object.keys(choices).filter(name => choices[name] === played || FAIR[step] === name);
    return lessonStep<View, Event, string>(
      said[step],
      Object.fromEntries(buttons),
      good,
      moments[board],
      FACTS,
    );
  };
  return lessonOf<View, Event>(words.language, said.other, [
    lessonStep(said.look, { goOn: plainly(said.goOn) }, ['goOn'], moments.look),
    ...ASKING.map(asking),
    lessonStep(said.sold, { again: plainly(said.again) }, ['again'], moments.sold, FACTS),
  ]);
};
