// match/live-clock.ts has the minute and the reserve of a live game. waiting/waits.ts has late decisions at a slow pace.
import { accept } from '../../core/contract/result.ts';
import { HOUR_MS } from '../../core/values/days.ts';
import type { Repositories, StoredMatch, StoredWait } from '../../store/index.ts';
import {
  closedBy,
  isClosedByOperator,
  isEndedByClock,
  isInDoubt,
  isRatedAlone,
  placeOf,
} from '../match/closed-places.ts';
import { unlessDamaged } from '../match/damage.ts';
import { isLive, RESERVE_MS } from '../match/live-clock.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { endUnreached } from '../results/call-off.ts';
import { resign } from '../results/resign.ts';
import { giveGrace, moveShutOut } from '../waiting/moved-places.ts';
import { isDeaf, isLate, retime, timesOf } from '../waiting/waits.ts';

/** Maximum age of another process's report that it receives its shards' events. The report comes every five seconds. */
const RECENT_MS = 15_000;

/** Returns since when the bot has received a server's events without a break. Null: it does not now. */
async function connectedSince(
  { services, repositories, at }: UnitOfWork,
  guildId: string | null,
): Promise<number | null> {
  const span = await repositories.connectedShards.elsewhere(guildId);
  if (span === undefined) return services.connectedSince(guildId);
  return span !== null && span.to >= at - RECENT_MS ? span.from : null;
}

/**
 * Returns how a decision's clock stands. `runs`: the person could read and answer the decision, or their own side has closed
 * the place. `anew`: the bot was away, the operator has closed the server, or a message is under way. `grace`: the place has
 * closed for the first time. `nobody`: the bot can't tell who has closed the place, so no player may lose.
 */
async function standingOf(
  unit: UnitOfWork,
  match: StoredMatch,
  { clockFrom, seat }: StoredWait,
): Promise<'runs' | 'anew' | 'grace' | 'nobody'> {
  const own = match.seats[seat];
  const { guildId, shownRev } = placeOf(match, own?.place ?? 0);
  const since = await connectedSince(unit, guildId);
  if (since === null || since > clockFrom) return 'anew';
  if (await isClosedByOperator(unit.repositories, match, seat)) return 'anew';
  const by = closedBy(match, seat);
  if (by === 'nobody') {
    if (shownRev === match.rev) return 'runs';
    const waiting = await unit.repositories.outbox.waiting(match.id);
    if (waiting.some(({ place }) => place === own?.place)) return 'anew';
  }
  if (own?.graceAt === null) return 'grace';
  return (await isInDoubt(unit.repositories, match, seat, unit.at)) ? 'nobody' : 'runs';
}

/** Starts the clocks of pending decisions over, with a new minute and the same reserve. */
async function beginAnew(unit: UnitOfWork, match: StoredMatch, waits: readonly StoredWait[]): Promise<void> {
  const anew = { clockFrom: unit.at, reminded: 0, pinged: false };
  for (const wait of waits) await retime(unit, match, wait, anew);
  await unit.tell(redrawOf(match));
}

async function grace(unit: UnitOfWork, match: StoredMatch, wait: StoredWait): Promise<void> {
  await giveGrace(unit, match, wait.seat);
  await unit.tell(redrawOf(match));
}

/** Does the due step of a live decision before its end: the message reports the running reserve, or warns the person. */
export async function remindLive(unit: UnitOfWork, match: StoredMatch, wait: StoredWait): Promise<void> {
  const { repositories, at, tell } = unit;
  const times = timesOf(match, wait);
  if (!times || times.losesAt <= at) return;
  const standing = await standingOf(unit, match, wait);
  if (standing === 'anew') return beginAnew(unit, match, [wait]);
  if (standing === 'grace') return grace(unit, match, wait);
  const isOver = wait.reminded === 0 && times.minuteEnds <= at;
  const person = await repositories.people.get(wait.userId);
  const warns = !wait.pinged && times.warnedAt <= at && !isDeaf(person, match, wait.seat);
  const change = { ...(isOver && { reminded: 1 }), ...(warns && { pinged: true }) };
  if (!(await retime(unit, match, wait, change)) || !(isOver || warns)) return;
  await tell(redrawOf(match));
  const details = { since: wait.since, until: times.losesAt };
  if (warns) await tell({ matchId: match.id, kind: 'ping', rev: match.rev, seat: wait.seat, details });
}

async function lose(unit: UnitOfWork, match: StoredMatch, { seat, userId }: StoredWait): Promise<void> {
  await unit.repositories.seats.change(match.id, seat, { spentMs: RESERVE_MS });
  await resign(unit, match, userId);
}

/** Lists the decisions of a live match whose reserve has run out, the first to run out first. */
function spentIn(match: StoredMatch, waits: readonly StoredWait[], at: number): readonly StoredWait[] {
  const end = (wait: StoredWait): number => timesOf(match, wait)?.losesAt ?? Number.POSITIVE_INFINITY;
  return waits.filter(wait => end(wait) <= at).sort((one, other) => end(one) - end(other));
}

/**
 * Handles the decisions of a live match whose reserve has run out, in the order in which they ran out. The first seat whose
 * clock runs loses. A decision that a move has ended in time is not pending any more.
 */
async function loseLive(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const waits = await unit.repositories.waits.list(match.id);
  for (const wait of spentIn(match, waits, unit.at)) {
    const standing = await standingOf(unit, match, wait);
    if (standing === 'runs') return lose(unit, match, wait);
    if (standing === 'nobody') return endUnreached(unit, match, wait.seat);
    if (standing === 'anew') return beginAnew(unit, match, waits);
    await grace(unit, match, wait);
  }
}

/** Finds a late decision of a match at a slow pace that the clock ends without a vote. */
async function lateIn(
  repositories: Repositories,
  match: StoredMatch,
  at: number,
): Promise<StoredWait | undefined> {
  for (const wait of await repositories.waits.list(match.id))
    if (isLate(match, wait, at) && (await isEndedByClock(repositories, match, wait.seat, at))) return wait;
  return undefined;
}

/** Ends a match at a slow pace, if a seat is late and the clock decides without a vote. */
async function loseSlow(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const late = await lateIn(unit.repositories, match, unit.at);
  if (!late) return;
  if (await isClosedByOperator(unit.repositories, match, late.seat)) {
    // At each check the decision gets an hour back, so that its clock stands still.
    await retime(unit, match, late, { clockFrom: late.clockFrom + HOUR_MS });
    return;
  }
  if (!isRatedAlone(match)) return endUnreached(unit, match, late.seat);
  // The bot may have been away when the pace ran out, so the person has a day more.
  return match.seats[late.seat]?.graceAt === null ? grace(unit, match, late) : lose(unit, match, late);
}

/** Maximum number of matches whose clocks are checked at a time. */
const LOT = 100;

/** Ends the matches, or the seats, whose time has run out, each in a transaction of its match. */
export async function loseByTimeout(units: UnitsOfWork): Promise<void> {
  const { store, services } = units;
  const due = new Set((await store.waits.due(services.now(), LOT)).map(({ matchId }) => matchId));
  for (const matchId of due) {
    await unlessDamaged(matchId, async () => {
      const match = await store.matches.get(matchId);
      if (!match) return;
      const at = services.now();
      const spent = isLive(match)
        ? spentIn(match, await store.waits.list(matchId), at)
        : [(await lateIn(store, match, at)) ?? []].flat();
      await moveShutOut(
        units,
        matchId,
        spent.map(({ seat }) => seat),
      );
      await units.change(matchId, async (unit, now) => {
        if (now.status === 'running') await (isLive(now) ? loseLive : loseSlow)(unit, now);
        return accept(undefined);
      });
    });
  }
}
