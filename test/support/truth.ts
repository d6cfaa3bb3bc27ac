import type { Store } from '../../src/store/index.ts';

/** Returns the full state at a match's revision. The matches that the table returns leave out the secrets. */
export async function truth<State = unknown>(
  { store }: { readonly store: Pick<Store, 'moves'> },
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<State> {
  const found = await store.moves.stateAt(id, rev);
  if (!found) throw new Error(`match ${id} has no revision ${rev}`);
  return found.state as State;
}
