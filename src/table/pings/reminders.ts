// waiting/reminder-steps.ts has the hours of the reminders. waiting/quiet-hours.ts has quiet hours.
import { HOUR_MS } from '../../core/values/days.ts';
import type { NoticeKind, StoredMatch, StoredPerson, StoredWait } from '../../store/index.ts';
import { isEndedByClock } from '../match/closed-places.ts';
import type { UnitOfWork } from '../match/services.ts';
import { REMINDER_STEPS } from '../waiting/reminder-steps.ts';
import { afterQuiet, elapsed, isAway, isDeaf, isLate, lateAt, retime } from '../waiting/waits.ts';

/** Returns the ping or reminder that is due now. Undefined: none is due, or the person is absent or has quiet hours. */
function dueMessage(
  wait: StoredWait,
  person: StoredPerson,
  at: number,
): { readonly kind: NoticeKind; readonly step: number } | undefined {
  if (isAway(person, at) || afterQuiet(person, at) > at) return undefined;
  // After a long outage of the bot, only the newest reminder is sent.
  const steps = REMINDER_STEPS.filter(step => elapsed(wait, at) >= step).length;
  if (steps > wait.reminded)
    return { kind: steps === REMINDER_STEPS.length ? 'note' : 'reminder', step: steps };
  return wait.pingAt !== null && wait.pingAt <= at ? { kind: 'ping', step: wait.reminded } : undefined;
}

/**
 * Writes the due messages about one pending decision: a ping, a report that the decision is late, or both. If several processes
 * try, only the one that changes the row writes them.
 */
export async function remind(unit: UnitOfWork, match: StoredMatch, wait: StoredWait): Promise<void> {
  const { repositories, at, tell } = unit;
  // `loseByTimeout` ends such a match, in a transaction of its own.
  if (isLate(match, wait, at) && (await isEndedByClock(repositories, match, wait.seat, at))) return;
  const person = await repositories.people.get(wait.userId);
  const { seat, since } = wait;
  const message = isDeaf(person, match, seat) ? undefined : dueMessage(wait, person, at);
  const limit = lateAt(match, wait);
  const late = !wait.overdue && limit !== null && limit <= at;
  const prompted = message !== undefined && message.kind !== 'ping';
  const first = await retime(unit, match, wait, {
    ...(message && { reminded: message.step, pinged: true, pingAt: null }),
    ...(prompted && { prompts: wait.prompts + 1 }),
    ...(late && { overdue: true }),
  });
  if (!first) return;
  const hours = Math.floor(elapsed(wait, at) / HOUR_MS);
  const notice = { matchId: match.id, rev: match.rev, seat };
  if (message) {
    // An outage may have held back earlier messages, which are out of date now.
    await repositories.outbox.drop(match.id, seat, ['ping', 'reminder']);
    const step = message.kind === 'reminder' ? { step: message.step } : {};
    await tell({ ...notice, kind: message.kind, details: { since, hours, ...step } });
  }
  if (prompted) await repositories.matches.setPrompted(match.id, at);
  // A league needs no vote about a late seat, since its stand-in takes over (leagues/late.ts).
  if (late && !(await repositories.leagues.playedAt(match.id)))
    await tell({ ...notice, kind: 'overdue', details: { since, hours, pace: match.pace } });
}
