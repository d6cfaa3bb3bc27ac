import { games } from '../../games/registry.ts';
import { faultsOf, isPostgres, type Repositories } from '../../store/index.ts';
import { replay } from '../../table/results/replay.ts';
import { onSnapshot } from './opening.ts';

export interface Checked {
  readonly faults: readonly string[];
  readonly matches: number;
  readonly replayed: number;
  readonly moves: number;
  /** Number of games that were begun under older rules. They can't be replayed, and play continues from their stored state. */
  readonly older: number;
}

/**
 * Checks a database file's pages and keys, then replays every game from its log and compares the result with the stored state.
 * Throws StoreError if the database can't be read.
 */
export async function check(database: string): Promise<Checked> {
  const faults = isPostgres(database) ? [] : await faultsOf(database);
  if (faults.length > 0) return { faults, matches: 0, replayed: 0, moves: 0, older: 0 };
  return onSnapshot(database, replayAll);
}

export async function replayAll(store: Repositories): Promise<Checked> {
  const faults: string[] = [];
  const count = { matches: 0, replayed: 0, moves: 0, older: 0 };
  for (const id of await store.matches.ids()) {
    count.matches += 1;
    try {
      const match = await store.matches.get(id);
      if (!match?.dealt) continue;
      const moves = await store.moves.list(id, 0, match.rev);
      const rules = [(await store.moves.snapshot(id, 0)).rules, ...moves.map(move => move.rules)];
      if (rules.some(each => each !== games[match.game]?.rules)) {
        count.older += 1;
        continue;
      }
      await replay(store, games, id);
      count.replayed += 1;
      count.moves += moves.length;
    } catch (error) {
      faults.push(`match ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { faults, ...count };
}

export function lookedAt({ matches, replayed, moves, older }: Checked): string {
  const rest = older > 0 ? `; ${older} begun under older rules, not replayed` : '';
  return `${matches} matches, ${replayed} replayed with ${moves} moves${rest}`;
}
