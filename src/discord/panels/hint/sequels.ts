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

/** An event of a line of play in words. `twin`: the same event after the other action, where it brings other points there. */
export type SequelLine = Contrast & SequelText & { readonly twin: (Contrast & SequelText) | undefined };

/** Action of a seat in a position, with the means to put its reasons into words. */
export interface ReasonedAction {
  readonly presenter: AnyPresenter;
  readonly view: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly names: Names;
}
type SequelSource = Pick<ReasonedAction, 'presenter' | 'names' | 'view'>;

/** Describes the events of a line of play. An event with other points after the second action stands once. */
export function sequelTexts(
  presenter: AnyPresenter,
  later: readonly Contrast[],
  names: Names,
): readonly SequelLine[] {
  const all = later
    .map(contrast => ({ ...contrast, ...sequelOf(presenter, contrast.event, names) }))
    .filter(({ text }) => text !== '');
  const scoring = all.filter(({ points, anyway }) => points !== undefined && !anyway);
  const sequels = all.map(each => ({
    ...each,
    twin: scoring.find(
      ({ key, one, other }) => other > one && each.one > each.other && !each.anyway && key === each.key,
    ),
  }));
  return sequels.filter(({ key, twin }) => twin || !sequels.some(each => each.twin?.key === key));
}

/** Ends of the first words of a sentence. */
const BREAK = /\s*(?:[.:;](?=\s|$)|[。：；])/u;
/** Least difference of an event's shares that stands behind it. */
const CLEAR = 0.15;

/**
 * Describes one imagined game after each of two actions. Behind an event stands its share of all imagined games, and its share
 * after the other action, if they differ clearly.
 * @param actionTexts names of the two actions
 */
export function gameLines(
  { words: { hints }, language }: Context,
  { presenter, names, view }: SequelSource,
  games: readonly (readonly Contrast[])[],
  actionTexts: readonly [one: string, other: string],
  head = hints.usual,
): readonly string[] {
  const { percent } = grammar(language);
  return games.flatMap((events, side) => {
    const texts = events.map(({ event, one, other, anyway, why }) => {
      const { text } = sequelOf(presenter, event, names);
      const [share, there] = side === 0 ? [one, other] : [other, one];
      if (anyway) return `- ${text} (${hints.anyway(percent(share))})`;
      if (Math.abs(share - there) < CLEAR) return `- ${text}`;
      // The first words of a refusal name its rule; what is possible follows.
      const because = share > there && why ? presenter.refusal(why, view).split(BREAK, 1)[0] : undefined;
      return `- ${text} (${hints.shares(percent(share), percent(there), because)})`;
    });
    return texts.length === 0 ? [] : [head(actionTexts[side] ?? '', side === 0), ...texts];
  });
}

/** Describes events with their shares of imagined worlds. An event stands below the action that it follows more often. */
export function sequelLines(
  context: Context,
  shown: SequelSource,
  later: readonly Contrast[],
  actionTexts: readonly [one: string, other: string],
): readonly string[] {
  const sides = [1, -1].map(sign => later.filter(({ one, other }) => (one - other) * sign > 0));
  return gameLines(context, shown, sides, actionTexts, context.words.hints.after);
}
