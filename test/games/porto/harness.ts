import type { Harness } from '../harness.ts';
import { PORTO_TABLES } from './kit-table.ts';

/** Porto in the tests and benches. */
export const portoHarness: Harness = {
  tables: PORTO_TABLES,
  chaos: async () => (await import('../../../bench/chaos/games/porto.ts')).PORTO,
  secrets: async () => (await import('../../../bench/guard/secrets/games/porto.ts')).PORTO,
  strangers: async () => (await import('../../../bench/guard/strangers/games/porto.ts')).PORTO,
  commands: async () => (await import('../../../bench/commands/games/porto.ts')).PORTO,
  presses: async () => (await import('../../../bench/presses/games/porto.ts')).PORTO,
  players: async () => (await import('../../../bench/players/games/porto.ts')).PORTO,
  train: async () => (await import('../../../bench/train/games/porto.ts')).PORTO,
  gallery: async () => (await import('../../../bench/gallery/porto.ts')).portoExhibits,
  rated: [{ variant: 'standard' }, { variant: 'family' }],
};
