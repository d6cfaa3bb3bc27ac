import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { type Seating, seatingsOf, type Table } from './course.ts';
import { playByTheContract } from './playthrough.ts';

export type { Table } from './course.ts';
export { playByTheContract } from './playthrough.ts';

/** Seed of the only game to play. Undefined: all games. */
export const only = process.env.CONTRACT_SEED;

/** Number of random games in one test, low enough for the time limit on a slow machine. */
const GAMES_A_TEST = 10;

/** Defines tests that play random games with the seeds from 0 to `seeds` − 1. With CONTRACT_SEED=n, only seed n is played. */
export const keepsTheContractAt = (game: AnyGame, { table, seats }: Seating, seeds: number): void => {
  const all = only === undefined ? Array.from({ length: seeds }, (_, seed) => seed) : [Number(only)];
  const title = `${game.id}, ${table.name}, ${seats} seats`;
  const parts = Array.from({ length: Math.ceil(all.length / GAMES_A_TEST) }, (_, part) =>
    all.slice(part * GAMES_A_TEST, (part + 1) * GAMES_A_TEST),
  );
  describe(title, () => {
    it.each(parts)('keeps the contract in the random games from seed %i on', (...chosen) => {
      let compared = 0;
      for (const seed of chosen) {
        try {
          compared += playByTheContract(game, table, seats, seed);
        } catch (cause) {
          const again = `CONTRACT_SEED=${seed} npx vitest run test/contract -t '${title}'`;
          throw new Error(`${(cause as Error).message}\nRepeat with: ${again}`, { cause });
        }
      }
      if (only === undefined) expect(compared, 'steps that reveal nothing, compared').toBeGreaterThan(0);
    });
  });
};

export const keepsTheContract = (game: AnyGame, tables: readonly Table[], seeds: number): void => {
  for (const seating of seatingsOf(game, tables)) keepsTheContractAt(game, seating, seeds);
};
