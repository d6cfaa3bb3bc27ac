import type { Summary } from '../../../core/contract/game.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { accountIn, byRank, finaleIn, verdictIn, winnersIn } from '../../../presentation/text/verdict.ts';
import { tieBreak } from '../rules/scoring.ts';
import type { FinalResult, View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';

/** Returns the tie-breaker between the winner and the best rival with equal points. Undefined: there is no tie. */
const decidedBy = ({ players, resigned }: View, { ranks, totals }: FinalResult, winner: number) => {
  const second = byRank(ranks).find(({ rank, seat }) => rank > 1 && !resigned.includes(seat));
  if (!second || totals[second.seat] !== totals[winner]) return undefined;
  const [own, other] = [players[winner], players[second.seat]];
  return own && other && tieBreak(own, other);
};

const verdict = (words: VintageWords, view: View, names: Names): string | undefined => {
  const { result } = view;
  if (!result) return undefined;
  const { ranks, totals: points } = result;
  return verdictIn(words, { ranks, points }, view, names, winner => decidedBy(view, result, winner));
};

/**
 * Writes the final result: a line with the winner, then a line for each seat, the best first. Undefined while the game has no
 * result.
 */
export const finale = (words: VintageWords, view: View, names: Names): string | undefined => {
  const { result } = view;
  if (!result) return undefined;
  return finaleIn(words.language, verdict(words, view, names), view, result.ranks, names, seat =>
    words.terms.points(result.totals[seat] ?? 0),
  );
};

export const account = (
  words: VintageWords,
  view: View,
  summary: Summary,
  ranks: readonly number[],
  names: Names,
): readonly string[] => accountIn(words, verdict(words, view, names), view, summary, ranks, names);

/** Names the winners, then the seats that gave up (`winnersIn`). */
export const winners = (words: VintageWords, view: View, names: Names): readonly string[] =>
  winnersIn(words.language, verdict(words, view, names), view, names, words.finale.winner);
