import type { Logger } from 'kysely';

/** How long the database took, in milliseconds. A transaction's time is all of it, with what it waited for. */
export type Queried = (kind: 'read' | 'write' | 'transaction', milliseconds: number) => void;

/** Statements as Kysely tells of them; what begins and ends a transaction is part of its time. */
export function statementsTo(queried: Queried | undefined): Logger | undefined {
  return (
    queried &&
    (({ query, queryDurationMillis }) => {
      const { kind } = query.query;
      if (kind !== 'RawNode') queried(kind === 'SelectQueryNode' ? 'read' : 'write', queryDurationMillis);
    })
  );
}
