import type { Scored, Summary } from '../../../core/game.ts';
import { capital, grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { accountIn } from '../../../presentation/text/verdict.ts';
import { isPrivateContract } from '../rules/cards.ts';
import type { View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { privateName } from './cards.ts';
import { verdict } from './finale.ts';

const contract = (words: PortoWords, { card, points, places, counted }: Scored): string => {
  const said = words.account;
  const name = capital(isPrivateContract(card) ? privateName(words, card) : card);
  const houses = grammar(words.language).listed(places);
  if (points === 0) return said.unmet(name);
  return counted ? said.met(name, points, houses) : said.wouldBe(name, points, houses);
};

const spoilers = (words: PortoWords, summary: Summary, seat: number): readonly string[] => {
  const kept = (summary.scored[seat] ?? []).filter(({ part }) => part === 'privateContracts');
  return kept.length === 0 ? [] : [kept.map(scored => `||${contract(words, scored)}||`).join(' ')];
};

/** Writes the final account (`accountIn`). Private contracts are spoilers, which a reader uncovers one by one. */
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
    summary,
    ranks,
    names,
    seat => spoilers(words, summary, seat),
  );
