import type { Game } from '../../../core/contract/game.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { imagine, redeal } from './imagine.ts';
import { forced, legal, toAct } from './legal.ts';
import { fields, write } from './notation.ts';
import { openers } from './openers.ts';
import { orders } from './orders.ts';
import { proposed } from './proposed.ts';
import { read } from './reading.ts';
import { recordOf } from './record-of.ts';
import { shuffledDeal, stateOf } from './setup.ts';
import { summarise } from './summary.ts';
import { type Action, ID, type Options, SEATS, type State, type View } from './types.ts';
import { outcome, view } from './view.ts';
import { worth } from './worth.ts';

/** Rules of Vintage by Gil d'Orey, MESAboardgames 2011: the normal version. */
export const vintage: Game<State, Action, Event, View, Options> = {
  id: ID,
  rules: 1,
  defaults: { variant: 'standard' },
  seats: () => SEATS,
  setup: (seats, options, dice) => stateOf(shuffledDeal(seats, options, dice)),
  toAct,
  legal,
  forced,
  apply,
  view,
  imagine,
  redeal,
  worth,
  proposed,
  openers,
  orders,
  deals: { duel: { options: { variant: 'standard' }, seats: 2, great: 8, colours: ['green', 'purple'] } },
  round: ({ round }) => round,
  category: ({ variant }) => variant,
  summary: summarise,
  colours: action => (action.type === 'plant' && action.vine !== 'old' ? [action.vine] : []),
  record: recordOf,
  outcome,
  fields,
  write,
  read,
};
