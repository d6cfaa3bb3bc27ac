import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { Backups, closeToOthers, isPostgres, type Store, stampIn } from '../store/index.ts';
import type { Duty } from './schedule.ts';

const HOUR_MS = 3_600_000;

export interface BackupDuty {
  readonly store: Pick<Store, 'copyTo'>;
  /** Path of the database. */
  readonly database: string;
  readonly folder: string;
  /** Hours between two backups. 0: none are made. */
  readonly everyHours: number;
  readonly keep: number;
  readonly now: () => number;
  readonly done: (path: string) => void;
  readonly trouble: (error: unknown) => void;
}

/**
 * Makes the duty that copies the database whenever the newest backup is old enough, also across restarts. After a failure
 * it tries again within an hour.
 */
export function backupDuty(parts: BackupDuty): Duty {
  const { store, database, folder, everyHours, keep, now, done, trouble } = parts;
  const backups = new Backups(folder, database);
  const every = everyHours * HOUR_MS;
  let failedAt: number | undefined;
  return {
    in: () => {
      if (every === 0) return undefined;
      if (failedAt !== undefined) return failedAt + Math.min(every, HOUR_MS) - now();
      const newest = backups.newestAt(now());
      return newest === undefined ? 0 : newest + every - now();
    },
    work: async signal => {
      failedAt = now();
      const path = backups.pathAt(failedAt);
      backups.prepare();
      await store.copyTo(path, signal);
      failedAt = undefined;
      backups.rotate(keep, now());
      done(path);
    },
    trouble,
  };
}

/** Days for which copies are kept that a migration or a restore has made beside the database. */
export const COPY_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Pattern of a copy's name after the stem of the database's name. The last group is the extension, with the endings that
 * SQLite or an interrupted copy adds.
 */
const COPY = /^[.](\d{4}-[\w-]+|replaced-\d{8}T\d{9}Z)(.*)$/;
const ADDED = /^(-wal|-shm|-journal)?([.]\d+[.]part(-\w+)?)?$/;

/** Deletes copies that are older than `COPY_DAYS`. Other files stay. @param now milliseconds since the epoch */
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
