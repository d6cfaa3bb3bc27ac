import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import type { Result } from '../../../core/contract/result.ts';
import { draftOf as begun, type DraftOf, type Mutable, playerOf } from '../../../core/rules/draft.ts';
import type { Event } from './events.ts';
import type { VintageRefusal } from './refusals.ts';
import type { PlayerState, State } from './types.ts';

export { playerOf } from '../../../core/rules/draft.ts';

/** Draft of a step. The step may change `player`, the acting seat's player. */
export interface Draft extends DraftOf<State, Event> {
  readonly seat: Seat;
  readonly player: Mutable<PlayerState>;
  /** True after a random or hidden result. The acting seat could not foresee the events that follow it. */
  uncertain: boolean;
}

/** Fault of an action. Undefined: the action has no fault. */
export type Fault = Result<never, VintageRefusal> | undefined;

export const draftOf = (state: State, seat: Seat, dice: Dice): Draft => {
  const player = { ...playerOf(state, seat) };
  const players = state.players.with(seat, player);
  return { ...begun<State, Event>({ ...state, players }, dice), seat, player, uncertain: false };
};

/** Records an event for all seats. With `others`, only the acting seat gets `event`, and all other seats get `others`. */
export const tell = (draft: Draft, event: Event, others?: Event): void => {
  if (draft.uncertain) draft.chance.push(draft.events.length);
  draft.events.push(others === undefined ? { to: 'all', event } : { to: draft.seat, event, others });
};
