import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { IdReserve } from '../rules/snowflake.ts';

/** Error for a folder that another live process uses, or that cannot be written. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** Folders that this process has open, so that a second use in the same process is refused. */
const mine = new Set<string>();

/** Folder that stores the local Discord: one JSON file, attachments by id, the last used id, and a lock file. */
export class Vault {
  readonly folder: string;
  readonly #world: string;
  readonly #files: string;
  readonly #lastId: string;
  readonly #lock: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#world = join(folder, 'world.json');
    this.#files = join(folder, 'files');
    this.#lastId = join(folder, 'last-id');
    this.#lock = join(folder, 'lock');
  }

  /** Opens the folder, and creates a missing one. Throws `FolderError`. */
  static open(path: string): Vault {
    const vault = new Vault(resolve(path));
    try {
      mkdirSync(vault.#files, { recursive: true });
      vault.#takeLock();
    } catch (error) {
      if (error instanceof FolderError) throw error;
      throw new FolderError(`${vault.folder} can't be used: ${(error as Error).message}`);
    }
    mine.add(vault.folder);
    return vault;
  }

  /** Locks the folder. A lock file of a process that has ended is replaced. */
  #takeLock(): void {
    for (const retry of [true, false])
      try {
        const handle = openSync(this.#lock, 'wx');
        writeFileSync(handle, String(process.pid));
        closeSync(handle);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const pid = Number(readFileSync(this.#lock, 'utf8'));
        if (!retry || this.#isUsedBy(pid))
          throw new FolderError(
            `${this.folder} is in use by process ${pid}; if that is another program, delete ${this.#lock}`,
          );
        rmSync(this.#lock, { force: true });
      }
  }

  #isUsedBy(pid: number): boolean {
    if (pid === process.pid) return mine.has(this.folder);
    if (!Number.isInteger(pid) || pid <= 0) return false;
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  }

  /** Reservation of ids above all used ones, whatever the clock says. In a new folder `given` is 0. */
  get ids(): IdReserve {
    const text = readIfThere(this.#lastId)?.trim() ?? '';
    return {
      given: /^\d{1,20}$/.test(text) ? BigInt(text) : 0n,
      reserve: upTo => this.#replace(this.#lastId, upTo.toString()),
    };
  }

  read(): string | undefined {
    return readIfThere(this.#world);
  }

  setAside(): string {
    const taken = new Set(readdirSync(this.folder));
    let count = 1;
    while (taken.has(`world.broken-${count}.json`)) count += 1;
    const aside = join(this.folder, `world.broken-${count}.json`);
    renameSync(this.#world, aside);
    return aside;
  }

  /** Replaces the saved file. A crash leaves either the old content or the new content in full. */
  async write(text: string): Promise<void> {
    const temporary = `${this.#world}.new`;
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, this.#world);
  }

  putFile(id: string, data: Buffer): void {
    this.#replace(join(this.#files, id), data);
  }

  getFile(id: string): Buffer {
    return readFileSync(join(this.#files, id));
  }

  sweep(wanted: ReadonlySet<string>): void {
    for (const name of readdirSync(this.#files))
      if (!wanted.has(name)) rmSync(join(this.#files, name), { force: true });
  }

  get fileIds(): ReadonlySet<string> {
    return new Set(readdirSync(this.#files));
  }

  close(): void {
    mine.delete(this.folder);
    rmSync(this.#lock, { force: true });
  }

  #replace(path: string, data: string | Buffer): void {
    writeFileSync(`${path}.new`, data);
    renameSync(`${path}.new`, path);
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
