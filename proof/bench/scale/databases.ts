import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '../../../src/store/index.ts';
import { PostgresProcess } from '../../../test/support/postgres-process.ts';
import type { DatabaseName } from '../../chaos/database.ts';
import { fastFolder } from '../../chaos/fast-folder.ts';
import { copyCrowd, dealCrowd } from './crowd.ts';
import type { Spot } from './world.ts';

export interface BotDatabase {
  /** Argument for `openStore`. */
  readonly place: string;
  /** Value for `DATABASE_URL`. */
  readonly url: string;
}

/**
 * Makes databases of two kinds: filled with a crowd of games, or empty. The games are dealt once and then copied. No database
 * waits for a disk.
 */
export class Databases {
  readonly #folder = mkdtempSync(join(fastFolder(), 'porto-scale-'));
  readonly #crowd = join(this.#folder, 'crowd.sqlite');
  #server: PostgresProcess | undefined;
  #made = 0;

  constructor() {
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }));
  }

  async deal(spots: readonly Spot[]): Promise<void> {
    await dealCrowd(this.#crowd, spots);
  }

  async make(kind: DatabaseName, crowded: boolean): Promise<BotDatabase> {
    return kind === 'sqlite' ? this.#file(crowded) : this.#inServer(crowded);
  }

  /** Process id of the database server, or undefined for SQLite, which has none. */
  get serverPid(): number | undefined {
    return this.#server?.pid;
  }

  async remove(): Promise<void> {
    await this.#server?.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #file(crowded: boolean): BotDatabase {
    const place = join(this.#folder, `bot-${++this.#made}.sqlite`);
    if (crowded) copyFileSync(this.#crowd, place);
    return { place, url: `file:${place}` };
  }

  async #inServer(crowded: boolean): Promise<BotDatabase> {
    const template = crowded ? 'crowded' : 'empty';
    if (!this.#server) {
      this.#server = await PostgresProcess.start();
      await this.#ask(this.#server.url, 'create database crowded', 'create database empty');
      await (await openStore(this.#in('empty'))).close();
      await copyCrowd(this.#crowd, this.#in('crowded'));
      // A PostgreSQL server in use runs this statement itself within an hour.
      for (const each of ['crowded', 'empty']) await this.#ask(this.#in(each), 'vacuum analyze');
    }
    const name = `bot_${++this.#made}`;
    await this.#ask(this.#server.url, `create database ${name} template ${template}`);
    const place = this.#in(name);
    return { place, url: place };
  }

  #in(database: string): string {
    const url = new URL(this.#server?.url ?? '');
    url.pathname = `/${database}`;
    return url.href;
  }

  async #ask(connectionString: string, ...statements: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
}
