import type { Evaluation } from '../contract/evaluation.ts';
import { AT_ONCE, type Budget, type PlayerOf } from '../contract/player.ts';
import { Search } from './search.ts';

/**
 * Makes a player that plays the best action found within its budget.
 * @param usual budget where the caller gives none; absent: no playouts
 */
export const searchingPlayer = <State, Action, Event, View, Options>(
  evaluation: Evaluation<State, Action>,
  usual: Budget | ((view: View) => Budget) = AT_ONCE,
): PlayerOf<State, Action, Event, View, Options> => {
  const usually = (view: View): Budget => (typeof usual === 'function' ? usual(view) : usual);
  return {
    choose(game, view, seat, dice, budget = usually(view)) {
      return new Search(game, evaluation).best(view, seat, dice, budget);
    },
    lines(game, view, seat, dice, budget = usually(view), among = undefined) {
      return new Search(game, evaluation).lines(view, seat, dice, budget, among);
    },
    glance(game, view, seat, dice) {
      return new Search(game, evaluation).glance(view, seat, dice);
    },
    rollOut(game, view, viewer, seat, seed) {
      return new Search(game, evaluation).rollOut(view, viewer, seat, seed);
    },
    playedOn(game, view, seat, action, seed, turns) {
      return new Search(game, evaluation).playedOn(view, seat, action, seed, turns);
    },
  };
};
