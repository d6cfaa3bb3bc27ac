import type { AnyGame, Game } from '../../../src/core/game.ts';
import { fields, orders, read, write } from './notation.ts';
import { apply, forced, legal, seatsFor, setup, toAct } from './play.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { imagine, outcome, recordOf, redeal, summarise, view, worth } from './view.ts';

/**
 * A night on a quay, for 2 to 4. Each round all bid a tile in secret, of which there are four of each height; the first of
 * the highest has the quay and pushes its luck: reveals cards, saves some of them, plays letters from its hidden hand, and
 * takes what lies open before a storm sweeps it away; or rolls a die. The next seat must pass. It ends when the tide has
 * come three times, by storms and by ones on the die, which nobody can foresee.
 */
export const toy: Game<State, Action, Event, View, Options> = {
  id: 'toy',
  rules: 1,
  defaults: {},
  seats: seatsFor,
  setup,
  toAct,
  legal,
  forced,
  apply,
  view,
  round: ({ round }) => round,
  imagine,
  redeal,
  orders,
  worth,
  summary: summarise,
  record: recordOf,
  outcome,
  fields,
  write,
  read,
};

export const toys: Readonly<Record<string, AnyGame>> = { toy };
