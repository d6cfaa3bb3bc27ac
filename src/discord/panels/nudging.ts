import type { Seat } from '../../core/game.ts';
import type { Match } from '../../table/match/types.ts';
import type { Button } from '../buttons/components.ts';
import type { Room } from '../context/room.ts';
import { missingSeats } from '../messages/board.ts';

/** Nobody is nudged earlier in a turn. */
const HOUR = 3_600_000;

/** A button that calls the others, for who has waited for somebody for an hour; none for whom all wait. */
export async function nudging(room: Room, match: Match, seat: Seat | undefined): Promise<readonly Button[]> {
  const own = seat === undefined ? undefined : match.seats[seat];
  if (!own || own.resigned || match.pausedAt !== null) return [];
  const waited = await missingSeats(room, match);
  if (waited.length === 0 || waited.includes(own.seat)) return [];
  const hour = room.now() - HOUR;
  const waiting = await room.table.clock.waiting(match.id);
  if (!waiting.some(({ seat: other, since }) => waited.includes(other) && since <= hour)) return [];
  const id = { match: match.id, rev: null, verb: 'nudge', args: [] } as const;
  return [{ label: room.words.calls.nudgeThem, id }];
}
