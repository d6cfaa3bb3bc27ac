import type { Game } from '../../../core/contract/game.ts';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { forced, legal, toAct } from './legal.ts';
import { fields, read, write } from './notation.ts';
import { orders } from './orders.ts';
import { isIdle, proposed, prospects } from './prospects.ts';
import { recordOf } from './record-of.ts';
import { shuffledDeal, stateOf } from './setup.ts';
import { summarise } from './summary.ts';
import {
  type Action,
  type Colour,
  type Event,
  ID,
  type Options,
  SEATS,
  type State,
  type View,
} from './types.ts';
import { outcome, view } from './view.ts';
import { worth } from './worth.ts';

/** Returns the colours of an action: of the Units hired or referred, or of the Headquarters bought. */
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
  setup: (seats, options, dice) => stateOf(shuffledDeal(seats, options, dice)),
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
