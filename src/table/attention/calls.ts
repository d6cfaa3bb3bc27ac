import type { Seat } from '../../core/game.ts';
import type { StoredMatch, StoredPerson, StoredWait } from '../../store/index.ts';
import type { UnitOfWork } from '../services.ts';
import type { Notice } from '../types.ts';
import { afterQuiet, elapsed, HOUR, isAway, isDeaf, retime } from './waits.ts';

/** Milliseconds after a call before a board calls the same person again, if nothing was decided in between. */
export const AGAIN = 600_000;

/** A decision that its person has not been called to yet. */
export interface Uncalled {
  readonly wait: StoredWait;
  readonly person: StoredPerson | undefined;
  /** Not before then: quiet hours, an absence, or a call of a moment ago. */
  readonly callAt: number;
}

/** By seat; not of those who want no calls, or are not there to hear them. */
export async function uncalled(
  { repositories, at }: UnitOfWork,
  match: StoredMatch,
): Promise<readonly Uncalled[]> {
  const found: Uncalled[] = [];
  for (const wait of await repositories.waits.list(match.id)) {
    if (wait.pinged) continue;
    const person = await repositories.people.get(wait.userId);
    if (isDeaf(person, match, wait.seat)) continue;
    const back = isAway(person, at) ? (person.awayUntil ?? at) : at;
    const { calledAt = null } = match.seats[wait.seat] ?? {};
    const callAt = afterQuiet(person, Math.max(back, calledAt === null ? at : calledAt + AGAIN));
    found.push({ wait, person, callAt });
  }
  return found;
}

/**
 * The seats that a board about to be posted calls: those not called to this decision before. Who has quiet hours or is
 * away is called when that ends.
 */
export async function summon(
  unit: UnitOfWork,
  match: StoredMatch,
  { id, rev }: Pick<Notice, 'id' | 'rev'>,
): Promise<readonly Seat[]> {
  // Somebody has acted since the board was begun. The next board calls instead: a seat is called once for a decision.
  if (match.rev !== rev || match.pausedAt !== null || match.seats.length === 1) return [];
  const { at } = unit;
  const called: Seat[] = [];
  for (const { wait, person, callAt } of await uncalled(unit, match)) {
    const now = callAt <= at;
    const change = now ? { pingAt: null, summonedBy: id } : { pingAt: callAt, summonedBy: null };
    await retime(unit, match, wait, change, at, person);
    if (now) called.push(wait.seat);
  }
  return called;
}

/** Calls awaited seats by a message each, where no board is posted that would call them. @param seats only these; absent: all */
export async function callAside(
  unit: UnitOfWork,
  match: StoredMatch,
  seats?: readonly Seat[],
): Promise<void> {
  const { at, tell } = unit;
  for (const { wait, callAt } of await uncalled(unit, match)) {
    const { seat, since } = wait;
    const promised = wait.pingAt !== null || wait.summonedBy !== null;
    if (promised || (seats !== undefined && !seats.includes(seat))) continue;
    if (callAt > at) {
      await retime(unit, match, wait, { pingAt: callAt });
      continue;
    }
    await retime(unit, match, wait, { pinged: true, pingAt: null });
    const details = { since, hours: Math.floor(elapsed(wait, at) / HOUR) };
    await tell({ matchId: match.id, kind: 'ping', rev: match.rev, seat, details });
  }
}
