import type { Seat } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import { accept } from '../../core/contract/result.ts';
import { DAY_MS } from '../../core/values/days.ts';
import type { StoredMatch } from '../../store/index.ts';
import { GRACE_MS, isCounted, placeOf } from '../match/closed-places.ts';
import { isLive } from '../match/live-clock.ts';
import { movedFrom, placeNumbers, sideOf } from '../match/places.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { lateAt, retime } from './waits.ts';

/** Lets the clock of a seat's decision wait for the grace. At a slow pace, the seat has a day at least. */
export async function giveGrace(unit: UnitOfWork, match: StoredMatch, seat: Seat): Promise<void> {
  const { repositories, at } = unit;
  await repositories.seats.change(match.id, seat, { graceAt: at });
  const wait = (await repositories.waits.list(match.id)).find(each => each.seat === seat);
  if (!wait) return;
  const late = lateAt(match, wait) ?? Number.POSITIVE_INFINITY;
  const change = isLive(match)
    ? { clockFrom: at + GRACE_MS, reminded: 0, pinged: false }
    : { clockFrom: wait.clockFrom + Math.max(0, at + DAY_MS - late), overdue: false };
  await retime(unit, match, wait, change);
}

/**
 * Moves one seat to a channel of direct messages, with a grace. False: the channel has a match, or the seat has resigned or is
 * already in direct messages.
 */
async function move(unit: UnitOfWork, match: StoredMatch, seat: Seat, channelId: string): Promise<boolean> {
  const { matches, places, seats } = unit.repositories;
  const own = match.seats[seat];
  const before = own && placeOf(match, own.place);
  if (!own || own.resigned || before?.guildId == null) return false;
  await places.lockChannels([channelId]);
  if (await matches.live(channelId)) return false;
  const place = movedFrom(own.place, seat);
  const isShared = match.seats.every(other => !isPerson(other) || other.place === own.place);
  // A side that does not share its place with all people keeps the revision that it has seen. If it then closes its direct
  // messages too, it counts as the side that has closed the place.
  await places.move({ matchId: match.id, place }, channelId, isShared ? null : before.shownRev);
  await seats.change(match.id, seat, { place, gone: false });
  if (isShared || own.graceAt === null) await giveGrace(unit, match, seat);
  return true;
}

/**
 * Lets a rated match or a duplicate's match go on in the direct messages of seats' people, with a grace for their decisions.
 * Returns the seats that have moved.
 */
export async function goOnInDirectMessages(
  units: UnitsOfWork,
  match: StoredMatch,
  seats: readonly Seat[],
): Promise<readonly Seat[]> {
  const moved: Seat[] = [];
  if (match.status !== 'running' || !isCounted(match)) return moved;
  const channels = new Map<Seat, string>();
  for (const seat of seats) {
    const channelId = await units.services.directChannel(match.seats[seat]?.userId ?? '');
    if (channelId !== undefined) channels.set(seat, channelId);
  }
  if (channels.size === 0) return moved;
  await units.change(match.id, async (unit, now) => {
    moved.length = 0;
    for (const [seat, channelId] of channels)
      if (await move(unit, now, seat, channelId)) {
        moved.push(seat);
        await unit.tell({ matchId: now.id, kind: 'seat', rev: now.rev, seat, details: { change: 'moved' } });
      }
    for (const seat of moved) {
      const place = movedFrom(now.seats[seat]?.place ?? 0, seat);
      await unit.tell({
        matchId: now.id,
        kind: 'board',
        rev: now.rev,
        since: Math.max(0, now.rev - 1),
        place,
      });
    }
    return accept(undefined);
  });
  return moved;
}

/** Records that a seat's person can use the channel of their side again. A place in closed direct messages is given up. */
async function comeBack(unit: UnitOfWork, match: StoredMatch, seat: Seat): Promise<void> {
  const own = match.seats[seat];
  if (!own) return;
  const place = sideOf(own.place);
  if (place !== own.place) await unit.repositories.places.remove({ matchId: match.id, place: own.place });
  await unit.repositories.seats.change(match.id, seat, { gone: false, place });
  if (own.graceAt === null) await giveGrace(unit, match, seat);
}

/**
 * Moves seats into direct messages if their person can't use the channel any more, whoever has shut the person out. Such a
 * person has not left the match. A person who can use the channel again, and whose direct messages are closed, comes back to
 * it. Returns the seats that have moved.
 */
export async function moveShutOut(
  units: UnitsOfWork,
  matchId: string,
  seats: readonly Seat[],
): Promise<readonly Seat[]> {
  const match = await units.store.matches.get(matchId);
  if (match?.status !== 'running' || !isCounted(match)) return [];
  const out: Seat[] = [];
  const back: Seat[] = [];
  for (const seat of seats) {
    const own = match.seats[seat];
    if (!own || own.resigned || !isPerson(own)) continue;
    const here = placeOf(match, own.place);
    const side = placeOf(match, sideOf(own.place));
    const hasMoved = here !== side;
    // A person who can be reached in direct messages stays there.
    if (hasMoved && (here.parkedAt === null || side.parkedAt !== null)) continue;
    if (side.guildId === null || !placeNumbers(match).includes(sideOf(own.place))) continue;
    const isOut = await units.services.isShutOut(side.guildId, side.channelId, own.userId);
    if (isOut && !hasMoved) out.push(seat);
    if (!isOut && (hasMoved || own.gone)) back.push(seat);
  }
  const moved = await goOnInDirectMessages(units, match, out);
  // The bot can't reach these people, so it can't tell which side has caused their silence.
  const lost = out.filter(seat => !moved.includes(seat) && match.seats[seat]?.gone === false);
  if (lost.length + back.length > 0)
    await units.change(matchId, async (unit, now) => {
      for (const seat of lost) await unit.repositories.seats.change(matchId, seat, { gone: true });
      for (const seat of back) await comeBack(unit, now, seat);
      return accept(undefined);
    });
  return moved;
}
