import { ofGame } from '../core/contract/game.ts';
import type { LessonOption } from '../presentation/presenter/presenter.ts';
import { lessonTurn } from '../presentation/text/lesson.ts';
import { plain } from '../presentation/text/names.ts';
import { lessonIn, lessonText } from '../table/people/board-pages.ts';
import type { Exercise, ExerciseReader, ExerciseStep } from './exercise.ts';
import { ownScene, pictureIn, previewIn, touchIn } from './own-view.ts';
import type { PageWay } from './protocol.ts';
import type { Presented } from './seating.ts';
import { WORDS } from './words/index.ts';

/** Seat of the reader in the example game of every lesson. */
const LEARNER = 0;
const BACK = 'back';

/** Option that a reader can choose. `name` is the option's number in the step. */
interface Open {
  readonly option: LessonOption;
  readonly name: string;
}

/** Reads an option as an action of a game. */
const AS_GAME = { fields: ({ option }: Open) => option.fields, write: ({ name }: Open) => name };

/** Returns the step of a lesson for its reader. Undefined: the text names no step of a lesson. */
export function lessonExercise(
  { games, presenters }: Presented,
  { exercise, language }: Omit<ExerciseReader, 'userId'>,
): Exercise | undefined {
  const { game: id = '', place } = lessonIn(exercise) ?? {};
  const [game, presenter] = [ofGame(games, id), ofGame(presenters, id)?.(language)];
  const lesson = presenter?.lesson;
  const turn = lesson && place && lessonTurn(lesson, language, place);
  if (!game || !presenter || !turn) return undefined;
  const { index, step, wrong, remark, helps, isLast, progress } = turn;
  const { view, foreseen, options } = step;
  const own = { game, presenter, seat: LEARNER, view, names: lesson.names };
  const words = WORDS[language];
  // Each answer has a revision of its own, so that the page removes the touches of the answer before.
  const rev = index * 10 + wrong;
  const open = options.flatMap((option, at): readonly Open[] =>
    helps && option.next === index ? [] : [{ option, name: String(at) }],
  );
  const touched = open.filter(({ option }) => option.fields.length > 0);
  const buttons = open.filter(({ option }) => option.fields.length === 0);
  const goTo = (...to: readonly number[]): ExerciseStep => {
    const shown = lessonTurn(lesson, language, to)?.remark;
    return { exercise: lessonText(id, to), shown: shown && plain(shown) };
  };
  const choose = (among: readonly Open[], text: string) => {
    const chosen = among.find(({ name }) => name === text);
    return chosen && { ok: true as const, value: goTo(index, Number(chosen.name), wrong) };
  };
  return {
    language,
    presenter,
    rev,
    state: () => {
      const scene = ownScene(own, foreseen);
      const ways: readonly PageWay[] = [
        ...buttons.map(({ option, name }) => ({ name, label: option.label, kind: 'commit' as const })),
        ...(index > 0 ? [{ name: BACK, label: words.back, kind: '' as const }] : []),
      ];
      const said = [
        ...(remark ? [plain(remark)] : []),
        ...(helps ? [words.lastLeft] : []),
        ...(isLast ? [words.lessonEnds(id)] : []),
      ];
      return {
        ...{ status: isLast ? 'over' : 'yours', rev, advises: false, marks: [], series: [] },
        ...{ title: presenter.title, lines: [progress, ...step.text.split('\n')].map(plain), news: 0 },
        ...(touched.length > 0 && { ask: plain(`${words.yourTurn} ${presenter.awaits(view)}`) }),
        ...pictureIn(scene),
        touch: touchIn({ presenter, view, game: AS_GAME }, scene, touched),
        ...{ cards: said.length > 0 ? [{ lines: said, ways: [] }] : [], clocks: [], ways },
      };
    },
    preview: text => {
      const chosen = touched.find(({ name }) => name === text)?.option;
      if (!chosen) return undefined;
      const { action, label } = chosen;
      const results = action === undefined ? undefined : previewIn(own, [action], game.write(action));
      return results ?? { label: plain(label), lines: [], svg: pictureIn(ownScene(own, foreseen)).svg };
    },
    answer: async text => choose(touched, text),
    go: async way =>
      way === BACK && index > 0 ? { ok: true, value: goTo(index - 1) } : choose(buttons, way),
  };
}
