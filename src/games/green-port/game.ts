import type { Game } from '../../core/contract/game.ts';
import { isIdle, proposed, prospects } from './judgement/prospects.ts';
import { worth } from './judgement/worth.ts';
import { fields, read, write } from './notation/notation.ts';
import { recordOf } from './notation/record-of.ts';
import { apply } from './rules/apply.ts';
import { forced, legal, toAct } from './rules/legal.ts';
import { setup } from './rules/setup.ts';
import {
  type Action,
  type Colour,
  type Event,
  ID,
  type Options,
  SEATS,
  type State,
  type View,
} from './rules/types.ts';
import { imagine } from './views/imagine.ts';
import { orders } from './views/orders.ts';
import { summarise } from './views/summary.ts';
import { outcome, view } from './views/view.ts';

const coloursOf = (action: Action): readonly Colour[] => {
  if (action.type !== 'hire' && action.type !== 'refer' && action.type !== 'buy') return [];
  return action.colour === undefined ? [] : [action.colour];
};

/** Green Port by Pedro Dias, for the Green Box of Games. */
export const greenPort: Game<State, Action, Event, View, Options> = {
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
  worth,
  prospects,
  proposed,
  isIdle,
  orders,
  deals: { duel: { options: { variant: 'standard' }, seats: 2, great: 5, colours: ['green', 'red'] } },
  round: ({ round }) => round,
  category: ({ variant }) => variant,
  summary: summarise,
  colours: coloursOf,
  record: recordOf,
  outcome,
  fields,
  write,
  read,
};
