import { Backups, type Store } from '../store/index.ts';
import type { Duty } from './schedule.ts';

const HOUR_MS = 3_600_000;

export interface BackupDuty {
  readonly store: Pick<Store, 'copyTo'>;
  readonly database: string;
  readonly folder: string;
  /** Hours between two backups. 0: no backups are made. */
  readonly everyHours: number;
  readonly keep: number;
  readonly now: () => number;
  readonly done: (path: string) => void;
  readonly trouble: (error: unknown) => void;
}

/**
 * Makes the duty that copies the database when the newest backup is old enough, even if that backup is from before a restart. A
 * failed backup is repeated after an hour at most.
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
