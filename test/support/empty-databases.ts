import { openStore } from '../../src/store/index.ts';
import { PostgresProcess } from './postgres-process.ts';

/** Makes empty databases with the bot's tables, on a PostgreSQL server of its own. */
export class EmptyDatabases {
  readonly #server: PostgresProcess;
  #made = 0;

  private constructor(server: PostgresProcess) {
    this.#server = server;
  }

  static async start(): Promise<EmptyDatabases> {
    const made = new EmptyDatabases(await PostgresProcess.start());
    await made.#server.ask('create database empty');
    await (await openStore(made.#address('empty'))).close();
    return made;
  }

  readonly next = async (): Promise<string> => {
    const name = `empty_${++this.#made}`;
    await this.#server.ask(`create database ${name} template empty`);
    return this.#address(name);
  };

  remove(): Promise<void> {
    return this.#server.remove();
  }

  #address(database: string): string {
    const url = new URL(this.#server.url);
    url.pathname = `/${database}`;
    return url.href;
  }
}
