import type { Evaluation } from './evaluation.ts';
import type { Budget, PlayerOf } from './player.ts';
import { Search } from './search.ts';

/** Plays the best line that it finds within its budget. */
export const searchingPlayer = <State, Action, Event, View, Options>(
  evaluation: Evaluation<State, Action>,
  usual: Budget,
): PlayerOf<State, Action, Event, View, Options> => {
  return {
    choose(game, view, seat, dice, budget = usual) {
      return new Search(game, evaluation).best(view, seat, dice, budget);
    },
    lines(game, view, seat, dice, budget = usual, among = undefined) {
      return new Search(game, evaluation).lines(view, seat, dice, budget, among);
    },
  };
};
