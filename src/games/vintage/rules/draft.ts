import type { Dice } from '../../../core/contract/dice.ts';
import type { AddressedEvent, Seat } from '../../../core/contract/game.ts';
import type { Result } from '../../../core/contract/result.ts';
import type { Event } from './events.ts';
import type { VintageRefusal } from './refusals.ts';
import type { PlayerState, State } from './types.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Copy of the state that an action changes step by step. Fields are replaced, so that the old state never changes. */
export interface Draft {
  readonly next: Mutable<State>;
  readonly seat: Seat;
  readonly player: Mutable<PlayerState>;
  readonly events: AddressedEvent<Event>[];
  readonly dice: Dice;
  reveals: boolean;
  /** True after a random or hidden result. The acting seat could not foresee the events that follow it. */
  uncertain: boolean;
  /** Indices in `events` of the events that the acting seat could not foresee. */
  readonly chance: number[];
}

/** Fault of an action. Undefined: the action has no fault. */
export type Fault = Result<never, VintageRefusal> | undefined;

export const playerOf = ({ players }: Pick<State, 'players'>, seat: Seat): PlayerState => {
  const player = players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

export const draftOf = (state: State, seat: Seat, dice: Dice): Draft => {
  const player = { ...playerOf(state, seat) };
  const players = state.players.slice();
  players[seat] = player;
  const next = { ...state, players };
  return { next, seat, player, events: [], dice, reveals: false, uncertain: false, chance: [] };
};

/** Records an event for all seats. With `others`, only the acting seat gets `event`, and all other seats get `others`. */
export const tell = (draft: Draft, event: Event, others?: Event): void => {
  if (draft.uncertain) draft.chance.push(draft.events.length);
  draft.events.push(others === undefined ? { to: 'all', event } : { to: draft.seat, event, others });
};
