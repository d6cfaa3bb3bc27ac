import pg from 'pg';
import { codeOf } from './errors.ts';

/**
 * Maximum number of statements with a name. Lists of different lengths make many texts, and each connection would keep every
 * one.
 */
const MOST_NAMED = 500;

/**
 * Error codes for a missing statement name and for one that exists already. A pooler between bot and server causes both when
 * it changes sessions.
 */
const NOT_OURS = /^(26000|42P05)$/;

export const isStrangeStatement = (error: unknown): boolean => NOT_OURS.test(codeOf(error));

const READ_ONLY = '25006';

/** Message of pg where no answer came within `query_timeout`. */
const NO_ANSWER = /^Query read timeout/;

/**
 * Makes a client that sends each statement by name, so that the server parses and plans its text once a connection. Where
 * the server refuses the names, the client stops using them. When one client gets no answer in time, all idle ones are
 * closed, since they use the same network.
 */
export function clientWithNames(): typeof pg.Client {
  const clients = new Set<NamingClient>();
  const names = new Map<string, string>();
  let named = true;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED) return known;
    const name = `porto${names.size}`;
    names.set(text, name);
    return name;
  };

  class NamingClient extends pg.Client {
    #unanswered = 0;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }

    closeIfIdle(): void {
      if (this.#unanswered === 0) this.connection.stream.destroy();
    }

    // biome-ignore lint/suspicious/noExplicitAny: its overloads can't be spelled.
    override query(...asked: any[]): any {
      const [text, values] = asked as readonly unknown[];
      const ask = super.query as (...all: unknown[]) => unknown;
      // Statements without values (begin, commit) are sent as simple queries, which have no name.
      const prepared = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = named && prepared ? nameOf(text) : undefined;
      const answer = name === undefined ? ask.apply(this, asked) : ask.call(this, { name, text, values });
      return answer instanceof Promise ? this.#watched(answer) : answer;
    }

    async #watched<T>(answer: Promise<T>): Promise<T> {
      this.#unanswered += 1;
      try {
        return await answer;
      } catch (error) {
        if (isStrangeStatement(error)) named = false;
        // A session that began on a standby stays read-only, even when the server no longer is.
        if (codeOf(error) === READ_ONLY) this.connection.stream.destroy();
        if (error instanceof Error && NO_ANSWER.test(error.message))
          for (const client of clients) client.closeIfIdle();
        throw error;
      } finally {
        this.#unanswered -= 1;
      }
    }
  }
  return NamingClient;
}
