import type { Contrast } from '../../../core/contract/sequels.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { type AnyPresenter, briefLines, type Names } from '../../../presentation/presenter/presenter.ts';
import type { Context } from '../../context/context.ts';

/** Share of the imagined worlds in which an event must happen to be named. */
const USUAL = 0.5;

/**
 * Describes what follows each of two actions more often than the other, with the least share of worlds in which it does.
 * @param actionTexts names of the two actions
 */
export function sequelLines(
  { words: { hints }, language }: Context,
  { presenter, names }: { readonly presenter: AnyPresenter; readonly names: Names },
  later: readonly Contrast[],
  actionTexts: readonly [one: string, other: string],
): readonly string[] {
  const { percent } = grammar(language);
  const sides = [
    later.filter(({ one, other }) => one > other),
    later.filter(({ one, other }) => one < other),
  ];
  return sides.flatMap((own, side) => {
    const shareOf = (each: Contrast): number => Math.max(each.one, each.other);
    const usual = own.filter(each => shareOf(each) >= USUAL);
    const rare = own.filter(each => shareOf(each) < USUAL).map(each => [each]);
    const lines = [usual, ...rare].flatMap(group => {
      const events = group.map(({ event }) => event);
      const text = briefLines(presenter, events, names).join(' ').replaceAll('\n', ' ');
      return text === '' ? [] : [`- ${text} (${percent(Math.min(...group.map(shareOf)))})`];
    });
    return lines.length === 0 ? [] : [hints.after(actionTexts[side] ?? ''), ...lines];
  });
}
