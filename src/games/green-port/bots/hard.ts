import type { Budget, PlayerOf } from '../../../core/player.ts';
import { searchingPlayer } from '../../../core/searching-player.ts';
import type { Action, Event, Options, PhaseType, State, View } from '../rules/types.ts';
import { greenPortEvaluation } from './evaluation.ts';
import type { Weights } from './features.ts';

export type GreenPortPlayer = PlayerOf<State, Action, Event, View, Options>;

/**
 * Number of cards to look ahead: in decisions that depend on the next cards (`AHEAD`), and in the playouts of a move, which
 * would take too long with more. After a flip, three cards took a quarter more time than two and changed no mean by 0.001.
 */
const AHEAD = 6;
const AHEAD_IN_PLAYOUTS = 2;
const NO_PLAYOUTS: Budget = { candidates: 0, playouts: 0, turns: 0 };
/** Phases in which the bot's choice uses playouts. In other phases the chances of the next cards are known, and decide. */
const TRIED: readonly PhaseType[] = ['pick', 'refer', 'utilise'];

/**
 * Makes the hard bot. It computes the chances of the next cards exactly, and uses playouts for start cubes, refers and
 * spending. Its lines, for hints and reviews, use playouts in all phases: without them a hint missed half of the puzzles about
 * a hire.
 * @param advice budget of lines
 */
export const hardPlayer = (
  weights: Weights,
  usual: (view: View) => Budget,
  advice: Budget,
): GreenPortPlayer => {
  const chances: GreenPortPlayer = searchingPlayer(greenPortEvaluation(weights, AHEAD), NO_PLAYOUTS);
  const playouts: GreenPortPlayer = searchingPlayer(
    greenPortEvaluation(weights, AHEAD_IN_PLAYOUTS, AHEAD_IN_PLAYOUTS),
    usual,
  );
  const further: GreenPortPlayer = searchingPlayer(greenPortEvaluation(weights), advice);
  const isTried = ({ phase }: View): boolean => TRIED.includes(phase.type);
  const { rollOut } = further;
  const { playedOn } = playouts;
  return {
    choose(game, view, seat, dice, budget = usual(view)) {
      return isTried(view)
        ? playouts.choose(game, view, seat, dice, budget)
        : chances.choose(game, view, seat, dice, NO_PLAYOUTS);
    },
    lines(game, view, seat, dice, budget = advice, among = undefined) {
      const player = budget.playouts > 0 || isTried(view) ? further : chances;
      return player.lines?.(game, view, seat, dice, budget, among) ?? [];
    },
    ...(rollOut && { rollOut }),
    ...(playedOn && { playedOn }),
  };
};
