import type { Game } from '../../../core/contract/game.ts';
import { prospects } from './afterwards.ts';
import { apply } from './apply.ts';
import { cardColour, cardValue } from './cards.ts';
import { forced } from './forced.ts';
import { imagine, redeal } from './imagine.ts';
import { legal, toAct } from './legal.ts';
import { fields, read, write } from './notation.ts';
import { openers } from './openers.ts';
import { recordOf } from './record-of.ts';
import { resultOf } from './scoring.ts';
import { DEFAULT_TIMER, seatsFor, shuffledDeal, stateOf } from './setup.ts';
import { summarise } from './summary.ts';
import { type Action, type Event, ID, type Options, type State, type View } from './types.ts';
import { view } from './view.ts';
import { worth } from './worth.ts';

/** Porto by Orlando Sá (MEBO Games, 2019). */
export const porto: Game<State, Action, Event, View, Options> = {
  id: ID,
  rules: 1,
  defaults: { variant: 'standard' },
  seats: ({ variant }) => seatsFor(variant),
  setup: (seats, options, dice) => stateOf(shuffledDeal(seats, options, dice)),
  toAct,
  legal,
  forced,
  apply,
  view,
  imagine,
  redeal,
  worth,
  openers,
  prospects,
  deals: {
    solo: { options: { variant: 'solo', timer: DEFAULT_TIMER }, seats: 1, great: 12 },
    duel: { options: { variant: 'standard' }, seats: 2, great: 10, colours: ['blue', 'red'] },
  },
  round: ({ round }) => round,
  category: ({ variant, timer }) => (variant === 'solo' ? `solo-${timer ?? DEFAULT_TIMER}` : variant),
  summary: summarise,
  colours: action =>
    action.type === 'build' ? Array(cardValue(action.number)).fill(cardColour(action.colour)) : [],
  record: recordOf,
  outcome: state => {
    if (state.phase.type !== 'over') return undefined;
    const { seats, won, level } = resultOf(state);
    const totals = seats.map(({ total }) => total);
    const ranks = seats.map(({ rank }) => rank);
    return { totals, ranks, ...(won !== undefined && { won }), ...(level && { level }) };
  },
  fields,
  write,
  read,
};
