import type { Match, Person } from '../../../src/table/match/types.ts';
import type { Guarded } from '../../../test/harness/guard/secrets/guarded.ts';

/** A game of its kind, played on until it stands as a place wants it. */
export interface Plan {
  readonly options: object;
  readonly seats: number;
  /** Number of joined people. Default: all seats. */
  readonly joined?: number;
  readonly starts?: boolean;
  /** Alone, it begins with its opening. */
  readonly alone?: boolean;
  /** Actions are made until so many are made and it holds. */
  readonly until?: (match: Match, made: number) => boolean;
  /** True where the last seat is on offer. It is not the first person's. */
  readonly offers?: boolean;
}

/** The parts that measure a game's commands, with the game's own cases. */
export interface Benched {
  /** Commands, menus, buttons and typed texts of the game, with values for an option. */
  readonly guarded: Guarded;
  /** Kinds of channel in which everything is tried, besides one without a game. The first of the people asks; the others play with them. */
  plans(person: Person): Readonly<Record<string, Plan>>;
  /** Plans from which the crowd of running games is made. */
  readonly crowd: readonly string[];
  /** Plan whose game has ended. */
  readonly over: string;
  /** Plan with the most to show. A request that takes seconds in its own process is tried only there. */
  readonly most: string;
  /** Chooses a legal action from the seat's view, so that games go on. */
  choose(match: Match, seat: number, below: (n: number) => number): unknown;
}

export const isFirst = (match: Match, seat: number | undefined, person: Person): boolean =>
  seat !== undefined && match.seats[seat]?.id === person.id;
