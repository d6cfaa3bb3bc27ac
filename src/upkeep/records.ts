import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, stamp, stampIn, writeWhole } from '../store/index.ts';

/** Days for which records of deleted games stay. */
export const RECORD_DAYS = 365;
const DAY_MS = 86_400_000;

/** A folder of records of games that are in no database any more: `porto-abcd1234-20260131T030000Z.json`. */
export class Records {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a record to the disk before it returns. Throws the file system's error.
   * @param at milliseconds since the epoch.
   */
  write(name: string, record: string, at: number): void {
    makeFolder(this.#folder);
    writeWhole(join(this.#folder, `${name}-${stamp(at)}.json`), record);
  }

  /** Deletes records that are older than a year, and leaves other files alone. */
  sweep(now: number): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder)) {
      const at = /^[a-z-]+-\w+-\d{8}T\d{6}Z[.]json([.]\d+[.]part)?$/.test(name) ? stampIn(name) : undefined;
      if (at !== undefined && at < now - RECORD_DAYS * DAY_MS) rmSync(join(this.#folder, name));
    }
  }
}
