import { DAY_MS } from '../../core/days.ts';
import type { Seat } from '../../core/game.ts';
import { isPerson } from '../../core/player.ts';
import { accept } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { GRACE_MS, isCounted, placeOf } from '../match/closed-places.ts';
import { isLive } from '../match/live-clock.ts';
import { movedFrom } from '../match/places.ts';
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

/** Moves one seat to a channel of direct messages, with a grace. False: another match has the channel, or the seat has moved. */
async function move(unit: UnitOfWork, match: StoredMatch, seat: Seat, channelId: string): Promise<boolean> {
  const { matches, places, seats } = unit.repositories;
  const own = match.seats[seat];
  const before = own && placeOf(match, own.place);
  if (!own || own.resigned || before?.guildId == null) return false;
  await places.lockChannels([channelId]);
  if (await matches.live(channelId)) return false;
  const place = movedFrom(own.place, seat);
  const isShared = match.seats.every(other => !isPerson(other) || other.place === own.place);
  // A side of its own has seen the match, so it may not be lost sight of in closed direct messages.
  await places.move({ matchId: match.id, place }, channelId, isShared ? null : before.shownRev);
  await seats.change(match.id, seat, { place, gone: false });
  if (isShared || own.graceAt === null) await giveGrace(unit, match, seat);
  return true;
}

/**
 * Lets a counted match go on in the direct messages of seats' people, with a grace for their decisions. Returns the seats that
 * have moved.
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

/**
 * Moves those of the seats into direct messages whose person can't use the channel any more, whoever has shut them out. Such a
 * person has not left the match. Returns the seats that have moved.
 */
export async function moveShutOut(
  units: UnitsOfWork,
  matchId: string,
  seats: readonly Seat[],
): Promise<readonly Seat[]> {
  const match = await units.store.matches.get(matchId);
  if (match?.status !== 'running' || !isCounted(match)) return [];
  const out: Seat[] = [];
  for (const seat of seats) {
    const own = match.seats[seat];
    if (!own || own.resigned || !isPerson(own)) continue;
    const { guildId, channelId } = placeOf(match, own.place);
    if (guildId === null) continue;
    if (own.gone || (await units.services.isShutOut(guildId, channelId, own.userId))) out.push(seat);
  }
  return goOnInDirectMessages(units, match, out);
}
