// upkeep/backups.ts decides when the bot makes a backup.
import { accessSync, constants, rmSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { DAY_MS } from '../../core/values/days.ts';
import { StoreError } from '../dialect/errors.ts';
import { closeToOthers, filesIn, makeFolder, removeDatabase, stamp, stampIn } from '../dialect/files.ts';
import { gamesIn } from './file.ts';

const NAMED = /-\d{8}T\d{6}Z[.]sqlite$/;

const isReadable = (path: string): boolean => gamesIn(path) !== undefined;

/** Backups of a database in one folder, named like `porto-20261120T234428Z.sqlite`. */
export class Backups {
  readonly folder: string;
  readonly #stem: string;

  /** @param database path of the database; the names of the backups begin with the database's name */
  constructor(folder: string, database: string) {
    this.folder = folder;
    this.#stem = parse(database).name;
  }

  /** Returns the path of a backup that is made at `at`, in milliseconds since the epoch. */
  pathAt(at: number): string {
    return join(this.folder, `${this.#stem}-${stamp(at)}.sqlite`);
  }

  list(): readonly string[] {
    return filesIn(this.folder)
      .filter(name => name.replace(NAMED, '') === this.#stem && NAMED.test(name))
      .toSorted()
      .map(name => join(this.folder, name));
  }

  /**
   * Returns the newest backup that can be read. Backups dated in the future are ignored, as are incomplete files and those of a
   * newer version.
   */
  newest(now: number): string | undefined {
    return this.#past(now).findLast(isReadable);
  }

  /** Returns the time of the newest backup in milliseconds since the epoch. Undefined without a backup. */
  newestAt(now: number): number | undefined {
    const newest = this.newest(now);
    return newest === undefined ? undefined : this.#timeOf(newest);
  }

  /**
   * Deletes all backups that are older than the newest `keep`. Only backups that can be read, and are not dated in the future,
   * count among these. Leftovers of interrupted copies are deleted after a day.
   */
  rotate(keep: number, now: number): void {
    const past = this.#past(now);
    const oldest = past.filter(isReadable).at(-keep);
    for (const path of past) if (oldest !== undefined && path < oldest) removeDatabase(path);
    for (const path of this.list()) closeToOthers(path);
    for (const name of filesIn(this.folder)) {
      const path = join(this.folder, name);
      const part = name.startsWith(`${this.#stem}-`) && /\.part(-\w+)?$/.test(name);
      const { mtimeMs = now } = (part && statSync(path, { throwIfNoEntry: false })) || {};
      if (now - mtimeMs > DAY_MS) rmSync(path, { force: true });
    }
  }

  /** Creates the backup folder. Throws StoreError where the folder can't be created or written. */
  prepare(): void {
    try {
      makeFolder(this.folder);
      accessSync(this.folder, constants.W_OK | constants.X_OK);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const line = `the folder of the backups ${this.folder} (BACKUP_DIR) can't be written: ${reason}`;
      throw new StoreError(line, { cause: error });
    }
  }

  #past(now: number): readonly string[] {
    return this.list().filter(path => (this.#timeOf(path) ?? Number.POSITIVE_INFINITY) <= now);
  }

  #timeOf(path: string): number | undefined {
    return stampIn(parse(path).name.slice(this.#stem.length));
  }
}
