import type { Answer, Person } from 'local-discord';
import type { AnyGame } from '../../../../src/core/game.ts';
import type { Committing, Place } from '../../../support/acts.ts';

/** The way in which people play a game in Discord. Its command has the game's name. */
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
  /** Chooses a person's action from the person's view. The same numbers give the same action. Absent: any legal action. */
  choose?(view: unknown, seat: number, legal: readonly unknown[], below: (n: number) => number): unknown;
  /** Share of the possible standing orders that people leave, from 0 to 1. Absent: they leave none. */
  readonly always?: number;
  /** @param committing chooses the button that commits, and is told its custom id before it is pressed */
  byButtons(place: Place, person: Person, action: unknown, committing: Committing): Promise<Answer>;
}
