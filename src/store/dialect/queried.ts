import type { Logger } from 'kysely';

/** Receives how long the database took, in milliseconds. A transaction's time includes all its waiting. */
export type Queried = (kind: 'read' | 'write' | 'transaction', milliseconds: number) => void;

/** Forwards statements as Kysely reports them. The statements that begin and end a transaction are part of its time. */
export function statementsTo(queried: Queried | undefined): Logger | undefined {
  return (
    queried &&
    (({ query, queryDurationMillis }) => {
      const { kind } = query.query;
      if (kind !== 'RawNode') queried(kind === 'SelectQueryNode' ? 'read' : 'write', queryDurationMillis);
    })
  );
}
