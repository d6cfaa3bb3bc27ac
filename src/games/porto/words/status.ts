import { grammar } from '../../../stage/grammar.ts';
import { nameOf } from '../../../stage/names.ts';
import type { Names } from '../../../stage/presenter.ts';
import { box } from '../rules/box.ts';
import type { View } from '../rules/types.ts';
import { cardName } from './cards.ts';
import type { PortoWords } from './en/index.ts';

/** One line: everybody's scores; totals once the game is over. */
export const scores = (words: PortoWords, view: View, names: Names): string => {
  const shown = view.players.map((player, seat) => {
    const total = view.result?.seats[seat]?.total ?? player.score;
    return `**${nameOf(names, seat, words.language)}** ${total}`;
  });
  const goal = view.variant === 'solo' && !view.result ? ` (${words.status.goal(box.solo.goal)})` : '';
  return `${shown.join(' · ')}${goal}`;
};

/** What is awaited, without names. */
export const awaits = (words: PortoWords, view: View): string => {
  const phrases = words.status.awaits;
  if (view.stopped) return phrases.over;
  switch (view.phase.type) {
    case 'keep':
    case 'turn':
    case 'over':
      return phrases[view.phase.type];
    case 'timer': {
      const cards = view.phase.cards.map(card => cardName(words, card));
      return phrases.timer(grammar(words.language).listed(cards));
    }
  }
};

/** How far the game is: "round 5", "round 12, the last". */
export const progress = ({ status }: PortoWords, view: View): string => {
  const { timer, round, roundOf, lastRound } = status.progress;
  if (view.variant === 'solo') return timer(view.timer.left, view.timer.size);
  if (view.lastRound === null) return round(view.round);
  return view.round >= view.lastRound ? lastRound(view.round) : roundOf(view.round, view.lastRound);
};

/** A category of games; what is none stays as it is. */
export const category = ({ status: { categories } }: PortoWords, name: string): string => {
  const [, timer] = /^solo-(\d+)$/.exec(name) ?? [];
  if (timer !== undefined) return categories.solo(timer);
  return name === 'standard' || name === 'family' ? categories[name] : name;
};
