import type { GameEnding, Names } from '../../../presentation/presenter/presenter.ts';
import { asAlt } from '../../../presentation/text/alt.ts';
import { nameOf, plain } from '../../../presentation/text/names.ts';
import type { View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { account, winners } from './finale.ts';

/** Describes the final picture: the winner, every total part by part, the points round by round. */
export const endingAlt = (
  words: GreenPortWords,
  { summary, ranks }: GameEnding,
  view: View,
  names: Names,
): string => {
  const called = view.players.map((_, seat) => nameOf(names, seat, words.language));
  const stopped = view.result ? [] : winners(words, view, called);
  const lines = account(words, view, summary, ranks ?? view.players.map(() => 1), called);
  const rounds = summary.rounds.map(points => points.join('–')).join(', ');
  return asAlt([...stopped, ...lines, ...(rounds ? [rounds] : [])].map(plain).join('\n'));
};
