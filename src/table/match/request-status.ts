import type { Seat } from '../../core/contract/game.ts';
import { HOUR_MS } from '../../core/values/days.ts';
import type { RequestStatus, StoredRequest } from '../../store/index.ts';
import type { UnitOfWork } from './services.ts';

/** Milliseconds for which a request stays open. Then it lapses. A vote to cancel is no request (results/cancel.ts). */
export const REQUEST_LASTS_MS = 48 * HOUR_MS;

/**
 * Returns the status of a request. No timer stores that a request has lapsed, so each reader computes the lapse from the
 * request's age.
 */
export const statusAt = ({ status, at }: Pick<StoredRequest, 'status' | 'at'>, now: number): RequestStatus =>
  status === 'open' && now >= at + REQUEST_LASTS_MS ? 'lapsed' : status;

/** Closes an open request, so that its message shows the result. */
export async function settle(
  { repositories, at, tell }: UnitOfWork,
  request: StoredRequest,
  status: Exclude<RequestStatus, 'open'>,
  settledBy: Seat | null = null,
): Promise<void> {
  const late = statusAt(request, at) === 'lapsed' && status !== 'agreed';
  const end = late ? (['lapsed', null] as const) : ([status, settledBy] as const);
  if (!(await repositories.requests.settle(request.id, ...end))) return;
  await tell({ matchId: request.matchId, kind: 'request', rev: request.rev });
}

export async function withdraw(unit: UnitOfWork, matchId: string): Promise<void> {
  const request = await unit.repositories.requests.newest(matchId, 'undo');
  if (request?.status === 'open') await settle(unit, request, 'withdrawn');
}
