import type { Answer, Person } from 'local-discord';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Committing, Place } from '../../../test/support/acts.ts';

/** How people play a game in Discord; its command is called as the game is. */
export interface Played {
  readonly game: AnyGame;
  /** Tables that are opened one after the other: with how many others. */
  readonly kinds: readonly {
    readonly command: string;
    readonly options: Readonly<Record<string, string | number>>;
    readonly others: number;
  }[];
  /** And those of the soak, which knows no commands. */
  readonly tables: readonly { readonly seats: number; readonly options: object }[];
  /** Undefined for a game whose actions have no commands. */
  byCommand?(place: Place, person: Person, action: unknown): Promise<Answer>;
  /** What a person does, from their view and the same numbers always the same. Absent: anything. */
  choose?(view: unknown, seat: number, legal: readonly unknown[], below: (n: number) => number): unknown;
  /** Of what may be decided in advance people do so often, of 1. Absent: never. */
  readonly always?: number;
  /** @param committing chooses the button that commits, and is told its custom id before it is pressed */
  byButtons(place: Place, person: Person, action: unknown, committing: Committing): Promise<Answer>;
}
