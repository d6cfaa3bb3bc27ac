import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Table } from './course.ts';
import { playByTheContract } from './playthrough.ts';

export type { Table } from './course.ts';
export { playByTheContract } from './playthrough.ts';

/** Plays the game so many times at every number of seats; CONTRACT_SEED=n repeats one of them. */
export const keepsTheContract = (game: AnyGame, tables: readonly Table[], seeds: number): void => {
  const only = process.env.CONTRACT_SEED;
  const chosen = only === undefined ? Array.from({ length: seeds }, (_, seed) => seed) : [Number(only)];
  for (const table of tables) {
    const { min, max } = game.seats(table.options);
    describe.each(Array.from({ length: max - min + 1 }, (_, index) => min + index))(
      `${game.id}, ${table.name}, %i seats`,
      seats => {
        it(`keeps the contract in ${chosen.length} random games`, () => {
          let heard = 0;
          for (const seed of chosen) {
            try {
              heard += playByTheContract(game, table, seats, seed);
            } catch (cause) {
              const title = `${game.id}, ${table.name}, ${seats} seats`;
              const again = `CONTRACT_SEED=${seed} npx vitest run test/contract -t '${title}'`;
              throw new Error(`${(cause as Error).message}\nRepeat with: ${again}`, { cause });
            }
          }
          if (only === undefined) expect(heard, 'steps that reveal nothing, compared').toBeGreaterThan(0);
        });
      },
    );
  }
};
