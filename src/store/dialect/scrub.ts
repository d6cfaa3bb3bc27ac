import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { StoreError } from './errors.ts';

/**
 * Key of a value in `kv` that exists while remains of deleted rows must still be removed from the file. The value changes with
 * each deletion.
 */
export const TO_SCRUB = 'scrub';

/** Number of attempts to empty the write-ahead log while another program reads, with pauses of `AGAIN_MS` milliseconds. */
const TRIES = 40;
const AGAIN_MS = 50;

/** Lends the only database connection for work outside of a transaction. */
export type Connecting = <T>(work: (db: QueryExecutorProvider) => Promise<T>) => Promise<T>;

/** Empties the write-ahead log. Throws StoreError while another program reads it. */
async function emptyLog(connect: Connecting): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    if ((await connect(db => pragma(db, 'wal_checkpoint(truncate)'))) === 0) return;
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
 * Rebuilds the database file without deleted data, and empties the write-ahead log. Where the file has more than `most` bytes,
 * only the log is emptied, and false is returned.
 */
export async function scrub(connect: Connecting, most: number): Promise<boolean> {
  const small = (await connect(sizeOf)) <= most;
  if (small) await connect(db => sql`vacuum`.execute(db));
  await emptyLog(connect);
  return small;
}
