import type { Dice } from '../contract/dice.ts';
import type { AddressedEvent, Seat } from '../contract/game.ts';

export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** State under construction. A step replaces fields of `next` and never changes the old values. */
export interface DraftOf<State, Event> {
  readonly next: Mutable<State>;
  readonly events: AddressedEvent<Event>[];
  readonly dice: Dice;
  reveals: boolean;
  /** Indices in `events` of the events that the acting seat could not foresee. */
  readonly chance: number[];
}

export const draftOf = <State extends object, Event>(state: State, dice: Dice): DraftOf<State, Event> => ({
  next: { ...state },
  events: [],
  dice,
  reveals: false,
  chance: [],
});

export const playerOf = <Player>(
  { players }: { readonly players: readonly Player[] },
  seat: Seat,
): Player => {
  const player = players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

export const changePlayer = <Player extends object>(
  { next }: { readonly next: { players: readonly Player[] } },
  seat: Seat,
  change: Partial<Player>,
): void => {
  next.players = next.players.with(seat, { ...playerOf(next, seat), ...change });
};
