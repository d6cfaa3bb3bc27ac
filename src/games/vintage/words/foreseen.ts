import type { Names } from '../../../stage/presenter.ts';
import type { Event } from '../rules/events.ts';
import { ageingBy, ageingOutcomes, spreadOf } from '../rules/odds.ts';
import type { Action, View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { story } from './chronicle.ts';
import { outcomes } from './hand.ts';

/** What an action would bring for certain; of an ageing, what each number of the die would. */
export const foreseen = (
  words: VintageWords,
  events: readonly Event[],
  names: Names,
  view: View | undefined,
  action: Action | undefined,
): readonly string[] => {
  const lines = story(words, events, names);
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
