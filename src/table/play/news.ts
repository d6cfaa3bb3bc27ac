import type { StoredMatch, Turn } from '../../store/index.ts';
import type { UnitOfWork } from '../services.ts';

/** Law 11: tells what was played or taken back, by an edit of the turn's message while the turn goes on, else by a new board. */
export async function tellMoves(
  { repositories, tell }: UnitOfWork,
  { id: matchId, turn: before }: Pick<StoredMatch, 'id' | 'turn'>,
  { rev, turn }: { readonly rev: number; readonly turn: Turn },
): Promise<void> {
  if (turn.since !== before.since) return tell({ matchId, kind: 'board', rev, since: before.since });
  // An edited message still tells what it told when it was posted: the commitment to the shuffles may be among it.
  const since = (await repositories.outbox.toldSince(matchId)) ?? before.since;
  await tell({ matchId, kind: 'progress', rev, since });
}
