import { grammar } from '../../../presentation/language/grammar.ts';
import type { GameEnding, Names } from '../../../presentation/presenter/presenter.ts';
import { asAlt } from '../../../presentation/text/alt.ts';
import { nameOf, plain } from '../../../presentation/text/names.ts';
import { CATEGORIES, SIDES, type View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { account, winners } from './finale.ts';
import { categoryText } from './terms.ts';

/** Writes the points from a seat's sold Port by category. Empty where the seat sold none. */
const soldText = (words: VintageWords, { summary }: GameEnding, seat: number): string =>
  SIDES.flatMap(side =>
    CATEGORIES[side].flatMap(category => {
      const sold = (summary.scored[seat] ?? []).filter(
        ({ part, card }) => part === 'warehouse' && card === `${side}-${category}`,
      );
      const points = sold.reduce((sum, each) => sum + each.points, 0);
      return points > 0 ? [`${categoryText(words, side, category)} ${points}`] : [];
    }),
  ).join(', ');

/**
 * Describes the picture of the game's end: the winner, every total part by part, the Port sold, and the points round by round.
 */
export const endingAlt = (words: VintageWords, ending: GameEnding, view: View, names: Names): string => {
  const { summary, ranks } = ending;
  const called = view.players.map((_, seat) => nameOf(names, seat, words.language));
  const stopped = view.result ? [] : winners(words, view, called);
  const texts = account(words, view, summary, ranks ?? view.players.map(() => 1), called);
  const sold = view.players.flatMap((_, seat) => {
    const said = soldText(words, ending, seat);
    return said === '' ? [] : [grammar(words.language).labelled(called[seat] ?? '', said)];
  });
  const rounds = summary.rounds.map(points => points.join('–')).join(', ');
  const lines = [...stopped, ...texts, ...sold, ...(rounds ? [rounds] : [])].map(plain);
  return asAlt(lines.join('\n'));
};
