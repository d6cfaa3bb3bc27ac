import type { Game } from '../../core/contract/game.ts';
import { proposed } from './judgement/proposed.ts';
import { worth } from './judgement/worth.ts';
import { fields, read, write } from './notation/notation.ts';
import { recordOf } from './notation/record-of.ts';
import { apply } from './rules/apply.ts';
import type { Event } from './rules/events.ts';
import { forced, legal, toAct } from './rules/legal.ts';
import { setup } from './rules/setup.ts';
import { type Action, ID, type Options, SEATS, type State, type View } from './rules/types.ts';
import { imagine, redeal } from './views/imagine.ts';
import { openers } from './views/openers.ts';
import { orders } from './views/orders.ts';
import { summarise } from './views/summary.ts';
import { outcome, view } from './views/view.ts';

/** Rules of Vintage by Gil d'Orey, MESAboardgames 2011: the normal version. */
export const vintage: Game<State, Action, Event, View, Options> = {
  id: ID,
  rules: 1,
  defaults: { variant: 'standard' },
  seats: () => SEATS,
  setup,
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
