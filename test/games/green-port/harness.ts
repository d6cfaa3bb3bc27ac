import type { Harness } from '../harness.ts';
import { GREEN_PORT_TABLES } from './kit-table.ts';

/** Green Port in the tests and benches. */
export const greenPortHarness: Harness = {
  tables: GREEN_PORT_TABLES,
  presenter: async () => (await import('./presented.ts')).GREEN_PORT,
  chaos: async () => (await import('../../harness/chaos/games/green-port.ts')).GREEN_PORT,
  secrets: async () => (await import('../../harness/guard/secrets/games/green-port.ts')).GREEN_PORT,
  strangers: async () => (await import('../../harness/guard/strangers/games/green-port.ts')).GREEN_PORT,
  commands: async () => (await import('../../../bench/commands/games/green-port.ts')).GREEN_PORT,
  presses: async () => (await import('../../../bench/presses/games/green-port.ts')).GREEN_PORT,
  players: async () => (await import('../../../bench/players/games/green-port.ts')).GREEN_PORT,
  train: async () => (await import('../../../tools/train/games/green-port.ts')).GREEN_PORT,
  gallery: async () => (await import('../../../tools/gallery/green-port.ts')).greenPortExhibits,
  rated: ['standard', 'no-tiles', 'no-powers', 'simple'].map(variant => ({ variant })),
};
