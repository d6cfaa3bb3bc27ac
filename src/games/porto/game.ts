import type { Game } from '../../core/contract/game.ts';
import { prospects } from './judgement/afterwards.ts';
import { worth } from './judgement/worth.ts';
import { fields, read, write } from './notation/notation.ts';
import { recordOf } from './notation/record-of.ts';
import { apply } from './rules/apply.ts';
import { cardColour, cardValue } from './rules/cards.ts';
import { forced } from './rules/forced.ts';
import { legal, toAct } from './rules/legal.ts';
import { resultOf } from './rules/scoring.ts';
import { DEFAULT_TIMER, seatsFor, setup } from './rules/setup.ts';
import { type Action, type Event, ID, type Options, type State, type View } from './rules/types.ts';
import { imagine, redeal } from './views/imagine.ts';
import { openers } from './views/openers.ts';
import { summarise } from './views/summary.ts';
import { view } from './views/view.ts';

/** Porto by Orlando Sá (MEBO Games, 2019). */
export const porto: Game<State, Action, Event, View, Options> = {
  id: ID,
  rules: 1,
  defaults: { variant: 'standard' },
  seats: ({ variant }) => seatsFor(variant),
  setup,
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
