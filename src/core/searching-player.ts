import type { Evaluation } from './evaluation.ts';
import type { Game } from './game.ts';
import type { PlayerOf } from './player.ts';
import { type Budget, Search } from './search.ts';

/** Plays the best line that it finds within its budget. */
export const searchingPlayer = <State, Action, Event, View, Options>(
  evaluation: Evaluation<State, Action>,
  budget: Budget,
): PlayerOf<State, Action, Event, View, Options> => ({
  choose(game: Game<State, Action, Event, View, Options>, view, seat, dice) {
    const [best] = new Search(game, evaluation).lines(view, seat, dice, budget);
    if (!best) throw new Error(`${game.id}: seat ${seat} has nothing to choose`);
    return best.action;
  },
});
