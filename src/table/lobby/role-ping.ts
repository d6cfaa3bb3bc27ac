import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { HOUR_MS } from '../../core/values/days.ts';
import type { StoredMatch } from '../../store/index.ts';
import { seatOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { serverOf } from '../people/servers.ts';

import { shut } from './gathering.ts';

/** Minimum hours between two mentions of the role in one server, over all lobbies. */
export const HOURS_BETWEEN_ROLE_PINGS = 6;

/**
 * Mentions the role that the server has set for lobbies, at the request of a seated person. Each lobby mentions the
 * role once at most, and each server only every few hours (`HOURS_BETWEEN_ROLE_PINGS`).
 */
export async function pingRole(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
): Promise<Result<void, Refusal>> {
  const { repositories, at, tell } = unit;
  const { id: matchId, guildId, rev, seats, seatsWanted } = match;
  const closed = shut(match, personId);
  if (closed) return closed;
  const seat = seatOf(match, personId);
  // Only people at the home may ping the home's role.
  if (seat === undefined || seats[seat]?.place !== 0) return refuseAtTable('not-at-lobby');
  const role = (await serverOf(repositories, guildId)).callRole;
  if (guildId === null || role === null) return refuseAtTable('call-none');
  if (match.roleCalledAt !== null) return refuseAtTable('called');
  if (seats.length >= seatsWanted) return refuseAtTable('table-full', { seats: seatsWanted });
  const last = await repositories.servers.roleCalledAt(guildId);
  const until = (last ?? Number.NEGATIVE_INFINITY) + HOURS_BETWEEN_ROLE_PINGS * HOUR_MS;
  if (until > at) return refuseAtTable('call-often', { until, hours: HOURS_BETWEEN_ROLE_PINGS });
  await repositories.servers.setRoleCalled(guildId, matchId, at);
  await tell({ matchId, kind: 'role', rev, seat, details: { role } });
  return accept(undefined);
}
