import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, stamp, stampIn, writeWhole } from '../store/index.ts';

/** Days for which the records of deleted games are kept. */
export const RECORD_DAYS = 365;
const DAY_MS = 86_400_000;

/** Folder with the records of games that were deleted from the database: `porto-abcd1234-20260131T030000Z.json`. */
export class Records {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a record, and returns once it is on the disk. Throws the file system's error.
   * @param at time of the deletion, in milliseconds since the epoch
   */
  write(name: string, record: string, at: number): void {
    makeFolder(this.#folder);
    writeWhole(join(this.#folder, `${name}-${stamp(at)}.json`), record);
  }

  /** Deletes records that are older than `RECORD_DAYS`. Other files stay. */
  sweep(now: number): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder)) {
      const at = /^[a-z-]+-\w+-\d{8}T\d{6}Z[.]json([.]\d+[.]part)?$/.test(name) ? stampIn(name) : undefined;
      if (at !== undefined && at < now - RECORD_DAYS * DAY_MS) rmSync(join(this.#folder, name));
    }
  }
}
