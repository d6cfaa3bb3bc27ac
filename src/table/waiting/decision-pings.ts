import type { Seat } from '../../core/contract/game.ts';
import { isPerson, peopleAt } from '../../core/contract/player.ts';
import { HOUR_MS } from '../../core/values/days.ts';
import type { StoredMatch, StoredPerson, StoredWait } from '../../store/index.ts';
import { isLive } from '../match/live-clock.ts';
import { seenFrom } from '../match/places.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Notice } from '../match/types.ts';
import { afterQuiet, elapsed, isAway, isDeaf, retime } from './waits.ts';

/**
 * Milliseconds after a ping during which a board does not ping the same person again. If the person decides earlier, the next
 * ping need not wait.
 */
export const AGAIN = 600_000;

/** Pending decision whose person has not been pinged yet. */
export interface Unpinged {
  readonly wait: StoredWait;
  readonly person: StoredPerson | undefined;
  /** Earliest time at which the person may be pinged. Quiet hours, an absence or a recent ping can delay it. */
  readonly pingAt: number;
}

/**
 * Lists the pending decisions whose person was not pinged yet. People who want no pings, or have left the server, are left out.
 * Only the clock pings people in a live game.
 */
async function unpinged(
  { repositories, at }: UnitOfWork,
  match: StoredMatch,
  waits?: readonly StoredWait[],
): Promise<readonly Unpinged[]> {
  const found: Unpinged[] = [];
  if (isLive(match)) return found;
  for (const wait of waits ?? (await repositories.waits.list(match.id))) {
    if (wait.pinged) continue;
    const person = await repositories.people.get(wait.userId);
    if (isDeaf(person, match, wait.seat)) continue;
    const back = isAway(person, at) ? (person.awayUntil ?? at) : at;
    const { calledAt = null } = match.seats[wait.seat] ?? {};
    const pingAt = afterQuiet(person, Math.max(back, calledAt === null ? at : calledAt + AGAIN));
    found.push({ wait, person, pingAt });
  }
  return found;
}

/**
 * Returns the seats of a place that the place's board pings when it is posted. Each seat is pinged only once for a decision.
 * People who are absent or have quiet hours are pinged later. The first board of a live game pings all people of its place who
 * want pings, and no later board pings a person.
 */
export async function pingByBoard(
  unit: UnitOfWork,
  match: StoredMatch,
  { id, rev, since, place }: Pick<Notice, 'id' | 'rev' | 'since' | 'place'>,
  waits: readonly StoredWait[],
): Promise<readonly Seat[]> {
  // After a newer move, the next board pings instead. A game with one person needs no pings, since each board follows the
  // person's own action.
  if (match.rev !== rev || match.pausedAt !== null || peopleAt(match) === 1) return [];
  const { at } = unit;
  if (isLive(match)) {
    const isFirst = since < 0 && seenFrom(match, place).boardMessageId === null;
    const seats: Seat[] = [];
    for (const { userId, seat } of match.seats.filter(own => isPerson(own) && own.place === place))
      if (isFirst && !isDeaf(await unit.repositories.people.get(userId), match, seat)) seats.push(seat);
    return seats;
  }
  const pinged: Seat[] = [];
  const here = waits.filter(({ seat }) => match.seats[seat]?.place === place);
  for (const { wait, person, pingAt } of await unpinged(unit, match, here)) {
    const now = pingAt <= at;
    const change = now ? { pingAt: null, summonedBy: id } : { pingAt, summonedBy: null };
    // `retime` returns false if another process has just changed the row of this decision.
    if ((await retime(unit, match, wait, change, at, person)) && now) pinged.push(wait.seat);
  }
  return pinged;
}

/**
 * Writes a ping message for each seat that must decide, if no board pings the seat.
 * @param seats seats to ping; absent: all
 * @param waits pending decisions of the match, if they were read; absent: the function reads them
 */
export async function pingSeparately(
  unit: UnitOfWork,
  match: StoredMatch,
  seats?: readonly Seat[],
  waits?: readonly StoredWait[],
): Promise<void> {
  const { at, tell } = unit;
  for (const { wait, pingAt } of await unpinged(unit, match, waits)) {
    const { seat, since } = wait;
    const promised = wait.pingAt !== null || wait.summonedBy !== null;
    if (promised || (seats !== undefined && !seats.includes(seat))) continue;
    if (pingAt > at) {
      await retime(unit, match, wait, { pingAt });
      continue;
    }
    if (!(await retime(unit, match, wait, { pinged: true, pingAt: null }))) continue;
    const details = { since, hours: Math.floor(elapsed(wait, at) / HOUR_MS) };
    await tell({ matchId: match.id, kind: 'ping', rev: match.rev, seat, details });
  }
}

/**
 * Records which people were pinged by a board that was found in the channel from an earlier attempt. Other seats that should
 * have been pinged get a message each.
 */
export async function markPinged(
  unit: UnitOfWork,
  match: StoredMatch,
  { id, rev }: Pick<Notice, 'id' | 'rev'>,
  userIds: readonly string[],
): Promise<void> {
  if (match.rev !== rev) return;
  const missed: Seat[] = [];
  for (const wait of await unit.repositories.waits.list(match.id)) {
    const pinged = userIds.includes(wait.userId);
    if (wait.pinged || pinged === (wait.summonedBy === id)) continue;
    await retime(unit, match, wait, { pingAt: null, summonedBy: pinged ? id : null });
    if (!pinged) missed.push(wait.seat);
  }
  if (missed.length > 0 && match.pausedAt === null) await pingSeparately(unit, match, missed);
}
