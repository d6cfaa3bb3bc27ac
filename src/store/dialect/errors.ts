/** Thrown where the database can't be used. Its message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Thrown where the database can't be reached at this moment. It may be reachable later. */
export class UnreachableError extends StoreError {}

/** The database went away while a write was committed, and for long: it may have been kept or lost. It is not tried again. */
export class UnknownOutcomeError extends StoreError {}

/**
 * Thrown where compare and set finds another revision or another status. Another writer was first, and nothing was written.
 */
export class StaleError extends Error {
  override readonly name = 'StaleError';
}

/** A row with the same unique key is there already. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Another instance runs on this database now: nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** The `code` that database drivers put on their errors; '' without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Thrown where living processes divide the shards of this database in another way. Its message is for the operator. */
export class DivisionError extends Error {
  override readonly name = 'DivisionError';
}
