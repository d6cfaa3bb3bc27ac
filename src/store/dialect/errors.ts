/** Thrown where the database can't be used. The error's message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Thrown where the database can't be reached now, but may be reachable later. */
export class UnreachableError extends StoreError {}

/** Thrown where another program has locked the database for too long. Nothing is written. */
export class BusyError extends StoreError {}

/**
 * Thrown where the connection was lost during a commit and could not be restored. The write may have been saved or lost, and
 * must not be repeated.
 */
export class UnknownOutcomeError extends StoreError {}

/** Thrown where another writer has changed a row's revision or status since this writer read the row. Nothing is written. */
export class StaleError extends Error {
  override readonly name = 'StaleError';
}

/** Thrown where a row with the same unique key exists already. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Thrown where another process has taken over the lease of this database. Nothing is written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Returns the `code` that database drivers put on their errors, or '' without a code. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Thrown where running processes divide the bot's shards in another way than this process. The error's message is for the
 * operator.
 */
export class DivisionError extends Error {
  override readonly name = 'DivisionError';
}
