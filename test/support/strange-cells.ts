import { setTimeout as sleep } from 'node:timers/promises';
import type { Handle } from '../../src/store/dialect/sqlite.ts';
import { columnsOf, tablesIn } from './contents.ts';

/** Values that no version of this program writes into a column of texts, or of numbers. */
export const TEXTS = ['Mars/Olympus', '', '{"a":', '[{}]', '{"a":1}', 'x'.repeat(500), '😀\u202e'] as const;
const NUMBERS = ['abc', -5, 9e18, 1e300, '', 7.5] as const;

type Column = ReturnType<typeof columnsOf>[number];
const valuesFor = ({ type, notnull, pk }: Column): readonly (string | number | null)[] => [
  ...(/int|double/i.test(type) ? NUMBERS : TEXTS),
  ...(notnull || pk ? [] : [null]),
];

/** Writes beside the bot of the same process. Waiting inside SQLite would stop the bot, whose transaction would never end. */
export async function patiently(write: () => unknown): Promise<void> {
  for (let left = 400; left > 0; left--)
    try {
      write();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && /BUSY|LOCKED/.test(String(error.code)))) throw error;
      await sleep(5);
    }
}

/** Returns a column's strange row: the newest row of a table. Its owner is Vic, or Vic's match. */
export const lastRow = (file: Handle, table: string): number =>
  (file.prepare(`select max(rowid) as last from "${table}"`).get() as { last: number | null }).last ?? 0;

export interface Cell {
  readonly name: string;
  readonly column: Column;
  readonly value: string | number | null;
}

/** Returns the strange cells of a round: one column of each table, with another value in each round. */
export const cellsOf = (file: Handle, round: number): readonly Cell[] =>
  tablesIn(file)
    // The running bot holds its lease, and soon deletes the row of a claim.
    .filter(name => name !== 'lease' && name !== 'claims')
    .flatMap((name, index) => {
      const columns = columnsOf(file, name).filter(({ pk, type }) => !(pk && /int/i.test(type)));
      const column = columns[round % columns.length];
      if (!column) return [];
      const values = valuesFor(column);
      const turn = index + round + Math.floor(round / columns.length);
      return [{ name, column, value: values[turn % values.length] ?? null }];
    });

/** Changes the cells in the newest row of each table, and returns a function that puts the values back. */
export async function spoil(file: Handle, cells: readonly Cell[]): Promise<() => Promise<void>> {
  const undo: (() => void)[] = [];
  for (const { name, column, value } of cells) {
    const row = lastRow(file, name);
    const set = file.prepare(`update or replace "${name}" set "${column.name}" = ? where rowid = ?`);
    const before = file.prepare(`select "${column.name}" as was from "${name}" where rowid = ?`).get(row);
    // The bot itself deletes some rows in time.
    if (!before) continue;
    const { was } = before as { was: unknown };
    try {
      await patiently(() => set.run(value, row));
      undo.push(() => set.run(was, row));
    } catch {
      // The schema itself refuses the value.
    }
  }
  return async () => {
    for (const back of undo.toReversed()) await patiently(back);
  };
}
