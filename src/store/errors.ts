/** The database can't be used: one line for whoever runs the bot. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** It can't be reached at this moment; it may be later. */
export class UnreachableError extends StoreError {}

/** The database went away while a write was committed, and for long: it may have been kept or lost. It is not tried again. */
export class UnknownOutcomeError extends StoreError {}

/** Compare and set found another revision or another status: somebody else was first, nothing was written. */
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

/** The shards of this database are divided otherwise, by processes that live. Its message is for whoever runs the bot. */
export class DivisionError extends Error {
  override readonly name = 'DivisionError';
}
