import pg from 'pg';
import { codeOf } from '../errors.ts';

/** Lists of many lengths make many texts; each of them would be kept by every connection. */
const MOST_NAMED = 500;

/** There is no such statement, or there is one already: behind a pooler the session was another's. */
const NOT_OURS = /^(26000|42P05)$/;

export const isStrangeStatement = (error: unknown): boolean => NOT_OURS.test(codeOf(error));

/** A client that asks by name, so that the server reads and plans each text once for a connection. Where that fails, no longer. */
export function clientWithNames(): typeof pg.Client {
  const names = new Map<string, string>();
  let named = true;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED) return known;
    const name = `porto${names.size}`;
    names.set(text, name);
    return name;
  };

  return class NamingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: its overloads can't be spelled.
    override query(...asked: any[]): any {
      const [text, values] = asked as readonly unknown[];
      const ask = super.query as (...all: unknown[]) => unknown;
      // Without values it goes as a simple query, which has no name: what begins and ends a transaction.
      const prepared = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = named && prepared ? nameOf(text) : undefined;
      if (name === undefined) return ask.apply(this, asked);
      const answer = ask.call(this, { name, text, values }) as Promise<unknown>;
      return answer.catch(error => {
        if (isStrangeStatement(error)) named = false;
        throw error;
      });
    }
  };
}
