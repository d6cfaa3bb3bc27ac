import { dirname, join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../core/values/days.ts';
import type { Logger } from '../log/log.ts';
import { Backups, isPostgres, type Store } from '../store/index.ts';
import { backupDuty, sweepCopies } from './backups.ts';
import { Heartbeat } from './heartbeat.ts';
import { RepeatedErrors } from './lasting-trouble.ts';
import { Records } from './records.ts';
import { type Duty, Schedule } from './schedule.ts';

export interface UpkeepSettings {
  /** Path of a SQLite file, `:memory:`, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly retentionDays: number;
  readonly backups: { readonly folder?: string; readonly everyHours: number; readonly keep: number };
}

/**
 * Result of a deletion: the ids of the deleted matches, and the number of deleted notices. `kept` lists the matches that were
 * kept because their record could not be written.
 */
interface PruneReport {
  readonly matches: readonly string[];
  readonly notices: number;
  readonly kept: readonly { readonly matchId: string; readonly error: unknown }[];
}

/** Receiver of the backups' interval, times and failures. Times are in milliseconds. */
interface BackupObserver {
  readonly every: (interval: number) => void;
  readonly made: (at: number) => void;
  readonly failed: () => void;
}

type SaveRecord = (name: string, record: string) => void;

export interface UpkeepParts {
  readonly config: UpkeepSettings;
  readonly store: Store;
  readonly log: Logger;
  /**
   * Deletes matches that were abandoned at least `days` days ago. `keep` writes a record of each game; without `keep`, games
   * that were dealt are not deleted.
   */
  readonly prune?: (days: number, keep?: SaveRecord) => Promise<PruneReport>;
  readonly now?: () => number;
  readonly backups?: BackupObserver;
  /** Returns true where, among several processes, this process does the upkeep. Default: always true. */
  readonly isOurs?: () => boolean;
}

const NO_BACKUPS =
  'no backups are made here: on PostgreSQL that is for its own tools (pg_dump, or those of who hosts it)';
const NO_RECORDS =
  'games that were dealt stay, however long they rest: BACKUP_DIR names no place for the records of what is deleted';
const MINUTE_MS = 60_000;

/** Regular duties of the bot: backups, and the deletion of abandoned games. */
export class Upkeep {
  readonly #schedules: readonly Schedule[];

  constructor(parts: UpkeepParts) {
    this.#schedules = duties(parts).map(duty => new Schedule(duty));
  }

  start(): void {
    for (const schedule of this.#schedules) schedule.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#schedules.map(schedule => schedule.stop()));
  }
}

function duties(parts: UpkeepParts): readonly Duty[] {
  const { isOurs } = parts;
  const all = [backing(parts), pruning(parts)].flatMap(duty => duty ?? []);
  return isOurs ? all.map(duty => whileOurs(duty, isOurs)) : all;
}

/**
 * Wraps a duty so that only one process runs it. All other processes check at most once a minute if the duty has become theirs.
 */
const whileOurs = ({ in: next, work, trouble }: Duty, isOurs: () => boolean): Duty => ({
  in: () => {
    const time = next();
    return isOurs() || time === undefined ? time : Math.max(time, MINUTE_MS);
  },
  work: async signal => {
    if (isOurs()) await work(signal);
  },
  trouble,
});

/** Makes the duty that deletes abandoned games, and old records and copies, at the start and then once a day. */
function pruning({ config, store, log, prune, now = Date.now }: UpkeepParts): Duty | undefined {
  if (!prune) return undefined;
  const folder = backupFolder(config);
  const records = folder === undefined ? undefined : new Records(join(folder, 'records'));
  if (!records && isPostgres(config.database)) log.info(NO_RECORDS);
  let next = 0;
  return {
    in: () => next,
    work: async () => {
      next = DAY_MS;
      const keep = records && ((name: string, record: string) => records.write(name, record, now()));
      const { matches, notices, kept } = await prune(config.retentionDays, keep);
      if (matches.length + notices > 0) log.info({ matches, notices }, 'abandoned games were deleted');
      for (const { matchId, error } of kept)
        log.error({ err: error, matchId }, 'an abandoned game stays: its record could not be written');
      records?.sweep(now());
      sweepCopies(config.database, now());
      await store.scrub('at-once');
    },
    trouble: error => log.error({ err: error }, 'abandoned games could not be deleted'),
  };
}

/**
 * Returns the folder for backups: the folder in the settings, or else a folder beside the database file. Undefined for a
 * database in memory, and for PostgreSQL without a folder in the settings.
 */
export function backupFolder({ database, backups }: UpkeepSettings): string | undefined {
  if (database === ':memory:') return undefined;
  return backups.folder ?? (isPostgres(database) ? undefined : join(dirname(database), 'backups'));
}

/**
 * Makes the duty that makes backups, and reports a backup folder that can't be written. Returns undefined for a database that
 * the bot does not back up.
 */
export function backing({
  config,
  store,
  log,
  now = Date.now,
  backups: observer,
}: UpkeepParts): Duty | undefined {
  const { database, backups } = config;
  const folder = backupFolder(config);
  if (isPostgres(database)) log.info(NO_BACKUPS);
  if (isPostgres(database) || folder === undefined) return undefined;
  const trouble = new RepeatedErrors({
    begins: error => log.error({ err: error }, 'no backup was made; it will be tried again'),
    ends: () => log.warn({ alert: true }, 'backups are made again'),
    now,
  });
  if (backups.everyHours > 0) {
    const present = new Backups(folder, database);
    observer?.every(backups.everyHours * HOUR_MS);
    const newest = present.newestAt(now());
    if (newest !== undefined) observer?.made(newest);
    try {
      present.prepare();
    } catch (error) {
      trouble.failed(error);
    }
  }
  return backupDuty({
    ...backups,
    store,
    database,
    folder,
    now,
    done: path => {
      trouble.succeeded();
      observer?.made(now());
      log.info({ path }, 'a backup was made');
    },
    trouble: error => {
      observer?.failed();
      trouble.failed(error);
    },
  });
}

export function heartbeat(
  { heartbeatFile }: { readonly heartbeatFile?: string },
  log: Logger,
  works: () => boolean,
) {
  if (heartbeatFile === undefined) return undefined;
  return new Heartbeat({
    path: heartbeatFile,
    works,
    trouble: new RepeatedErrors({
      begins: error => log.error({ err: error }, 'HEARTBEAT_FILE can not be written'),
      ends: () => log.warn({ alert: true }, 'HEARTBEAT_FILE can be written again'),
    }),
  });
}
