import type { Scored, SeenAside, Summary } from '../../../core/contract/game.ts';
import { capital, grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf, resignedText } from '../../../presentation/text/names.ts';
import { accountIn, placeOf } from '../../../presentation/text/verdict.ts';
import { box } from '../rules/box.ts';
import { isPrivateContract } from '../rules/cards.ts';
import type { FinalResult, FinalScore, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { privateName } from './cards.ts';

const soloVerdict = (words: PortoWords, result: FinalResult, names: Names): string => {
  const { finale, language } = words;
  const name = nameOf(names, 0, language);
  const { score = 0, total = 0 } = result.seats[0] ?? {};
  return result.won && result.level
    ? finale.soloWon(name, total, finale.levels[result.level])
    : finale.soloLost(name, score, box.solo.goal);
};

/** Writes one line: the winner, the tie-breaker if points are equal, and the seats that gave up. */
export const verdict = (words: PortoWords, view: SeenAside, result: FinalResult, names: Names): string => {
  const called = (seat: number): string => `**${nameOf(names, seat, words.language)}**`;
  return [
    winnerLine(words, result, view.resigned, names),
    ...resignedText(view, called, words.language),
  ].join(' ');
};

const winnerLine = (
  words: PortoWords,
  result: FinalResult,
  resigned: readonly number[],
  names: Names,
): string => {
  if (result.winner === null) return soloVerdict(words, result, names);
  const best = result.seats[result.winner];
  if (!best) throw new Error(`no seat ${result.winner}`);
  const name = nameOf(names, result.winner, words.language);
  const level = result.seats.filter(
    (other, seat) => seat !== result.winner && !resigned.includes(seat) && other.total === best.total,
  );
  if (level.length === 0) return words.finale.wins(name, best.total);
  return level.some(other => other.publicContracts === best.publicContracts)
    ? words.finale.winsByTurn(name, best.total)
    : words.finale.winsByContracts(name, best.total);
};

const seatLine = (words: PortoWords, final: FinalScore, name: string, counted: boolean): string => {
  const { finale, counts, language } = words;
  const worth = grammar(language).listed(
    final.private.map(({ contract, vp }) => `${privateName(words, contract)} ${vp}`),
  );
  const bonus = final.private.reduce((sum, { vp }) => sum + vp, 0);
  const claimed = `(${finale.claimed(counts.publicContracts(final.publicContracts))})`;
  const head = `**${name}** ${final.total}`;
  if (bonus === 0) return `${head} ${claimed}`;
  return counted
    ? `${head} = ${finale.counted(final.score, bonus, worth)} ${claimed}`
    : `${head} — ${finale.uncounted(bonus, worth)} ${claimed}`;
};

/**
 * Writes the final result: a sentence about the winner, then a line for each seat, the best first. Undefined without a result.
 */
export const finale = (words: PortoWords, view: View, names: Names): string | undefined => {
  const { result } = view;
  if (!result) return undefined;
  const counted = result.winner !== null || result.won === true;
  const lines = result.seats
    .map((final, seat) => ({ final, seat }))
    .sort((one, other) => one.final.rank - other.final.rank)
    .map(({ final, seat }) => {
      const place = result.winner === null ? '' : `${placeOf(view, { seat, rank: final.rank })} `;
      return `${place}${seatLine(words, final, nameOf(names, seat, words.language), counted)}`;
    });
  return [verdict(words, view, result, names), ...lines].join('\n');
};

const contract = (words: PortoWords, { card, points, places, counted }: Scored): string => {
  const said = words.account;
  const name = capital(isPrivateContract(card) ? privateName(words, card) : card);
  const houses = grammar(words.language).listed(places);
  if (points === 0) return said.unmet(name);
  return counted ? said.met(name, points, houses) : said.wouldBe(name, points, houses);
};

const contracts = (words: PortoWords, summary: Summary, seat: number): readonly string[] => {
  const kept = (summary.scored[seat] ?? []).filter(({ part }) => part === 'privateContracts');
  return kept.length === 0 ? [] : [kept.map(scored => contract(words, scored)).join(' · ')];
};

/** Writes the final account: the winner, then each seat's points, with the points of each private contract. */
export const account = (
  words: PortoWords,
  view: View,
  summary: Summary,
  ranks: readonly number[],
  names: Names,
): readonly string[] =>
  accountIn(
    { language: words.language, finale: words.account },
    view.result ? verdict(words, view, view.result, names) : undefined,
    view,
    summary,
    ranks,
    names,
    seat => contracts(words, summary, seat),
  );
