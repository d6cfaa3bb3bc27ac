import type { Dice } from '../../../core/contract/dice.ts';
import type { AddressedEvent, Seat } from '../../../core/contract/game.ts';
import type { Result } from '../../../core/contract/result.ts';
import type { Event, PlayerState, PortoRefusal, State } from './types.ts';

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

export const draftOf = (state: State, dice: Dice): Draft => ({
  next: { ...state },
  events: [],
  dice,
  reveals: false,
  chance: [],
});

export const tell = (draft: Draft, event: Event): void => {
  draft.events.push({ to: 'all', event });
};

export const tellChance = (draft: Draft, event: Event): void => {
  draft.chance.push(draft.events.length);
  tell(draft, event);
};

export const changePlayer = (draft: Draft, seat: Seat, change: Partial<PlayerState>): void => {
  const players = draft.next.players.slice();
  players[seat] = { ...(players[seat] as PlayerState), ...change };
  draft.next.players = players;
};

/** Changed state after an action, or the refusal of the action. */
export type CheckedDraft = Result<Draft, PortoRefusal>;

export const ascending = (slots: readonly number[]): boolean =>
  slots.every((slot, index) => index === 0 || slot > (slots[index - 1] ?? 0));
