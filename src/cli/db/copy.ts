import {
  isPostgres,
  nameOf,
  openStore,
  type Repositories,
  StoreError,
  watchLease,
} from '../../store/index.ts';
import { refuseHeld } from '../../upkeep/leases/in-use.ts';
import { HeldError } from '../../upkeep/leases/take-over.ts';
import { type Checked, replayAll } from './check.ts';
import { exclusively, onSnapshot, withStore } from './opening.ts';

export interface CopyOptions {
  /** True if the copy is made even if a bot uses the source database, or games in it are damaged. */
  readonly anyway?: boolean;
  readonly say: (line: string) => void;
}

export interface CopiedDatabase {
  readonly rows: number;
  readonly tables: number;
  readonly checked: Checked;
}

/** Thrown if replays of some games' logs do not give the stored states. Nothing was copied then. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super('nothing was copied: games are damaged (--anyway copies them as they are)');
    this.faults = faults;
  }
}

/**
 * Copies a database, SQLite or PostgreSQL, into an empty one in a single transaction. At the end it counts the rows and replays
 * the games in the target. Throws StoreError, HeldError and DamagedError; the target is then still empty.
 */
export async function copy(from: string, to: string, options: CopyOptions): Promise<CopiedDatabase> {
  if (from === ':memory:' || to === ':memory:') throw new StoreError(':memory: is gone with its process');
  if (!options.anyway) await refuseInUse(from, options.say);
  try {
    return await onSnapshot(from, source =>
      withStore(openStore(to), target => fill(target, source, { ...options, name: nameOf(to) })),
    );
  } catch (error) {
    // The target database has refused a row, for example for a number that is too large.
    if (error instanceof StoreError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StoreError(`nothing was copied: ${error.message}`, { cause: error });
  }
}

/** Refuses a database that a bot uses. The copy would lack the moves that are played after the copying begins. */
async function refuseInUse(from: string, say: CopyOptions['say']): Promise<void> {
  const look = (lease: Parameters<typeof refuseHeld>[0]) => refuseHeld(lease, say);
  const looking = isPostgres(from)
    ? withStore(openStore(from, { asItIs: true }), ({ lease }) => look(lease))
    : watchLease(from, look);
  await looking.catch(
    saying(`, ${nameOf(from)}: what is played from now on would stay behind. Stop it, or say --anyway`),
  );
}

const saying = (words: string) => (error: unknown) => {
  throw error instanceof HeldError ? new HeldError(`${error.message}${words}`) : error;
};

function fill(
  target: Awaited<ReturnType<typeof openStore>>,
  source: Repositories,
  { anyway = false, say, name }: CopyOptions & { readonly name: string },
): Promise<CopiedDatabase> {
  const filling = exclusively(target, say, () =>
    target.transaction(async repositories => {
      const there = Object.entries(await repositories.contents.count()).filter(([, rows]) => rows > 0);
      if (there.length > 0) throw new StoreError(`${name} is not empty: ${list(there)}`);
      const counts = Object.values(await repositories.contents.copyFrom(source.contents));
      const checked = await replayAll(repositories);
      if (checked.faults.length > 0 && !anyway) throw new DamagedError(checked.faults);
      return { rows: counts.reduce((sum, rows) => sum + rows, 0), tables: counts.length, checked };
    }),
  );
  return filling.catch(saying(`, ${name}`));
}

const list = (tables: readonly (readonly [name: string, rows: number])[]): string =>
  tables.map(([name, rows]) => `${name} has ${rows} rows`).join(', ');
