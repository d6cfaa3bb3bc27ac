import type { Seat } from '../../core/contract/game.ts';
import type { StoredMatch } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';

/** Calls a game off, so that no seat wins. Its league goes on, and so do the other tables of its duplicate. */
export async function callOff(
  unit: UnitOfWork,
  matchId: string,
  by: 'cancel' | 'unreached' = 'cancel',
): Promise<void> {
  await unit.repositories.matches.end(matchId, 'cancelled', by, unit.at);
  await unit.ended(matchId);
}

/** Ends a match without a result, since the bot can't reach a seat's person and can't tell which side has caused this. */
export async function endUnreached(unit: UnitOfWork, match: StoredMatch, seat: Seat): Promise<void> {
  const { id: matchId, rev } = match;
  await unit.repositories.seats.change(matchId, seat, { gone: true });
  await callOff(unit, matchId, 'unreached');
  await unit.tell({ matchId, kind: 'seat', rev, seat, details: { change: 'unreached' } });
  await unit.tell({ matchId, kind: 'closed', rev });
}
