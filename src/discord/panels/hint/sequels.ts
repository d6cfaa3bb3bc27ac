import type { Seat } from '../../../core/contract/game.ts';
import type { Contrast } from '../../../core/contract/sequels.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import {
  type AnyPresenter,
  type Names,
  type SequelText,
  sequelOf,
} from '../../../presentation/presenter/presenter.ts';
import type { Context } from '../../context/context.ts';

export type SequelLine = Contrast & SequelText;

/** Action of a seat in a position, with the means to put its reasons into words. */
export interface ReasonedAction {
  readonly presenter: AnyPresenter;
  readonly view: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly names: Names;
}
type SequelSource = Pick<ReasonedAction, 'presenter' | 'names' | 'view'>;

/** Describes the events of a line of play in words. Leaves out events without a text. */
export const sequelTexts = (
  presenter: AnyPresenter,
  later: readonly Contrast[],
  names: Names,
): readonly SequelLine[] =>
  later
    .map(contrast => ({ ...contrast, ...sequelOf(presenter, contrast.event, names) }))
    .filter(({ text }) => text !== '');

/** Punctuation that ends the first part of a sentence. */
const BREAK = /\s*(?:[.:;](?=\s|$)|[。：；])/u;

/**
 * Describes events below the action that they follow more often, with their shares of imagined worlds after this action and
 * after the other action. An event that both actions lead to in different forms stands below both actions, without shares.
 * @param actionTexts names of the two actions
 */
export function sequelLines(
  { words: { hints }, language }: Context,
  { presenter, names, view }: SequelSource,
  later: readonly Contrast[],
  actionTexts: readonly [one: string, other: string],
): readonly string[] {
  const { percent } = grammar(language);
  const sides = [true, false].map(isFirst =>
    later.filter(({ one, other, instead }) => instead !== undefined || one > other === isFirst),
  );
  const first = sides.findIndex(side => side.some(({ instead }) => instead === undefined));
  return sides.flatMap((side, at) => {
    const texts = side.map(({ event, one, other, instead, why }) => {
      const { text } = sequelOf(presenter, at === 0 ? event : (instead ?? event), names);
      if (instead !== undefined) return `- ${text}`;
      const [share, there] = at === 0 ? [one, other] : [other, one];
      // The first words of a refusal name its rule; what is possible follows.
      const because = why && presenter.refusal(why, view).split(BREAK, 1)[0];
      const shares = hints.shares(percent(share), percent(there), because);
      return `- ${text} (${shares})`;
    });
    return texts.length === 0 ? [] : [hints.after(actionTexts[at] ?? '', at === first), ...texts];
  });
}

/** Describes one imagined game after the best action of a puzzle, and the same game after another action. */
export const gameLines = (
  { words: { puzzles } }: Context,
  { presenter, names }: SequelSource,
  games: readonly (readonly unknown[])[],
): readonly string[] =>
  games.flatMap((events, side) => [
    puzzles.imagined(side === 0),
    ...events.map(event => `- ${sequelOf(presenter, event, names).text}`),
  ]);
