import { accept } from '../../core/result.ts';
import type { StoredMatch, StoredWait } from '../../store/index.ts';
import { unlessDamaged } from '../match/damage.ts';
import { isLive, RESERVE_MS } from '../match/live-clock.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { resign } from '../results/resign-and-cancel.ts';
import { isDeaf, retime, timesOf } from '../waiting/waits.ts';

/** Milliseconds since another process has last told that it receives the events of its shards. It tells so every five seconds. */
const TOLD_MS = 15_000;

/** Returns since when the bot has received a server's events without a break. Null: it does not now. */
async function hearsSince(
  { services, repositories, at }: UnitOfWork,
  guildId: string | null,
): Promise<number | null> {
  const span = await repositories.heard.elsewhere(guildId);
  if (span === undefined) return services.hearsSince(guildId);
  return span !== null && span.to >= at - TOLD_MS ? span.from : null;
}

/**
 * Checks that the person could read and answer the decision at their place since its clock began. They could not while the bot
 * was down or disconnected, or while the place did not show the decision.
 */
async function couldAnswer(
  unit: UnitOfWork,
  match: StoredMatch,
  { clockFrom, seat }: StoredWait,
): Promise<boolean> {
  const own = match.seats[seat]?.place;
  const { guildId, parkedAt, shownRev } = match.places.find(({ place }) => place === own) ?? match;
  if (parkedAt !== null || shownRev !== match.rev) return false;
  const since = await hearsSince(unit, guildId);
  return since !== null && since <= clockFrom;
}

/** Begins the clocks of a match's pending decisions anew, with a new minute and the same reserve. */
async function beginAnew(unit: UnitOfWork, match: StoredMatch, waits: readonly StoredWait[]): Promise<void> {
  const anew = { clockFrom: unit.at, reminded: 0, pinged: false };
  for (const wait of waits) await retime(unit, match, wait, anew);
  await unit.tell(redrawOf(match));
}

/** Does the step of a live decision that is due before its end: the message reports the running reserve, or warns the person. */
export async function remindLive(unit: UnitOfWork, match: StoredMatch, wait: StoredWait): Promise<void> {
  const { repositories, at, tell } = unit;
  const times = timesOf(match, wait);
  if (!times || times.losesAt <= at) return;
  if (!(await couldAnswer(unit, match, wait))) return beginAnew(unit, match, [wait]);
  const isOver = wait.reminded === 0 && times.minuteEnds <= at;
  const person = await repositories.people.get(wait.userId);
  const warns = !wait.pinged && times.warnedAt <= at && !isDeaf(person, match, wait.seat);
  const change = { ...(isOver && { reminded: 1 }), ...(warns && { pinged: true }) };
  if (!(await retime(unit, match, wait, change)) || !(isOver || warns)) return;
  await tell(redrawOf(match));
  const details = { since: wait.since, until: times.losesAt };
  if (warns) await tell({ matchId: match.id, kind: 'ping', rev: match.rev, seat: wait.seat, details });
}

/** Ends the first decision of a match whose reserve has run out: its seat loses. A move that was committed before has ended it. */
async function lose(unit: UnitOfWork, match: StoredMatch): Promise<boolean> {
  if (match.status !== 'running' || !isLive(match)) return false;
  const waits = await unit.repositories.waits.list(match.id);
  const end = (wait: StoredWait): number => timesOf(match, wait)?.losesAt ?? Number.POSITIVE_INFINITY;
  const [first] = waits.filter(wait => end(wait) <= unit.at).sort((one, other) => end(one) - end(other));
  if (!first) return false;
  if (!(await couldAnswer(unit, match, first))) {
    await beginAnew(unit, match, waits);
    return false;
  }
  await unit.repositories.seats.change(match.id, first.seat, { spentMs: RESERVE_MS });
  await resign(unit, match, first.userId);
  return true;
}

/** Maximum number of matches whose clocks are checked at a time. */
const LOT = 100;

/** Lets the seats lose whose reserve has run out, each in a transaction of its match. */
export async function loseByTimeout(units: UnitsOfWork): Promise<void> {
  const { store, services } = units;
  const due = new Set((await store.waits.due(services.now(), LOT)).map(({ matchId }) => matchId));
  for (const matchId of due) {
    await unlessDamaged(matchId, async () => {
      const match = await store.matches.get(matchId);
      if (match && isLive(match))
        await units.change(matchId, async (unit, now) => accept(await lose(unit, now)));
    });
  }
}
