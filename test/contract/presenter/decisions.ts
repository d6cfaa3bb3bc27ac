import type { AnyGame, PlayedAction, Seat } from '../../../src/core/game.ts';
import { Course, type Table } from '../course.ts';

/** A decision in a random game, and what came of it. */
export interface Decision {
  readonly seat: Seat;
  readonly before: unknown;
  readonly legal: readonly unknown[];
  readonly action: unknown;
  readonly told: PlayedAction<unknown, unknown, unknown>['told'];
  readonly state: unknown;
}

/** Yields the decisions of a random game from its deal to its end. */
export function* decisionsOf(game: AnyGame, table: Table, seats: number, seed: number): Generator<Decision> {
  const course = new Course(game, table, seats, seed);
  for (let [seat] = game.toAct(course.state); seat !== undefined; [seat] = game.toAct(course.state)) {
    const before = course.state;
    const legal = game.legal(before, seat);
    const action = course.choose(legal);
    const { told, state } = course.tried(before, seat, action, course.dice);
    course.state = state;
    yield { seat, before, legal, action, told, state };
  }
}
