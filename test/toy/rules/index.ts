import type { AnyGame, Game } from '../../../src/core/contract/game.ts';
import { fields, orders, read, write } from './notation.ts';
import { apply, forced, legal, setup, toAct } from './play.ts';
import {
  type Action,
  AMOUNTS,
  type Event,
  type Options,
  type State,
  TILES_OF_EACH,
  type View,
} from './types.ts';
import { imagine, outcome, record, redeal, summary, view, worth } from './view.ts';

/**
 * A night on a quay, for 1 to 4 seats. Each round, all seats bid a tile in secret, and the first seat with the highest bid gets
 * the quay. That seat rolls a die, or reveals cards and takes them before a storm sweeps them away. Meanwhile it may save some
 * cards and play letters from its hidden hand. The next seat must pass. The game has eight rounds.
 */
export const toy: Game<State, Action, Event, View, Options> = {
  id: 'toy',
  rules: 1,
  defaults: {},
  seats: ({ solo, tiles = TILES_OF_EACH }) =>
    solo ? { min: 1, max: 1 } : { min: 2, max: Math.min(4, AMOUNTS.length * tiles) },
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
  summary,
  record,
  outcome,
  fields,
  write,
  read,
};

export const toys: Readonly<Record<string, AnyGame>> = { toy };
