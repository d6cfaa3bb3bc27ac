import type { Scored, Summary } from '../../../core/game.ts';
import { capital, grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { medal, totalInParts } from '../../../presentation/text/verdict.ts';
import { isPrivateContract } from '../rules/cards.ts';
import type { View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { privateName } from './cards.ts';
import { verdict } from './finale.ts';

const isReason = (text: string): text is keyof PortoWords['account']['tie'] =>
  text === 'publicContracts' || text === 'laterSeat';

const contract = (words: PortoWords, { card, points, places, counted }: Scored): string => {
  const said = words.account;
  const name = capital(isPrivateContract(card) ? privateName(words, card) : card);
  const houses = grammar(words.language).listed(places);
  if (points === 0) return said.unmet(name);
  return counted ? said.met(name, points, houses) : said.wouldBe(name, points, houses);
};

const seatLines = (words: PortoWords, summary: Summary, seat: number, head: string): readonly string[] => {
  const kept = (summary.scored[seat] ?? []).filter(({ part }) => part === 'privateContracts');
  const spoilers = kept.map(scored => `||${contract(words, scored)}||`);
  return [
    `${head} ${totalInParts(summary, seat, words.account.parts)}`,
    ...(spoilers.length > 0 ? [spoilers.join(' ')] : []),
  ];
};

/**
 * Writes the final account: the result, a line for each seat with the parts of its total, then the ties between other seats.
 * Private contracts are spoilers, which a reader uncovers one by one.
 */
export const account = (
  words: PortoWords,
  view: View,
  summary: Summary,
  ranks: readonly number[],
  names: Names,
): readonly string[] => {
  const name = (seat: number) => `**${nameOf(names, seat, words.language)}**`;
  const order = ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  const alone = ranks.length === 1;
  const places = order.flatMap(({ rank, seat }) => {
    const place = alone ? '' : `${medal(rank)} `;
    return seatLines(words, summary, seat, `${place}${name(seat)}`);
  });
  const ties = summary.ties.flatMap(({ seats: [first, second], by }) =>
    view.result?.winner === first || !isReason(by) ? [] : words.account.tie[by](name(first), name(second)),
  );
  return [...(view.result ? [verdict(words, view, view.result, names)] : []), ...places, ...ties];
};
