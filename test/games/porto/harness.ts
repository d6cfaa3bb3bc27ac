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
  rated: [{ variant: 'standard' }, { variant: 'family' }],
};
