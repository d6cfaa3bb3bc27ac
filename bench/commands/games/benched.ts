import type { Match, Person } from '../../../src/table/match/types.ts';
import type { Guarded } from '../../guard/secrets/guarded.ts';

/** A game of its kind, played on until it stands as a place wants it. */
export interface Plan {
  readonly options: object;
  readonly seats: number;
  /** How many have joined; default: all. */
  readonly joined?: number;
  readonly starts?: boolean;
  /** Alone, it begins with its opening. */
  readonly alone?: boolean;
  /** Actions are made until so many are made and it holds. */
  readonly until?: (match: Match, made: number) => boolean;
  /** The last seat is on offer, which nobody of the first person's is. */
  readonly offers?: boolean;
}

/** How a game's commands are measured, with the cases that the game names itself. */
export interface Benched {
  /** Its commands, menus and kinds of press, and what somebody could type for an option. */
  readonly guarded: Guarded;
  /** Kinds of channel in which everything is tried, besides one without a game. The first of the people asks; the others play with them. */
  plans(person: Person): Readonly<Record<string, Plan>>;
  /** Those of which the crowd of running games is made. */
  readonly crowd: readonly string[];
  /** One that has ended. */
  readonly over: string;
  /** Where there is most of everything: what takes seconds in a process of its own is tried there alone. */
  readonly most: string;
  /** Which of the legal actions is made; from its view, so that games go on. */
  choose(match: Match, seat: number, below: (n: number) => number): unknown;
}

export const isFirst = (match: Match, seat: number | undefined, person: Person): boolean =>
  seat !== undefined && match.seats[seat]?.id === person.id;
