import type { Seat } from '../../core/game.ts';
import type { StoredMatch } from '../../store/index.ts';
import type { UnitOfWork } from '../services.ts';

/** A person plays their own seat again; the match as it is then. Nothing happens where they do so already. */
export async function comeBack(
  { repositories, tell }: UnitOfWork,
  match: StoredMatch,
  seat: Seat,
): Promise<StoredMatch> {
  const present = { absentAt: null, offeredAt: null, gone: false };
  const own = match.seats[seat];
  if (!own || own.resigned || !(own.absentAt !== null || own.offeredAt !== null || own.gone)) return match;
  await repositories.seats.change(match.id, seat, present);
  await tell({ matchId: match.id, kind: 'seat', rev: match.rev, seat, details: { change: 'back' } });
  return { ...match, seats: match.seats.map(other => (other === own ? { ...own, ...present } : other)) };
}
