import { insteadOf } from '../../core/values/strange-values.ts';
import { nowAt } from '../../log/log.ts';
import { ConflictError, LeaseLostError, StaleError, StoreError } from '../../store/index.ts';

const OF_THE_DATABASE = [ConflictError, LeaseLostError, StaleError, StoreError];

/** Code of SQLite for a row about a match that is not there. Such a row was written without checks of keys. */
const NO_MATCH = 'SQLITE_CONSTRAINT_FOREIGNKEY';

/** Returns true for an error of the database itself, after which its work is repeated or reported. */
const isOfDatabase = (error: unknown): boolean =>
  OF_THE_DATABASE.some(kind => error instanceof kind) ||
  (error instanceof Error && 'code' in error && error.code !== NO_MATCH);

/**
 * Runs one of many pieces of work, each about one match. A damaged match is logged and left out, so that it does not stop the
 * others. Returns false for a damaged match. Throws errors of the database.
 */
export async function unlessDamaged(matchId: string, work: () => Promise<unknown>): Promise<boolean> {
  nowAt({ matchId });
  try {
    await work();
    return true;
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return insteadOf(`match ${matchId}: ${reason}`, false, 'it is left out');
  } finally {
    nowAt({ matchId: undefined });
  }
}
