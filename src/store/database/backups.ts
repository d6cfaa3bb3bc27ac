import { accessSync, constants, readdirSync, rmSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { DAY_MS } from '../../core/days.ts';
import { StoreError } from '../dialect/errors.ts';
import { closeToOthers, makeFolder, removeDatabase, stamp, stampIn } from '../dialect/files.ts';

const NAMED = /-\d{8}T\d{6}Z[.]sqlite$/;

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
    return this.#names()
      .filter(name => name.replace(NAMED, '') === this.#stem && NAMED.test(name))
      .toSorted()
      .map(name => join(this.folder, name));
  }

  /**
   * Returns the time of the newest backup in milliseconds since the epoch. Undefined without a backup. Backups dated in the
   * future are ignored.
   */
  newestAt(now: number): number | undefined {
    return this.list()
      .map(path => stampIn(parse(path).name.slice(this.#stem.length)))
      .findLast(at => at !== undefined && at <= now);
  }

  /** Deletes all backups except the newest `keep`. Leftovers of interrupted copies are deleted after a day. */
  rotate(keep: number, now: number): void {
    for (const path of this.list().slice(0, -keep)) removeDatabase(path);
    for (const path of this.list()) closeToOthers(path);
    for (const name of this.#names()) {
      const path = join(this.folder, name);
      const part = name.startsWith(`${this.#stem}-`) && /\.part(-\w+)?$/.test(name);
      if (part && now - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true });
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

  #names(): readonly string[] {
    try {
      return readdirSync(this.folder);
    } catch {
      return [];
    }
  }
}
