import type { Contrast } from '../../../core/contract/sequels.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { type AnyPresenter, type Names, sequelText } from '../../../presentation/presenter/presenter.ts';
import type { Context } from '../../context/context.ts';

/** Shares that differ by less count as equal. */
const EQUAL = 0.05;
const isEqual = ({ one, other }: Contrast): boolean => Math.abs(one - other) < EQUAL;

/**
 * Describes the lines of play after two actions: events with their shares of imagined worlds after both. An event stands below
 * the action that it follows more often.
 * @param actionTexts names of the two actions
 */
export function sequelLines(
  { words: { hints }, language }: Context,
  { presenter, names }: { readonly presenter: AnyPresenter; readonly names: Names },
  later: readonly Contrast[],
  actionTexts: readonly [one: string, other: string],
): readonly string[] {
  const { percent } = grammar(language);
  const linesOf = (contrast: Contrast): readonly string[] => {
    const { event, one, other, anyway } = contrast;
    const text = sequelText(presenter, event, names);
    const [most, least] = [percent(Math.max(one, other)), percent(Math.min(one, other))];
    const both = isEqual(contrast) ? hints.either(most) : hints.shares(most, least);
    const share = anyway ? hints.anyway(most) : both;
    return text === '' ? [] : [`- ${text} (${share})`];
  };
  const lists = [
    later.filter(each => isEqual(each) || each.one > each.other),
    later.filter(each => !isEqual(each) && each.one < each.other),
  ];
  // What follows both actions may stand below either.
  const last = lists[0]?.at(-1);
  if (lists[0]?.[1] && lists[1]?.length === 0 && last && isEqual(last)) lists[1] = lists[0]?.splice(-1) ?? [];
  return lists.flatMap((list, side) => {
    const lines = list.flatMap(linesOf);
    return lines.length === 0 ? [] : [hints.after(actionTexts[side] ?? '', side === 0), ...lines];
  });
}
