import type { Store } from '../../src/store/index.ts';

/** The state after a match's revision with all its secrets, from the rows: no match that the table gives out carries it. */
export async function truth<State = unknown>(
  { store }: { readonly store: Pick<Store, 'moves'> },
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<State> {
  const found = await store.moves.stateAt(id, rev);
  if (!found) throw new Error(`match ${id} has no revision ${rev}`);
  return found.state as State;
}
