import { accept } from '../../core/result.ts';
import { nowAt } from '../../log/log.ts';
import type { NoticeKind, Repositories, StoredMatch, StoredPerson, StoredWait } from '../../store/index.ts';
import { isDecidedBySilence } from '../asking/kinds.ts';
import { nextRelief } from '../leagues/late.ts';
import { isLive, LOBBY_MS } from '../match/live-clock.ts';
import { PATIENCE, settle } from '../match/requests.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { afterQuiet, elapsed, HOUR, isAway, isDeaf, lateAt, retime, STEPS } from '../pings/waits.ts';
import { remindLive } from './live-timeout.ts';
import { callOwed } from './owed-calls.ts';

/** Milliseconds without any change after which a lobby is closed. */
export const SILENCE = 24 * HOUR;

/** Returns when a lobby closes: after a day without a change, or ten minutes after the opening of a lobby for a live game. */
const lobbyEnds = (match: Pick<StoredMatch, 'pace' | 'createdAt' | 'updatedAt'>): number =>
  Math.min(match.updatedAt + SILENCE, isLive(match) ? match.createdAt + LOBBY_MS : Number.POSITIVE_INFINITY);

/**
 * Restarts the clocks of people's decisions after their absence has ended. The clocks count from the end of the absence, even
 * if the bot notices it later.
 */
export async function returned(unit: UnitOfWork): Promise<void> {
  const { repositories, at } = unit;
  for (const { id, awayUntil } of await repositories.people.returned(at)) {
    // The query locks the person's matches before the absence ends. A decision that another process stores meanwhile has a
    // stopped clock, which is restarted below.
    await repositories.listings.liveOf(id);
    await repositories.people.change(id, { awayUntil: null });
    for (const wait of await repositories.waits.ofUser(id)) {
      const match = await repositories.matches.get(wait.matchId);
      if (match) await retime(unit, match, wait, {}, awayUntil ?? at);
    }
  }
}

/** Returns the ping or reminder that is due now. Undefined: none is due, or the person is absent or has quiet hours. */
function callDue(
  wait: StoredWait,
  person: StoredPerson,
  at: number,
): { readonly kind: NoticeKind; readonly step: number } | undefined {
  if (isAway(person, at) || afterQuiet(person, at) > at) return undefined;
  // After a long outage of the bot, only the newest reminder is sent.
  const steps = STEPS.filter(step => elapsed(wait, at) >= step).length;
  if (steps > wait.reminded) return { kind: steps === STEPS.length ? 'note' : 'reminder', step: steps };
  return wait.pingAt !== null && wait.pingAt <= at ? { kind: 'ping', step: wait.reminded } : undefined;
}

/**
 * Writes the due messages about one pending decision: a ping, a report that the decision is late, or both. If several processes
 * try, only the one that changes the row writes them.
 */
async function attend(unit: UnitOfWork, match: StoredMatch, wait: StoredWait): Promise<void> {
  const { repositories, at, tell } = unit;
  const person = await repositories.people.get(wait.userId);
  const { seat, since } = wait;
  const call = isDeaf(person, match, seat) ? undefined : callDue(wait, person, at);
  const limit = lateAt(match, wait);
  const late = !wait.overdue && limit !== null && limit <= at;
  const prompted = call !== undefined && call.kind !== 'ping';
  const first = await retime(unit, match, wait, {
    ...(call && { reminded: call.step, pinged: true, pingAt: null }),
    ...(prompted && { prompts: wait.prompts + 1 }),
    ...(late && { overdue: true }),
  });
  if (!first) return;
  const hours = Math.floor(elapsed(wait, at) / HOUR);
  const notice = { matchId: match.id, rev: match.rev, seat };
  if (call) {
    // An outage may have held back earlier messages, which are out of date now.
    await repositories.outbox.drop(match.id, seat, ['ping', 'reminder']);
    const step = call.kind === 'reminder' ? { step: call.step } : {};
    await tell({ ...notice, kind: call.kind, details: { since, hours, ...step } });
  }
  if (prompted) await repositories.matches.setPrompted(match.id, at);
  // A league needs no vote about a late seat, since its stand-in takes over (leagues/late.ts).
  if (late && !(await repositories.leagues.tableOf(match.id)))
    await tell({ ...notice, kind: 'overdue', details: { since, hours, pace: match.pace } });
}

async function lapsed(unit: UnitOfWork): Promise<void> {
  const { repositories, at, tell } = unit;
  for (const request of await repositories.requests.askedBefore(at - PATIENCE)) {
    if (!isDecidedBySilence(request.kind)) await settle(unit, request, 'lapsed');
  }
  for (const { matchId, seat } of await repositories.seats.offeredBefore(at - PATIENCE)) {
    const match = await repositories.matches.get(matchId);
    if (!match || !(await repositories.seats.endOffer(matchId, seat, at - PATIENCE))) continue;
    const details = { change: 'offer-lapsed' } as const;
    await tell({ matchId, kind: 'seat', rev: match.rev, seat, details });
  }
  for (const { id } of await repositories.matches.silentLobbies(at - SILENCE, at - LOBBY_MS)) {
    // A person may have joined or started the game since the query.
    const match = await repositories.matches.get(id);
    if (match?.status !== 'lobby' || lobbyEnds(match) > at) continue;
    await repositories.matches.end(id, 'cancelled', 'silence', at);
    await tell({ matchId: id, kind: 'closed', rev: match.rev });
  }
}

/**
 * Maximum number of pending decisions in one transaction. Much may be due after an outage, so other requests can run between
 * two transactions.
 */
const LOT = 10;

/**
 * Restarts the clocks of people whose absence has ended, and writes messages about a limited number of due decisions. Returns
 * true if more decisions are due.
 */
export async function doWhatIsDue(unit: UnitOfWork): Promise<boolean> {
  const { repositories, at } = unit;
  await returned(unit);
  const waits = await repositories.waits.due(at, LOT);
  for (const wait of waits) {
    const match = await repositories.matches.get(wait.matchId);
    nowAt({ matchId: match?.id });
    if (match) await (isLive(match) ? remindLive : attend)(unit, match, wait);
  }
  nowAt({ matchId: undefined });
  await callOwed(unit);
  const [next] = await repositories.waits.due(at, 1);
  const begun = waits.some(({ matchId, seat }) => matchId === next?.matchId && seat === next.seat);
  if (next && !begun) return true;
  await lapsed(unit);
  return false;
}

/** Decides expired requests by the votes given so far, each in a transaction of its match. */
export async function decideBySilence(units: UnitsOfWork): Promise<void> {
  const { store, services } = units;
  for (const { kind, matchId } of await store.requests.askedBefore(services.now() - PATIENCE))
    if (isDecidedBySilence(kind)) await units.change(matchId, async () => accept(undefined));
}

/** Returns the next time at which some work is due, in milliseconds since the epoch. Undefined: no work waits. */
export async function nextDueAt(repositories: Repositories): Promise<number | undefined> {
  const after = (at: number | undefined, time: number) => (at === undefined ? undefined : at + time);
  const times = await Promise.all([
    repositories.people.nextReturn(),
    repositories.waits.nextDue(),
    repositories.owedCalls.nextDue(),
    repositories.requests.oldestOpen().then(at => after(at, PATIENCE)),
    repositories.seats.oldestOffer().then(at => after(at, PATIENCE)),
    repositories.matches.oldestLobby().then(at => after(at, SILENCE)),
    repositories.matches.oldestLiveLobby().then(at => after(at, LOBBY_MS)),
    nextRelief(repositories),
  ]);
  const known = times.filter(time => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
