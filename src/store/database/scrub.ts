import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { codeOf, StoreError } from '../errors.ts';

/** In kv while something is to be cleared from the file; with another value each time. */
export const TO_SCRUB = 'scrub';

/** Another program may write or read just then: how often, and after how many milliseconds, it is tried again. */
const TRIES = 20;
const AGAIN_MS = 50;

/** Lends the one connection between two transactions. */
export type Connecting = <T>(work: (db: QueryExecutorProvider) => Promise<T>) => Promise<T>;

/** @param work true when it did what it tries. */
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

/** Only rows are left in the file, and nothing in what is written ahead of it. False where it has more than `most` bytes. */
export async function scrub(connect: Connecting, most: number): Promise<boolean> {
  const small = (await connect(sizeOf)) <= most;
  if (small) await insistently(() => connect(db => sql`vacuum`.execute(db).then(() => true)));
  await insistently(() => connect(async db => (await pragma(db, 'wal_checkpoint(truncate)')) === 0));
  return small;
}
