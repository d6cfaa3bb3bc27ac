import type { Dice } from '../../../core/contract/dice.ts';
import type { AddressedEvent, Seat } from '../../../core/contract/game.ts';
import type { Result } from '../../../core/contract/result.ts';
import type { Event, GreenPortRefusal, PlayerState, State, TurnState } from './types.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** State under construction. A step replaces fields of `next` and never changes the old values. */
export interface Draft {
  readonly next: Mutable<State>;
  readonly events: AddressedEvent<Event>[];
  readonly dice: Dice;
  reveals: boolean;
  /** Indices in `events` of the events that depended on hidden cards. */
  readonly chance: number[];
}

export type CheckedDraft = Result<Draft, GreenPortRefusal>;

export const draftOf = (state: State, dice: Dice): Draft => ({
  next: { ...state },
  events: [],
  dice,
  reveals: false,
  chance: [],
});

/** Records an event. After a reveal in the same step, the event counts as one that depends on hidden cards. */
export const tell = (draft: Draft, event: Event): void => {
  if (draft.reveals) draft.chance.push(draft.events.length);
  draft.events.push({ to: 'all', event });
};

export const playerOf = ({ players }: Pick<State, 'players'>, seat: Seat): PlayerState => {
  const player = players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

export const changePlayer = (draft: Draft, seat: Seat, change: Partial<PlayerState>): void => {
  const players = draft.next.players.slice();
  players[seat] = { ...playerOf(draft.next, seat), ...change };
  draft.next.players = players;
};

export const changeTurn = (draft: Draft, change: Partial<TurnState>): void => {
  draft.next.turn = { ...draft.next.turn, ...change };
};
