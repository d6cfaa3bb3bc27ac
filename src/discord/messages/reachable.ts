import type { Seat } from '../../core/game.ts';
import { isPerson, playerIn } from '../../core/player.ts';
import type { Match } from '../../table/match/types.ts';
import type { RoomParts } from '../context/room.ts';

/** So old may be what is known of a member whom a message is about to call. */
export const FRESH_MS = 60_000;

/** Whether the person is known not to be in the match's server any more. */
export async function isGone(room: RoomParts, { guildId }: Match, personId: string): Promise<boolean> {
  if (playerIn(personId)) return false;
  return guildId !== null && (await room.guilds.member(guildId, personId, FRESH_MS)) === 'gone';
}

/** Who has left a server is noticed only by asking. True where somebody had, so that there is other news now. */
export async function noticeGone(room: RoomParts, match: Match, seats: readonly Seat[]): Promise<boolean> {
  if (match.guildId === null || match.status !== 'running' || match.seats.length === 1) return false;
  let news = false;
  for (const seat of seats) {
    const seated = match.seats[seat];
    if (!seated || seated.gone || seated.resigned || !(await isGone(room, match, seated.id))) continue;
    news = (await room.table.absence.gone(match.id, seat)).ok || news;
  }
  return news;
}

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
    if (!seated || seated.gone || seated.resigned || !isPerson(seated)) continue;
    if (await mayCall({ table }, seated.id)) found.push(seat);
  }
  return found;
}
