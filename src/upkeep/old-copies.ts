import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { closeToOthers, isPostgres, stampIn } from '../store/index.ts';

/** Copies that were made beside the database, before an update of its tables or a restoring, stay for so long. */
export const COPY_DAYS = 30;
const DAY_MS = 86_400_000;

/** What follows the stem of the database's name; the rest is the extension, and what SQLite or a copy cut short adds. */
const COPY = /^[.](\d{4}-[\w-]+|replaced-\d{8}T\d{9}Z)(.*)$/;
const ADDED = /^(-wal|-shm|-journal)?([.]\d+[.]part(-\w+)?)?$/;

/** Deletes those that are older; other files are left alone. @param now milliseconds since the epoch. */
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
