import type { AnyGame, PlayedAction } from '../../src/core/contract/game.ts';
import { Course, seatingsOf, type Table } from './course.ts';

export interface Decision extends PlayedAction<unknown, unknown, unknown> {
  readonly before: unknown;
  readonly legal: readonly unknown[];
}

export interface WholeGame {
  readonly name: string;
  readonly table: Table;
  readonly seats: number;
  readonly deal: unknown;
  /** Decisions of the game, which is played where they are first read. */
  readonly decisions: readonly Decision[];
}

export function* decisionsOf(game: AnyGame, table: Table, seats: number, seed: number): Generator<Decision> {
  const course = new Course(game, table, seats, seed);
  for (let [seat] = game.toAct(course.state); seat !== undefined; [seat] = game.toAct(course.state)) {
    const before = course.state;
    const legal = game.legal(before, seat);
    const action = course.choose(legal);
    const { events, state } = course.tried(before, seat, action, course.dice);
    course.state = state;
    yield { seat, before, legal, action, events, state };
  }
}

const played = new Map<AnyGame, readonly WholeGame[]>();

/**
 * Returns the same random games at every call. The first table has one game for each number of seats. Each other table has one
 * game with the maximum number of seats.
 */
export function wholeGames(game: AnyGame, tables: readonly Table[]): readonly WholeGame[] {
  const before = played.get(game);
  if (before) return before;
  const seatings = tables.flatMap((table, at) => {
    const every = seatingsOf(game, [table]);
    return at === 0 ? every : every.slice(-1);
  });
  const games = seatings.map(({ table, seats }, seed): WholeGame => {
    let known: readonly Decision[] | undefined;
    return {
      ...{ name: `${table.name} with ${seats}`, table, seats },
      get deal() {
        return this.decisions[0]?.before;
      },
      get decisions() {
        known ??= [...decisionsOf(game, table, seats, seed)];
        return known;
      },
    };
  });
  played.set(game, games);
  return games;
}

export const historyOf = ({ deal, decisions }: WholeGame) => ({ deal, played: decisions, resigned: [] });

/** Returns the moments of a game as the table sees them: the deal, and the position after each decision. */
export const momentsOf = (game: AnyGame, { deal, decisions }: WholeGame) => [
  { view: game.view(deal, 'table'), marked: [] },
  ...decisions.map(({ state, events }) => ({
    view: game.view(state, 'table'),
    marked: events.map(({ event }) => event),
  })),
];
