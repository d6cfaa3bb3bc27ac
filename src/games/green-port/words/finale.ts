import type { Summary } from '../../../core/contract/game.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { accountIn, byRank, finaleIn, verdictIn, winnersIn } from '../../../presentation/text/verdict.ts';
import { tieBreak } from '../rules/scoring.ts';
import type { FinalResult, View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';

/**
 * Returns the tie-breaker between the winner and the best rival with equal points; undefined without such a rival, or where the
 * two are equal in all.
 */
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

const verdict = (words: GreenPortWords, view: View, names: Names): string | undefined => {
  const { result } = view;
  if (!result) return undefined;
  return verdictIn(words, result, view, names, winner => decidedBy(result, winner, view.resigned));
};

/**
 * Writes the final result: a sentence about the winner, then a line for each seat, the best first. Undefined without a result.
 */
export const finale = (words: GreenPortWords, view: View, names: Names): string | undefined => {
  const { result } = view;
  if (!result) return undefined;
  const { terms, language } = words;
  return finaleIn(language, verdict(words, view, names), view, result.ranks, names, seat => {
    const left = words.finale.left(terms.cubeCount(result.cubes[seat] ?? 0));
    return `${terms.points(result.points[seat] ?? 0)} (${left})`;
  });
};

export const account = (
  words: GreenPortWords,
  view: View,
  summary: Summary,
  ranks: readonly number[],
  names: Names,
): readonly string[] => accountIn(words, verdict(words, view, names), view, summary, ranks, names);

/** Names the winners, then the seats that gave up. */
export const winners = (words: GreenPortWords, view: View, names: Names): readonly string[] =>
  winnersIn(words.language, verdict(words, view, names), view, names, words.board.winner);
