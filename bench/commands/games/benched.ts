import type { Match, Person } from '../../../src/table/match/types.ts';
import type { Guarded } from '../../../test/harness/guard/secrets/guarded.ts';

/** A kind of game, played on until a benchmark can use it. */
export interface Plan {
  readonly options: object;
  readonly seats: number;
  /** Number of joined people. Default: all seats. */
  readonly joined?: number;
  readonly starts?: boolean;
  /** True where the person plays alone. The game then begins with its opening. */
  readonly alone?: boolean;
  /** Returns true for a position at which play may stop. `made` is the number of actions so far. */
  readonly until?: (match: Match, made: number) => boolean;
  /** True where the last seat is offered to others. It is never the first person's seat. */
  readonly offers?: boolean;
}

/** The parts that measure a game's commands, with the game's own cases. */
export interface Benched {
  /** The game's part for the search for leaks. It lists the commands, menus and buttons, and makes values for options. */
  readonly guarded: Guarded;
  /**
   * Plans of the games in which every request is tried. The first of the people makes the requests, and the others play with
   * them.
   */
  plans(person: Person): Readonly<Record<string, Plan>>;
  /** Names of the plans from which the running games around a request are made. */
  readonly crowd: readonly string[];
  /** Name of the plan whose game has ended. */
  readonly over: string;
  /** Name of the plan with the most to show. A long request, in a process of its own, is tried only there. */
  readonly most: string;
  /** Chooses a legal action from the seat's view, so that games go on. */
  choose(match: Match, seat: number, below: (n: number) => number): unknown;
}

export const isFirst = (match: Match, seat: number | undefined, person: Person): boolean =>
  seat !== undefined && match.seats[seat]?.id === person.id;
