import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Seen } from '../match/types.ts';

/**
 * Checks that a command without a revision was sent at the present one. Incident: a command arrived ten seconds late, after the
 * person had repeated the action and undone it, and was carried out.
 */
export async function inTime(
  { repositories, at }: UnitOfWork,
  { id, rev }: StoredMatch,
  { rev: shown, sentAt }: Seen,
): Promise<Result<void, Refusal>> {
  if (shown !== undefined || sentAt === undefined) return accept(undefined);
  const seen = await repositories.moves.standingAt(id, sentAt, at);
  return seen === rev ? accept(undefined) : refuseAtTable('late', { rev, seen });
}
