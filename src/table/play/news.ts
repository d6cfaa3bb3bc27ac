import type { StoredMatch, Turn } from '../../store/index.ts';
import type { UnitOfWork } from '../services.ts';

/**
 * Law 11: tells what was played or taken back, by an edit of the turn's message while the turn goes on, else by a new board,
 * which tells all of the turn.
 */
export async function tellMoves(
  { tell }: UnitOfWork,
  { id: matchId, turn: before }: Pick<StoredMatch, 'id' | 'turn'>,
  { rev, turn }: { readonly rev: number; readonly turn: Turn },
): Promise<void> {
  const kind = turn.since === before.since ? 'progress' : 'board';
  await tell({ matchId, kind, rev, since: before.since });
}
