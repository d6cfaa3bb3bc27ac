// store/database/backups.ts names and deletes the backups. config.ts has the default hours.
import { rmSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { DAY_MS, HOUR_MS } from '../core/values/days.ts';
import { Backups, closeToOthers, filesIn, gamesIn, isPostgres, type Store, stampIn } from '../store/index.ts';
import type { Duty } from './schedule.ts';

/** Milliseconds between two checks for a first game, while the newest backup has no games. */
const FIRST_GAME_MS = 10_000;

export interface BackupDuty {
  readonly store: Pick<Store, 'copyTo'>;
  readonly database: string;
  readonly folder: string;
  /** Hours between two backups. 0: no backups are made. The alert `BackupOld` (docs/alerts.md) reports a missing new backup. */
  readonly everyHours: number;
  /** Number of backups that stay, from the setting `BACKUP_KEEP`. */
  readonly keep: number;
  readonly now: () => number;
  readonly done: (path: string) => void;
  readonly trouble: (error: unknown) => void;
}

/**
 * Makes the duty that copies the database when the newest backup is old enough, even if that backup is from before a restart. A
 * failed backup is repeated after an hour at most. After a backup without games, the next backup follows as soon as the
 * database has a game. So a database that is lost on its first day leaves a trace.
 */
export function backupDuty(parts: BackupDuty): Duty {
  const { store, database, folder, everyHours, keep, now, done, trouble } = parts;
  const backups = new Backups(folder, database);
  const every = everyHours * HOUR_MS;
  let failedAt: number | undefined;
  let keepsGames = false;
  const lacksGames = (): boolean => {
    keepsGames ||= gamesIn(backups.newest(now()) ?? '') !== 0;
    return !keepsGames;
  };
  return {
    in: () => {
      if (every === 0) return undefined;
      if (failedAt !== undefined) return failedAt + Math.min(every, HOUR_MS) - now();
      const newest = backups.newestAt(now());
      if (newest === undefined) return 0;
      const next = newest + every - now();
      return lacksGames() ? Math.min(next, FIRST_GAME_MS) : next;
    },
    work: async signal => {
      const newest = backups.newestAt(now());
      const isEarly = newest !== undefined && newest + every > now();
      if (isEarly && gamesIn(database) === 0) return;
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

/** Number of days for which copies beside the database are kept. A migration or a restore makes such copies. */
export const COPY_DAYS = 30;

/**
 * Pattern of a copy's file name without the database's name at the beginning. The last group is the extension, with endings
 * that SQLite or an interrupted copy adds.
 */
const COPY = /^[.](\d{4}-[\w-]+|replaced-\d{8}T\d{9}Z)(.*)$/;
const ADDED = /^(-wal|-shm|-journal)?([.]\d+[.]part(-\w+)?)?$/;

/**
 * Returns the kind of a copy beside the database by its file name, such as `0002-undos` for a copy before a migration. Returns
 * undefined for other files.
 */
function kindOfCopy(database: string, file: string): string | undefined {
  const { name: stem, ext } = parse(database);
  const [, kind, rest] = COPY.exec(file.startsWith(stem) ? file.slice(stem.length) : '') ?? [];
  return kind !== undefined && rest?.startsWith(ext) && ADDED.test(rest.slice(ext.length)) ? kind : undefined;
}

/** Returns true where a file beside the database is a complete copy of it. Parts and side files of a copy do not count. */
export const isCopyBeside = (database: string, file: string): boolean =>
  file.endsWith(parse(database).ext) && kindOfCopy(database, file) !== undefined;

/**
 * Deletes copies of a SQLite database that are older than `COPY_DAYS`, and takes other users' rights to newer copies away.
 * Other files are kept.
 * @param now milliseconds since the epoch
 */
export function sweepCopies(database: string, now: number): void {
  if (database === ':memory:' || isPostgres(database)) return;
  for (const name of filesIn(dirname(database))) {
    const kind = kindOfCopy(database, name);
    if (kind === undefined) continue;
    const path = join(dirname(database), name);
    const madeAt = stampIn(kind) ?? statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (madeAt < now - COPY_DAYS * DAY_MS) rmSync(path, { force: true });
    else closeToOthers(path);
  }
}
