import type { Logger } from 'kysely';

/** Receives the duration of a statement or transaction in milliseconds. A transaction's duration includes all its waiting. */
export type Queried = (kind: 'read' | 'write' | 'transaction', milliseconds: number) => void;

/** Passes the duration of each statement to `queried`. Statements that begin or end a transaction are left out. */
export function statementsTo(queried: Queried | undefined): Logger | undefined {
  return (
    queried &&
    (({ query, queryDurationMillis }) => {
      const { kind } = query.query;
      if (kind !== 'RawNode') queried(kind === 'SelectQueryNode' ? 'read' : 'write', queryDurationMillis);
    })
  );
}
