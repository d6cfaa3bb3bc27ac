import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { Event } from '../rules/events.ts';
import { ageingBy, ageingOutcomes, spreadOf } from '../rules/odds.ts';
import type { Action, Card, View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { story } from './chronicle.ts';
import { outcomes } from './hand.ts';
import { cardInWords } from './topics.ts';

function cardOf(action: Action | undefined): Card | undefined {
  if (action?.type === 'play') return action.card;
  return action?.type === 'take' && action.card !== 'deck' ? action.card : undefined;
}

/**
 * Describes the certain effects of an action, and the card that the action plays or takes. For an ageing, it also describes the
 * points for each number of the die.
 */
export const foreseen = (
  words: VintageWords,
  events: readonly Event[],
  names: Names,
  view: View | undefined,
  action: Action | undefined,
): readonly string[] => {
  const card = cardOf(action);
  const lines = [...story(words, events, names), ...(card ? [cardInWords(words, card)] : [])];
  const ageing = action && ageingBy(action);
  const player = view?.players[view.turn];
  if (!ageing || !player) return lines;
  const all = ageingOutcomes(player, ageing.help);
  return [
    ...lines,
    outcomes(
      words,
      all.map(({ points }) => points),
      spreadOf(all).mean,
    ),
  ];
};
