import type { Contrast } from '../../../core/contract/sequels.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import {
  type AnyPresenter,
  type Names,
  type SequelText,
  sequelOf,
} from '../../../presentation/presenter/presenter.ts';
import type { Context } from '../../context/context.ts';

/** Shares that differ by less count as equal. */
const EQUAL = 0.05;
const isEqual = ({ one, other }: Contrast): boolean => Math.abs(one - other) < EQUAL;

/** An event of a line of play in words. `twin`: the same event after the other action, where it brings other points there. */
export type SequelLine = Contrast & SequelText & { readonly twin: (Contrast & SequelText) | undefined };

/** A position, for which a presenter tells a line of play. */
interface ViewInWords {
  readonly presenter: AnyPresenter;
  readonly names: Names;
  /** View of the deciding seat. */
  readonly view: unknown;
}

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
  const keys = sequels.flatMap(({ twin }) => twin?.key ?? []);
  return sequels.filter(({ key, twin }) => twin || !keys.includes(key));
}

/** Ends of the first words of a sentence. */
const BREAK = /\s*(?:[.:;](?=\s|$)|[。：；])/u;

/**
 * Describes the lines of play after two actions: events with their shares of imagined worlds after both. An event stands below
 * the action that it follows more often.
 * @param actionTexts names of the two actions
 */
export function sequelLines(
  { words: { hints }, language }: Context,
  shown: ViewInWords,
  later: readonly Contrast[],
  actionTexts: readonly [one: string, other: string],
): readonly string[] {
  const { percent } = grammar(language);
  const shareOf = (line: SequelLine): string => {
    const { one, other, anyway, twin, why } = line;
    const [most, least] = [percent(Math.max(one, other)), percent(Math.min(one, other))];
    if (twin)
      return hints.insteadOf(
        one + twin.other === 2 ? undefined : most,
        twin.points ?? 0,
        percent(twin.other),
      );
    if (anyway) return hints.anyway(most);
    // The first words of a refusal name its rule; what is possible follows.
    const because = why && shown.presenter.refusal(why, shown.view).split(BREAK, 1)[0];
    return isEqual(line) ? hints.either(most) : hints.shares(most, least, because);
  };
  const sequels = sequelTexts(shown.presenter, later, shown.names);
  // An event that follows both actions is no difference. It only fills a place that would be empty.
  const equal = sequels.filter(isEqual);
  return [1, -1].flatMap((sign, side) => {
    const own = sequels.filter(each => !isEqual(each) && (each.one - each.other) * sign > 0);
    const lines = (own.length > 0 ? own : equal.splice(0, 1)).map(
      each => `- ${each.text} (${shareOf(each)})`,
    );
    return lines.length === 0 ? [] : [hints.after(actionTexts[side] ?? '', side === 0), ...lines];
  });
}
