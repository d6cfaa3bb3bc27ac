import type { Harness } from '../games/harness.ts';
import { TOY_TABLES } from './kit-table.ts';

/** The tests' own game in the tests and benches. */
export const toyHarness: Harness = {
  tables: TOY_TABLES,
  chaos: async () => (await import('../../bench/chaos/games/toy.ts')).TOY,
  secrets: async () => (await import('../../bench/guard/secrets/games/toy.ts')).TOY,
  strangers: async () => (await import('../../bench/guard/strangers/games/toy.ts')).TOY,
};
