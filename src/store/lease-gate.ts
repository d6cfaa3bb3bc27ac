import type { CompiledQuery } from 'kysely';
import { LeaseLostError } from './dialect/errors.ts';
import type { Gate } from './dialect/kind.ts';
import type { LeaseClaim } from './types/index.ts';

/** Makes the check of each transaction, which requires that the writing process still holds all its leases. */
export function leasesOf(claim: LeaseClaim, query: CompiledQuery): Gate {
  let expected: readonly string[] = [];
  return {
    ask: () => {
      expected = claim.names;
      return query;
    },
    judge: rows => {
      const held = new Set(rows.map(row => (row as { readonly name: string }).name));
      // Leases that the process itself has given back during the transaction do not count as lost.
      const names = claim.names.filter(name => expected.includes(name));
      if (!names.every(name => held.has(name)))
        throw new LeaseLostError('another instance runs on this database');
    },
  };
}
