import pg from 'pg';
import { codeOf } from './errors.ts';

/**
 * Maximum number of named statements. A list of values makes a new text for each length, and each connection would keep a
 * statement for every text.
 */
const MOST_NAMED = 500;

/**
 * Error codes for an unknown statement name and for a name in use. A connection pooler between bot and server causes such
 * errors when it changes sessions.
 */
const NOT_OURS = /^(26000|42P05)$/;

export const isStrangeStatement = (error: unknown): boolean => NOT_OURS.test(codeOf(error));

const READ_ONLY = '25006';

/** Error message of the `pg` client where no answer arrives within `query_timeout`. */
const NO_ANSWER = /^Query read timeout/;

/**
 * Makes a client that sends each statement by name, so that the server parses and plans its text once per connection. Where the
 * server refuses names, the client stops using them. Where one client gets no answer in time, all idle clients are closed,
 * since they use the same network.
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
      // Statements without values (begin, commit) are sent as simple queries, which can't have a name.
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
        // A session that began on a standby server stays read-only, even after the server accepts writes.
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
