import { gameOf } from '../core/contract/game.ts';
import { foresee } from '../presentation/choosing/preview.ts';
import { NOTHING } from '../presentation/choosing/touching.ts';
import type { Language } from '../presentation/language/languages.ts';
import { nameOf, plain, YOU } from '../presentation/text/names.ts';
import { puzzleText } from '../table/people/board-pages.ts';
import type { AnsweredPuzzle, AskedPuzzle } from '../table/puzzles/puzzles.ts';
import type { Exercise, ExerciseParts, ExerciseReader } from './exercise.ts';
import { type OwnView, ownScene, pictureIn, previewIn, touchIn } from './own-view.ts';
import type { PageState } from './protocol.ts';
import { type PageVoice, withTimes } from './refusals.ts';

const NEXT = 'next';

/** Puzzle as a page shows it to one person. */
interface PuzzleSeating extends OwnView {
  readonly language: Language;
  readonly asked: AskedPuzzle;
  /** Answer of the person. Undefined: the person has not answered. */
  readonly answered: AnsweredPuzzle | undefined;
}

/** Finds the puzzle of a page for its reader. Undefined: the bot no longer has this puzzle. */
export async function puzzleExercise(
  parts: ExerciseParts,
  { exercise, userId, language }: ExerciseReader,
): Promise<Exercise | undefined> {
  const { presenters, table, voice, now } = parts;
  const { puzzles } = table;
  const [id = '', number] = exercise.split(' ');
  const shown = puzzles.shown(userId, id, Number(number));
  const presenter = shown.ok ? presenters[shown.value.game]?.(language) : undefined;
  if (!shown.ok || !presenter) return undefined;
  const asked = shown.value;
  const { seats, seat, view, actions } = asked;
  const names = Array.from({ length: seats }, (_, other) =>
    other === seat ? YOU[language] : nameOf([], other, language),
  );
  const answered = await puzzles.answered(userId, id, asked.number);
  const game = gameOf(parts, asked.game);
  const at = { ...{ language, asked, answered }, ...{ game, presenter, seat, view, names } };
  return {
    language,
    presenter,
    rev: asked.number,
    state: () => puzzleState(voice, at, now()),
    preview: text => (answered ? undefined : previewIn(at, actions, text)),
    answer: async text => {
      const place = actions.findIndex(action => game.write(action) === text);
      const { number, mark } = asked;
      const done = await puzzles.answer(userId, { puzzleId: id, number, place, mark });
      if (!done.ok) return done;
      const state = puzzleState(voice, { ...at, answered: done.value }, now());
      return { ok: true, value: { state, shown: state.lines[0] } };
    },
    go: async way => {
      if (way !== NEXT) return undefined;
      const next = await puzzles.next(asked.game, userId);
      if (!next.ok) return next;
      const { value } = next;
      return value.asked
        ? { ok: true, value: { exercise: puzzleText(value.asked) } }
        : { ok: true, value: { said: voice.solvedAll(value, language) } };
    },
  };
}

/**
 * Returns a puzzle with its choices, or after the answer with the best action. Before the answer, the page does not depend on
 * the best action.
 */
function puzzleState(voice: PageVoice, at: PuzzleSeating, now: number): PageState {
  const { language, asked, answered, game, seat, view } = at;
  const { title, lines, next } = voice.puzzle(answered ?? asked, language);
  const texts = lines.flatMap(line => withTimes(line, language, now).split('\n')).map(plain);
  // The reasons of an answer are long, so they stand below the picture.
  const above = answered ? 1 : texts.length;
  const best = answered?.choices[0];
  const scene = ownScene(at, best ? foresee(game, view, seat, best.action) : []);
  return {
    ...{ status: answered ? 'over' : 'yours', rev: asked.number, advises: false, marks: [], series: [] },
    ...{
      title: plain(title),
      lines: texts.slice(0, above),
      news: 0,
    },
    ...pictureIn(scene),
    touch: answered ? NOTHING : touchIn(at, scene, asked.actions),
    ...{ cards: answered ? [{ lines: texts.slice(above), ways: [] }] : [], clocks: [] },
    ways: answered ? [{ name: NEXT, label: next, kind: 'commit' }] : [],
  };
}
