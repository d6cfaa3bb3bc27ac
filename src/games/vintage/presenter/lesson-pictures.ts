import type { Language } from '../../../presentation/language/languages.ts';
import type { ShownScene } from '../../../presentation/shapes/scene.ts';
import { YOU } from '../../../presentation/text/names.ts';
import { boardScene } from '../picture/board.ts';
import { ringed } from '../picture/pieces/ring.ts';
import { turnScene } from '../picture/turn.ts';
import { vintageWords } from '../words/all.ts';
import { alt } from '../words/alt.ts';
import { turnAlt } from '../words/own-alt.ts';
import { EXAMPLE, type ExampleStep } from './example.ts';
import { ASKING } from './lesson.ts';

interface StepLook {
  readonly at: 'board' | 'panel';
  /** Ids of the items in the picture that get a ring, since the step's words mention them. */
  readonly ringed: readonly string[];
}

const LOOKS: Readonly<Record<ExampleStep, StepLook>> = {
  look: { at: 'board', ringed: ['place/baixo-1', 'place/cima-1', 'seat/1'] },
  plant: { at: 'panel', ringed: ['estate/2', 'column/purple', 'column/green-red', 'column/white-yellow'] },
  third: { at: 'panel', ringed: ['estate/2', 'means/overseer', 'column/white-yellow'] },
  year: { at: 'board', ringed: ['chip/2', 'seat/1/markers', 'seat/2/ruby/shelf/2', 'column/harvest'] },
  baixo: { at: 'panel', ringed: ['means/brandy', 'shares'] },
  cima: { at: 'panel', ringed: ['means/brandy', 'shares'] },
  boat: { at: 'panel', ringed: ['estate/2/lot', 'boat', 'means/marker'] },
  load: { at: 'panel', ringed: ['estate/2/lot', 'boat'] },
  home: { at: 'panel', ringed: ['harbour/gaia', 'boat'] },
  side: { at: 'panel', ringed: ['boat', 'odds/ruby', 'odds/tawny'] },
  age: { at: 'panel', ringed: ['ruby/cellar/1', 'odds', 'column/age'] },
  sold: { at: 'panel', ringed: ['ruby/lbv', 'ruby/reserva', 'points'] },
};

/** Name of the example position that each step shows, in the order of the steps. */
export const LESSON_BOARDS: readonly ExampleStep[] = ['look', ...ASKING.map(([, board]) => board), 'sold'];

/** Rings for the step that shows the previous step's position again, with other words. */
const BUYING: StepLook = { at: 'board', ringed: ['place/cima-1', 'column/buy'] };
const lookOf = (step: number, board: ExampleStep): StepLook =>
  LESSON_BOARDS.indexOf(board) < step ? BUYING : LOOKS[board];

/**
 * Returns the picture of a lesson's step: the board, or later the panel for choosing a turn. Rings mark the things that the
 * step's words mention.
 * @param at index of the step, from 0
 */
export const lessonScene = (language: Language, at: number): ShownScene | undefined => {
  const board = LESSON_BOARDS[at];
  if (board === undefined) return undefined;
  const words = vintageWords(language);
  const { view, marked } = EXAMPLE.moments[board];
  const look = lookOf(at, board);
  const names = [YOU[language], words.lesson.other];
  const shown = (): ShownScene => {
    if (look.at === 'board')
      return { scene: boardScene(view, names, marked, language), alt: alt(words, view, names) };
    return { scene: turnScene(view, 0, names, language), alt: turnAlt(words, view, names) };
  };
  const { scene, alt: said } = shown();
  return { scene: ringed(scene, look.ringed), alt: said };
};
