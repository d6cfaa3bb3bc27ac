import type { Budget, PlayerOf } from '../../../core/player.ts';
import { searchingPlayer } from '../../../core/searching-player.ts';
import type { Action, Event, Options, PhaseType, State, View } from '../rules/types.ts';
import { greenPortEvaluation } from './evaluation.ts';
import type { Weights } from './features.ts';

export type GreenPortPlayer = PlayerOf<State, Action, Event, View, Options>;

/**
 * Number of cards to look ahead: in decisions that depend on the next cards (`AHEAD`), and in playouts, which would take too
 * long with more.
 */
const AHEAD = 6;
const AHEAD_IN_PLAYOUTS = 2;
const NO_PLAYOUTS: Budget = { candidates: 0, playouts: 0, turns: 0 };
/**
 * Phases in which the bot uses playouts, since later choices of other seats matter. Other phases depend on cards, with known
 * chances.
 */
const TRIED: readonly PhaseType[] = ['pick', 'refer', 'utilise'];

/**
 * Makes the hard bot. It computes the chances of the next cards exactly, and uses playouts for start cubes, refers and
 * spending.
 */
export const hardPlayer = (weights: Weights, usual: (view: View) => Budget): GreenPortPlayer => {
  const chances: GreenPortPlayer = searchingPlayer(greenPortEvaluation(weights, AHEAD), NO_PLAYOUTS);
  const playouts: GreenPortPlayer = searchingPlayer(greenPortEvaluation(weights, AHEAD_IN_PLAYOUTS), usual);
  const { rollOut, playedOn }: GreenPortPlayer = searchingPlayer(greenPortEvaluation(weights), usual);
  const playerFor = ({ phase }: View): GreenPortPlayer => (TRIED.includes(phase.type) ? playouts : chances);
  return {
    choose(game, view, seat, dice, budget = usual(view)) {
      const player = playerFor(view);
      return player.choose(game, view, seat, dice, player === playouts ? budget : NO_PLAYOUTS);
    },
    lines(game, view, seat, dice, budget = usual(view), among = undefined) {
      const player = playerFor(view);
      return player.lines?.(game, view, seat, dice, player === playouts ? budget : NO_PLAYOUTS, among) ?? [];
    },
    ...(rollOut && { rollOut }),
    ...(playedOn && { playedOn }),
  };
};
