import type { Harness } from '../harness.ts';
import { VINTAGE as VINTAGE_TABLE } from './kit-table.ts';

/** Vintage in the tests and benches. */
export const vintageHarness: Harness = {
  tables: [VINTAGE_TABLE],
  presenter: async () => (await import('./presented.ts')).VINTAGE,
  chaos: async () => (await import('../../harness/chaos/games/vintage.ts')).VINTAGE,
  secrets: async () => (await import('../../harness/guard/secrets/games/vintage.ts')).VINTAGE,
  strangers: async () => (await import('../../harness/guard/strangers/games/vintage.ts')).VINTAGE,
  commands: async () => (await import('../../../bench/commands/games/vintage.ts')).VINTAGE,
  presses: async () => (await import('../../../bench/presses/games/vintage.ts')).VINTAGE,
  players: async () => (await import('../../../bench/players/games/vintage.ts')).VINTAGE,
  train: async () => (await import('../../../tools/train/games/vintage.ts')).VINTAGE,
  gallery: async () => (await import('../../../tools/gallery/vintage.ts')).vintageExhibits,
  rated: [{ variant: 'standard' }],
};
