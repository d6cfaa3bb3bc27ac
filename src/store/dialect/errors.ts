/** Thrown where the database can't be used. The error's message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Thrown where the database can't be reached at this moment. It may be reachable later. */
export class UnreachableError extends StoreError {}

/**
 * Thrown where the connection was lost during a commit, and the database stayed away. The write may have been saved or lost,
 * and is not repeated.
 */
export class UnknownOutcomeError extends StoreError {}

/**
 * Thrown where a write finds another revision or status than the one that its writer read. Another writer was first, and
 * nothing was written.
 */
export class StaleError extends Error {
  override readonly name = 'StaleError';
}

/** Thrown where a row with the same unique key exists already. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Thrown where another instance now holds the lease of this database. Nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** The `code` that database drivers put on their errors; '' without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Thrown where running processes divide the shards of this database in another way. The error's message is for the operator.
 */
export class DivisionError extends Error {
  override readonly name = 'DivisionError';
}
