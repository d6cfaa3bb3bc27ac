import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Table } from './course.ts';
import { playByTheContract } from './playthrough.ts';

export type { Table } from './course.ts';
export { playByTheContract } from './playthrough.ts';

/** Seed of the game to repeat, if any. */
export const only = process.env.CONTRACT_SEED;

/** A table and a number of seats. */
interface Seating {
  readonly table: Table;
  readonly seats: number;
}

/** Every number of seats of every table. */
export const seatingsOf = (game: AnyGame, tables: readonly Table[]): readonly Seating[] =>
  tables.flatMap(table => {
    const { min, max } = game.seats(table.options);
    return Array.from({ length: max - min + 1 }, (_, index) => ({ table, seats: min + index }));
  });

/** Games in each test, so few that a slow machine hits no time limit. */
const GAMES_A_TEST = 10;

/** Plays the game so many times at a table with so many seats; CONTRACT_SEED=n repeats one of them. */
export const keepsTheContractAt = (game: AnyGame, { table, seats }: Seating, seeds: number): void => {
  const all = only === undefined ? Array.from({ length: seeds }, (_, seed) => seed) : [Number(only)];
  const title = `${game.id}, ${table.name}, ${seats} seats`;
  const parts = Array.from({ length: Math.ceil(all.length / GAMES_A_TEST) }, (_, part) =>
    all.slice(part * GAMES_A_TEST, (part + 1) * GAMES_A_TEST),
  );
  describe(title, () => {
    it.each(parts)('keeps the contract in the random games from seed %i on', (...chosen) => {
      let heard = 0;
      for (const seed of chosen) {
        try {
          heard += playByTheContract(game, table, seats, seed);
        } catch (cause) {
          const again = `CONTRACT_SEED=${seed} npx vitest run test/contract -t '${title}'`;
          throw new Error(`${(cause as Error).message}\nRepeat with: ${again}`, { cause });
        }
      }
      if (only === undefined) expect(heard, 'steps that reveal nothing, compared').toBeGreaterThan(0);
    });
  });
};

/** The same at every number of seats. */
export const keepsTheContract = (game: AnyGame, tables: readonly Table[], seeds: number): void => {
  for (const seating of seatingsOf(game, tables)) keepsTheContractAt(game, seating, seeds);
};
