import type { Repositories, StoredMatch, StoredResult } from '../../src/store/index.ts';

export async function liveMatches({
  matches,
}: Pick<Repositories, 'matches'>): Promise<readonly StoredMatch[]> {
  const all = await Promise.all((await matches.ids()).map(id => matches.get(id)));
  return all.flatMap(match => (match && ['lobby', 'running'].includes(match.status) ? match : []));
}

export async function resultsOf(
  { matches, results }: Pick<Repositories, 'matches' | 'results'>,
  matchId: string,
): Promise<readonly StoredResult[]> {
  const { seats = [] } = (await matches.get(matchId)) ?? {};
  const rows = await Promise.all(seats.map(({ userId }) => results.ofUser(userId)));
  return rows.flat().filter(row => row.matchId === matchId);
}
