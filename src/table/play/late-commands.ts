import type { Seat } from '../../core/game.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { refuseAtTable, type UnitOfWork } from '../services.ts';
import type { Seen } from '../types.ts';

/**
 * A command says no revision: it means the one that stood when it was sent. Incident: one whose acknowledgement hung was
 * carried out ten seconds later, after the same action had been repeated and taken back.
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

/** Sealed choices leave the revision alone: the one that was sent last counts, whichever arrives last. */
export async function newestChoice(
  { repositories, at }: UnitOfWork,
  { id, rev }: StoredMatch,
  { seat, action, sentAt }: { readonly seat: Seat; readonly action: string } & Seen,
): Promise<Result<void, Refusal>> {
  if (sentAt === undefined) return accept(undefined);
  const sealed = (await repositories.sealed.list(id, rev)).find(
    row => row.seat === seat && row.by === 'person',
  );
  const isNewer = sealed !== undefined && sealed.at > sentAt && sealed.at <= at;
  return isNewer && sealed.action !== action ? refuseAtTable('late-choice') : accept(undefined);
}
