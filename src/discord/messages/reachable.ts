import type { Seat } from '../../core/game.ts';
import type { Match } from '../../table/types.ts';
import type { RoomParts } from '../room.ts';

/** Not away nor asleep, and calls are not turned off. */
export async function mayCall({ table }: Pick<RoomParts, 'table'>, personId: string): Promise<boolean> {
  const { pings, awayUntil } = await table.people.settings(personId);
  return pings && awayUntil === null && (await table.people.quietUntil(personId)) === null;
}

/** Of these seats those whose person may be called now: not away, gone or asleep, and calls are not turned off. */
export async function reachable(
  { table }: RoomParts,
  match: Match,
  seats: readonly Seat[],
): Promise<readonly Seat[]> {
  const found: Seat[] = [];
  for (const seat of seats) {
    const seated = match.seats[seat];
    if (!seated || seated.gone || seated.resigned) continue;
    if (await mayCall({ table }, seated.id)) found.push(seat);
  }
  return found;
}
