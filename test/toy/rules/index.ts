import type { AnyGame, Game } from '../../../src/core/game.ts';
import { fields, orders, read, write } from './notation.ts';
import { apply, forced, legal, seatsFor, setup, toAct } from './play.ts';
import type { Action, Event, Options, State, View } from './types.ts';
import { imagine, outcome, recordOf, redeal, summarise, view, worth } from './view.ts';

/**
 * A night on a quay, for 2 to 4 seats. Each round, all seats bid a tile in secret, and the first seat with the highest bid gets
 * the quay. That seat rolls a die, or reveals cards and takes them before a storm sweeps them away. Meanwhile it may save some
 * cards and play letters from its hidden hand. The next seat must pass. The game ends when the tide has risen three times, by
 * storms and by ones on the die, or after twelve rounds.
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
