import type { Answer, Person } from 'local-discord';
import type { AnyGame } from '../../../../src/core/game.ts';
import type { Committing, Place } from '../../../support/acts.ts';

/** The way in which people play a game in Discord. Its command has the game's name. */
export interface Played {
  readonly game: AnyGame;
  /** Kinds of tables that are opened one after the other. `others` is the number of people besides the opener. */
  readonly kinds: readonly {
    readonly command: string;
    readonly options: Readonly<Record<string, string | number>>;
    readonly others: number;
  }[];
  /** Kinds of tables of the soak, which plays without commands. */
  readonly tables: readonly { readonly seats: number; readonly options: object }[];
  /** Plays an action by a command of its own. Absent: the game has none. */
  byCommand?(place: Place, person: Person, action: unknown): Promise<Answer>;
  /** Chooses a person's action from the person's view. The same numbers give the same action. Absent: any legal action. */
  choose?(view: unknown, seat: number, legal: readonly unknown[], below: (n: number) => number): unknown;
  /** Share of the possible standing orders that people leave, from 0 to 1. Absent: they leave none. */
  readonly always?: number;
  /**
   * @param committing called with the custom id of the button that commits, before its press; returns the button to press
   */
  byButtons(place: Place, person: Person, action: unknown, committing: Committing): Promise<Answer>;
}
