import { gameOf } from '../core/contract/game.ts';
import type { Refusal, Result } from '../core/contract/result.ts';
import { foresee } from '../presentation/choosing/preview.ts';
import type { Language } from '../presentation/language/languages.ts';
import { nameOf, plain, YOU } from '../presentation/text/names.ts';
import type { AnsweredPuzzle, AskedPuzzle } from '../table/puzzles/puzzles.ts';
import type { Table } from '../table/table.ts';
import { type OwnView, ownScene, pictureIn, previewIn, touchIn } from './own-view.ts';
import type { PagePreview, PageState } from './protocol.ts';
import { type PageVoice, withTimes } from './refusals.ts';
import type { Presented } from './seating.ts';

/** Person before a puzzle, and what presents it to them. */
export interface PuzzleSeating extends OwnView {
  readonly userId: string;
  readonly language: Language;
  readonly asked: AskedPuzzle;
  /** Answer of the person. Undefined: the person has not answered. */
  readonly answered: AnsweredPuzzle | undefined;
}

/** Finds the puzzle of a page. Undefined: the bot has it no more. */
export async function puzzleOf(
  table: Table,
  presented: Presented,
  {
    puzzle,
    userId,
    language,
  }: { readonly puzzle: string; readonly userId: string; readonly language: Language },
): Promise<PuzzleSeating | undefined> {
  const [id = '', number] = puzzle.split(' ');
  const shown = table.puzzles.shown(userId, id, Number(number));
  const presenter = shown.ok ? presented.presenters[shown.value.game]?.(language) : undefined;
  if (!shown.ok || !presenter) return undefined;
  const asked = shown.value;
  const { seats, seat, view } = asked;
  const names = Array.from({ length: seats }, (_, other) =>
    other === seat ? YOU[language] : nameOf([], other, language),
  );
  const answered = await table.puzzles.answered(userId, id, asked.number);
  const game = gameOf(presented, asked.game);
  return { ...{ userId, language, asked, answered }, ...{ game, presenter, seat, view, names } };
}

/** Returns a puzzle with its choices, or after the answer with the best action. Nothing depends on the best action before. */
export function puzzleState(voice: PageVoice, at: PuzzleSeating, now: number): PageState {
  const { language, asked, answered, game, seat, view } = at;
  const { title, lines, next } = voice.puzzle(answered ?? asked, language);
  const texts = lines.flatMap(line => withTimes(line, language, now).split('\n')).map(plain);
  // The reasons of an answer are long, so they stand below the picture.
  const above = answered ? 1 : texts.length;
  const best = answered?.choices[0];
  const scene = ownScene(at, best ? foresee(game, view, seat, best.action) : []);
  return {
    ...{ status: answered ? 'over' : 'yours', rev: asked.number, advises: false },
    ...{
      title: plain(title),
      lines: texts.slice(0, above),
    },
    ...pictureIn(scene),
    touch: answered ? { frames: [], choices: [], actions: [] } : touchIn(at, scene, asked.actions),
    ...{ cards: answered ? [{ lines: texts.slice(above), ways: [] }] : [], clocks: [] },
    ways: answered ? [{ name: 'next', label: next, kind: 'commit' }] : [],
  };
}

export const puzzlePreview = (at: PuzzleSeating, text: string): PagePreview | undefined =>
  at.answered ? undefined : previewIn(at, at.asked.actions, text);

/** Answers a puzzle, as a press of its button on Discord does. */
export async function answerPuzzle(
  table: Table,
  { userId, asked, game }: PuzzleSeating,
  text: string,
): Promise<Result<AnsweredPuzzle, Refusal>> {
  const { id: puzzleId, number, mark, actions } = asked;
  const place = actions.findIndex(action => game.write(action) === text);
  return table.puzzles.answer(userId, { puzzleId, number, place, mark });
}
