import type { Summary } from '../../../core/game.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf, type Resignations, resignedText } from '../../../presentation/text/names.ts';
import { byRank, medal, totalInParts, verdictIn } from '../../../presentation/text/verdict.ts';
import { tieBreak } from '../rules/scoring.ts';
import type { FinalResult, View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';

/** Returns the tie-breaker between the winner and the best rival with equal points; undefined without such a rival. */
const decidedBy = (
  result: FinalResult,
  winner: number,
  resigned: readonly number[],
): 'cubes' | 'cards' | undefined => {
  const rival = byRank(result.ranks).find(
    ({ seat }) =>
      seat !== winner && result.points[seat] === result.points[winner] && !resigned.includes(seat),
  );
  return rival && tieBreak(result, winner, rival.seat);
};

const verdict = (words: GreenPortWords, view: Resignations, result: FinalResult, names: Names): string =>
  verdictIn(words, result, view, names, winner => decidedBy(result, winner, view.resigned));

/**
 * Writes the final result: a sentence about the winner, then a line for each seat, the best first. Undefined without a result.
 */
export const finale = (words: GreenPortWords, view: View, names: Names): string | undefined => {
  const { result } = view;
  if (!result) return undefined;
  const { terms, language } = words;
  const lines = byRank(result.ranks).map(({ seat, rank }) => {
    const left = words.finale.left(terms.cubeCount(result.cubes[seat] ?? 0));
    return `${rank}\\. **${nameOf(names, seat, language)}** ${terms.points(result.points[seat] ?? 0)} (${left})`;
  });
  return [verdict(words, view, result, names), ...lines].join('\n');
};

/**
 * Writes the final account. It begins with a sentence about the winner. Then each seat has a line with the parts of its total.
 * Each tie that is not for the first place has a line at the end.
 */
export const account = (
  words: GreenPortWords,
  view: View,
  summary: Summary,
  ranks: readonly number[],
  names: Names,
): readonly string[] => {
  const name = (seat: number): string => `**${nameOf(names, seat, words.language)}**`;
  const places = byRank(ranks).map(
    ({ seat, rank }) => `${medal(rank)} ${name(seat)} ${totalInParts(summary, seat, words.finale.parts)}`,
  );
  const ties = summary.ties.flatMap(({ seats: [first, second], by }) =>
    ranks[first] === 1 || (by !== 'cubes' && by !== 'cards')
      ? []
      : words.finale.tie[by](name(first), name(second)),
  );
  return [...(view.result ? [verdict(words, view, view.result, names)] : []), ...places, ...ties];
};

/** Names the winners (by the rules, or because all others gave up), then the seats that gave up, in markdown. */
export const winners = (words: GreenPortWords, view: View, names: Names): readonly string[] => {
  const called = (seat: number): string => nameOf(names, seat, words.language);
  if (view.result) return [verdict(words, view, view.result, names)];
  return [
    ...(view.stopped ?? []).map(seat => words.board.winner(called(seat))),
    ...resignedText(view, called, words.language),
  ];
};
