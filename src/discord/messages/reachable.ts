import type { Seat } from '../../core/contract/game.ts';
import { isElsewhere, isPerson, playerIn } from '../../core/contract/player.ts';
import type { Match } from '../../table/match/types.ts';
import type { ContextParts } from '../context/context.ts';

/**
 * Maximum age in milliseconds of the bot's knowledge that a person is in the server, when the bot is about to mention the
 * person.
 */
const FRESH_MS = 60_000;

export async function isGone(context: ContextParts, { guildId }: Match, personId: string): Promise<boolean> {
  if (playerIn(personId) || isElsewhere(personId)) return false;
  return guildId !== null && (await context.guilds.member(guildId, personId, FRESH_MS)) === 'gone';
}

/**
 * Checks whether people of these seats have left the server, and records departures. Discord does not report them. True: the
 * match has changed, and a newer notice waits.
 */
export async function recordDepartures(
  context: ContextParts,
  match: Match,
  seats: readonly Seat[],
): Promise<boolean> {
  if (match.guildId === null || match.status !== 'running' || match.seats.length === 1) return false;
  let news = false;
  for (const seat of seats) {
    const seated = match.seats[seat];
    if (!seated || seated.gone || seated.resigned || !(await isGone(context, match, seated.id))) continue;
    news = (await context.table.seatChanges.gone(match.id, seat)).ok || news;
  }
  return news;
}

/** Checks that a person may be mentioned now: not away, not in quiet hours, and with mentions turned on. */
async function mayPing({ table }: Pick<ContextParts, 'table'>, personId: string): Promise<boolean> {
  const { pings, awayUntil } = await table.people.settings(personId);
  return pings && awayUntil === null && (await table.people.quietUntil(personId)) === null;
}

/** Lists the seats whose people the bot may mention now. */
export async function reachable(
  { table }: ContextParts,
  match: Match,
  seats: readonly Seat[],
): Promise<readonly Seat[]> {
  const found: Seat[] = [];
  for (const seat of seats) {
    const seated = match.seats[seat];
    if (!seated || seated.gone || seated.resigned || !isPerson(seated)) continue;
    if (await mayPing({ table }, seated.id)) found.push(seat);
  }
  return found;
}
