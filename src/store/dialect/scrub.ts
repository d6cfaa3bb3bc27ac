import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { codeOf, StoreError } from './errors.ts';

/** Key in `kv` while remains of deleted rows are still to be removed from the file. Its value changes each time. */
export const TO_SCRUB = 'scrub';

/** Number of attempts, and milliseconds between them below, where another program uses the file at that moment. */
const TRIES = 20;
const AGAIN_MS = 50;

/** Lends the only connection for work between two transactions. */
export type Connecting = <T>(work: (db: QueryExecutorProvider) => Promise<T>) => Promise<T>;

/** Repeats work until it succeeds, or until all attempts are used up. @param work returns true when it has succeeded */
async function insistently(work: () => Promise<boolean>): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    try {
      if (await work()) return;
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    }
    await sleep(AGAIN_MS);
  }
  throw new StoreError('another program reads or writes the database: what was deleted is not cleared yet');
}

async function pragma(db: QueryExecutorProvider, text: string): Promise<number> {
  const { rows } = await sql`pragma ${sql.raw(text)}`.execute(db);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}

const sizeOf = async (db: QueryExecutorProvider): Promise<number> =>
  (await pragma(db, 'page_count')) * (await pragma(db, 'page_size'));

/**
 * Rebuilds the file so that no deleted data is left in it, and empties the write-ahead log. Returns false where the file has
 * more than `most` bytes.
 */
export async function scrub(connect: Connecting, most: number): Promise<boolean> {
  const small = (await connect(sizeOf)) <= most;
  if (small) await insistently(() => connect(db => sql`vacuum`.execute(db).then(() => true)));
  await insistently(() => connect(async db => (await pragma(db, 'wal_checkpoint(truncate)')) === 0));
  return small;
}
