import type { Seat } from '../core/game.ts';
import type { RequestStatus, StoredRequest } from '../store/index.ts';
import type { Sitting } from './house.ts';

const HOUR = 3_600_000;
/** Unanswered for so long, a request lapses. */
export const PATIENCE = 48 * HOUR;

/** No timer ends a request: whoever reads it judges its age. */
export const statusAt = ({ status, at }: Pick<StoredRequest, 'status' | 'at'>, now: number): RequestStatus =>
  status === 'open' && now >= at + PATIENCE ? 'lapsed' : status;

/** Ends the open request, if there is one; its message will say so. */
export async function settleOpen(
  { drawers, at, tell }: Sitting,
  matchId: string,
  status: Exclude<RequestStatus, 'open'>,
  settledBy: Seat | null,
): Promise<void> {
  const request = await drawers.requests.newest(matchId, 'undo');
  if (request?.status !== 'open') return;
  const lapsed = statusAt(request, at) === 'lapsed';
  await drawers.requests.settle(request.id, lapsed ? 'lapsed' : status, lapsed ? null : settledBy);
  await tell({ matchId, kind: 'request', rev: request.rev });
}

/** The game goes on: whatever was asked about its last action is void. */
export const withdraw = (sitting: Sitting, matchId: string): Promise<void> =>
  settleOpen(sitting, matchId, 'withdrawn', null);
