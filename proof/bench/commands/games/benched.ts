import type { Match, Person } from '../../../../src/table/match/types.ts';
import type { Guarded } from '../../../guard/secrets/guarded.ts';

/** Position in which the benchmark tries requests. The game is played until it reaches this position. */
export interface Plan {
  readonly options: object;
  readonly seats: number;
  /** Number of people who join the game. Default: all seats. */
  readonly joined?: number;
  readonly starts?: boolean;
  /** Returns true if play may stop at this position. `made` counts the actions so far. */
  readonly until?: (match: Match, made: number) => boolean;
  /** True if a seat is offered to other people: the last seat that does not belong to the first person. */
  readonly offers?: boolean;
}

export interface Benched {
  readonly guarded: Guarded;
  plans(person: Person): Readonly<Record<string, Plan>>;
  readonly crowd: readonly string[];
  readonly over: string;
  /** Name of the plan whose game has the most to show. The benchmark tries long requests only in this game. */
  readonly most: string;
  choose(match: Match, seat: number, below: (n: number) => number): unknown;
}

export const isFirst = (match: Match, seat: number | undefined, person: Person): boolean =>
  seat !== undefined && match.seats[seat]?.id === person.id;
