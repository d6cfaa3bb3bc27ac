import { type BigIntStats, statSync } from 'node:fs';
import { StoreError } from './errors.ts';

/** Returns the file at a path. Undefined where there is none. A file whose state can't be read counts as unchanged. */
function fileAt(path: string): BigIntStats | undefined | 'unknown' {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return 'unknown';
  }
}

/** Open file that must stay at its path. Otherwise its changes are lost when the process closes it. */
export class PlacedFile {
  readonly #path: string;
  readonly #opened: ReturnType<typeof fileAt>;

  constructor(path: string) {
    this.#path = path;
    this.#opened = fileAt(path);
  }

  /** Returns a line for the operator where the file was deleted or replaced. Undefined while it is in its place. */
  get displaced(): string | undefined {
    const opened = this.#opened;
    const now = fileAt(this.#path);
    if (opened === undefined || opened === 'unknown' || now === 'unknown') return undefined;
    if (now?.ino === opened.ino && now.dev === opened.dev) return undefined;
    const what = now === undefined ? 'deleted' : 'replaced';
    return `the database file ${this.#path} was ${what} while this process had it open: no action is accepted until a restart`;
  }

  /** Throws StoreError where the file was deleted or replaced. */
  refuseDisplaced(): void {
    const { displaced } = this;
    if (displaced !== undefined) throw new StoreError(displaced);
  }
}
