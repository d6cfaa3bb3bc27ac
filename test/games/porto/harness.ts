import type { Harness } from '../harness.ts';
import { PORTO_TABLES } from './kit-table.ts';

/** Porto in the tests and benches. */
export const portoHarness: Harness = {
  tables: PORTO_TABLES,
  presenter: async () => (await import('./presented.ts')).PORTO,
  chaos: async () => (await import('../../harness/chaos/games/porto.ts')).PORTO,
  secrets: async () => (await import('../../harness/guard/secrets/games/porto.ts')).PORTO,
  strangers: async () => (await import('../../harness/guard/strangers/games/porto.ts')).PORTO,
  commands: async () => (await import('../../../bench/commands/games/porto.ts')).PORTO,
  presses: async () => (await import('../../../bench/presses/games/porto.ts')).PORTO,
  players: async () => (await import('../../../bench/players/games/porto.ts')).PORTO,
  train: async () => (await import('../../../tools/train/games/porto.ts')).PORTO,
  gallery: async () => (await import('../../../tools/gallery/porto.ts')).portoExhibits,
  rated: [{ variant: 'standard' }, { variant: 'family' }],
};
