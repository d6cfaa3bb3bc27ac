import type { AnyGame } from '../core/game.ts';
import type { RecordFormat } from '../core/record.ts';
import { greenPort } from './green-port/rules/index.ts';

interface Upcoming {
  readonly rules: AnyGame;
  readonly records: () => Promise<RecordFormat>;
}

/**
 * Games whose rules are whole and whose words and pictures are not: records and the contract kit know them, tables do not. One that
 * brings all moves to the registry.
 */
export const UPCOMING: Readonly<Record<string, Upcoming>> = {
  'green-port': {
    rules: greenPort,
    records: async () => (await import('./green-port/rules/record-format.ts')).greenPortRecords,
  },
};
