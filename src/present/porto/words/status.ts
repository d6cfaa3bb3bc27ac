import { box } from '../../../games/porto/box.ts';
import type { View } from '../../../games/porto/types.ts';
import { nameOf } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { cardName } from './cards.ts';

/** One line: everybody's scores; totals once the game is over. */
export const scores = (view: View, names: Names): string => {
  const shown = view.players.map((player, seat) => {
    const total = view.result?.seats[seat]?.total ?? player.score;
    return `**${nameOf(names, seat)}** ${total}`;
  });
  const goal = view.variant === 'solo' && !view.result ? ` (${box.solo.goal} wins)` : '';
  return `${shown.join(' · ')}${goal}`;
};

/** What is awaited, without names. */
export const awaits = (view: View): string => {
  switch (view.phase.type) {
    case 'keep':
      return 'choose three of five private contracts';
    case 'turn':
      return 'draw or build';
    case 'timer':
      return `place ${view.phase.cards.map(cardName).join(' and ')} from the Timer`;
    case 'over':
      return 'the game is over';
  }
};

/** How far the game is: "round 5", "round 12, the last". */
export const progress = (view: View): string => {
  if (view.variant === 'solo') return `Timer ${view.timer.left} of ${view.timer.size}`;
  if (view.lastRound === null) return `round ${view.round}`;
  return view.round >= view.lastRound
    ? `round ${view.round}, the last`
    : `round ${view.round} of ${view.lastRound}`;
};
