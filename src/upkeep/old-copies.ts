import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { closeToOthers, isPostgres, stampIn } from '../store/index.ts';

/** Number of days for which the copies that a migration or a restore has made beside the database are kept. */
export const COPY_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Pattern of a copy's name after the part that is the database's name. The last group is the extension, with endings that
 * SQLite or an interrupted copy adds.
 */
const COPY = /^[.](\d{4}-[\w-]+|replaced-\d{8}T\d{9}Z)(.*)$/;
const ADDED = /^(-wal|-shm|-journal)?([.]\d+[.]part(-\w+)?)?$/;

/**
 * Deletes copies of the database that are older than `COPY_DAYS`. Other files are kept.
 * @param now milliseconds since the epoch
 */
export function sweepCopies(database: string, now: number): void {
  if (database === ':memory:' || isPostgres(database)) return;
  const { name: stem, ext } = parse(database);
  for (const name of readdirSync(dirname(database))) {
    const [, kind, rest] = COPY.exec(name.startsWith(stem) ? name.slice(stem.length) : '') ?? [];
    if (kind === undefined || !rest?.startsWith(ext) || !ADDED.test(rest.slice(ext.length))) continue;
    const path = join(dirname(database), name);
    const madeAt = stampIn(kind) ?? statSync(path).mtimeMs;
    if (madeAt < now - COPY_DAYS * DAY_MS) rmSync(path, { force: true });
    else closeToOthers(path);
  }
}
