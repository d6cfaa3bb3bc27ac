import type { Answer, Person } from 'local-discord';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import type { Place } from '../../../test/support/acts.ts';

export interface Played {
  readonly game: AnyGame;
  /** Kinds of tables that people open in rotation. `others` is the number of people besides the opener. */
  readonly kinds: readonly {
    readonly command: string;
    readonly options: Readonly<Record<string, string | number>>;
    readonly others: number;
  }[];
  /** Kinds of tables for the long trial without Discord, which needs no commands. */
  readonly tables: readonly { readonly seats: number; readonly options: object }[];
  /** Plays an action by the game's own command. Absent: people play it by `/<game> do`. */
  byCommand?(place: Place, person: Person, action: unknown): Promise<Answer>;
  /** Chooses an action from what the person sees. Equal random numbers lead to equal actions. Absent: random legal actions. */
  choose?(view: unknown, seat: number, legal: readonly unknown[], below: (n: number) => number): unknown;
  /** Share of possible standing orders that people give, from 0 to 1. Absent: people give no standing orders. */
  readonly always?: number;
}
