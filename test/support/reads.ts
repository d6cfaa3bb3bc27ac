import type { Repositories, Store, StoredMatch, StoredResult } from '../../src/store/index.ts';

export async function liveMatches({
  matches,
}: Pick<Repositories, 'matches'>): Promise<readonly StoredMatch[]> {
  const all = await Promise.all((await matches.ids()).map(id => matches.get(id)));
  return all.flatMap(match => (match && ['lobby', 'running'].includes(match.status) ? match : []));
}

export const resultsOf = (
  { results }: Pick<Repositories, 'results'>,
  matchId: string,
): Promise<readonly StoredResult[]> => results.ofMatch(matchId);

/** Returns the full state at a match's revision. The matches that the table returns leave out the secrets. */
export async function truth<State = unknown>(
  { store }: { readonly store: Pick<Store, 'moves'> },
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<State> {
  const found = await store.moves.stateAt(id, rev);
  if (!found) throw new Error(`match ${id} has no revision ${rev}`);
  return found.state as State;
}
