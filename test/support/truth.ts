import type { Store } from '../../src/store/index.ts';

/**
 * Returns the state after a match's revision with all its secrets, read from the store. The matches of the table don't
 * contain it.
 */
export async function truth<State = unknown>(
  { store }: { readonly store: Pick<Store, 'moves'> },
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<State> {
  const found = await store.moves.stateAt(id, rev);
  if (!found) throw new Error(`match ${id} has no revision ${rev}`);
  return found.state as State;
}
