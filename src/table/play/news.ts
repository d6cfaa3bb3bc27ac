import type { StoredMatch, Turn } from '../../store/index.ts';
import type { UnitOfWork } from '../services.ts';

/** What was played or taken back is told: while the turn goes on the message of its board is edited, else a board is posted. */
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
