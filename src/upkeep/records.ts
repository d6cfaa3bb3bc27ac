import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../core/values/days.ts';
import { filesIn, makeFolder, stamp, stampIn, writeWhole } from '../store/index.ts';

const RECORD_DAYS = 365;

/**
 * Folder with a record of each game that was deleted from the database, in files like `porto-abcd1234-20260131T030000Z.json`.
 */
export class Records {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a record, and returns once the record is on the disk. Throws the file system's error.
   * @param at time of the game's deletion, in milliseconds since the epoch
   */
  write(name: string, record: string, at: number): void {
    makeFolder(this.#folder);
    writeWhole(join(this.#folder, `${name}-${stamp(at)}.json`), record);
  }

  /** Deletes records that are older than `RECORD_DAYS`. Other files are kept. */
  sweep(now: number): void {
    for (const name of filesIn(this.#folder)) {
      const at = /^[a-z-]+-\w+-\d{8}T\d{6}Z[.]json([.]\d+[.]part)?$/.test(name) ? stampIn(name) : undefined;
      if (at !== undefined && at < now - RECORD_DAYS * DAY_MS)
        rmSync(join(this.#folder, name), { force: true });
    }
  }
}
