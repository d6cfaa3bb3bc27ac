import type { Answer, Person } from 'local-discord';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Place } from '../../../test/support/acts.ts';

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
  /** @param committing is told the custom id of the button that commits before it is pressed */
  byButtons(
    place: Place,
    person: Person,
    action: unknown,
    committing: (customId: string) => void,
  ): Promise<Answer>;
}
