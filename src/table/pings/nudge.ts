import type { Seat } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { HOUR_MS } from '../../core/values/days.ts';
import type { StoredMatch } from '../../store/index.ts';
import { isLive } from '../match/live-clock.ts';
import { playingSeat } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { afterQuiet, elapsed, isAway, isDeaf, retime, timesOf } from '../waiting/waits.ts';

/** Milliseconds that must pass between a nudge and the match's last nudge or reminder. */
const COOLDOWN = 12 * HOUR_MS;

interface Nudged {
  readonly seat: Seat;
  readonly since: number;
  readonly hours: number;
  /** Earliest time of the person's ping, after their quiet hours. */
  readonly notBefore: number;
}

/**
 * Pings all other people for whom the match has waited an hour, in one message for each place. People in quiet hours get
 * their own message afterwards. Twelve hours must have passed since the match's last nudge or reminder.
 */
export async function nudge(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
): Promise<Result<readonly Seat[], Refusal>> {
  const { repositories, at } = unit;
  const by = playingSeat(match, personId);
  if (!by.ok) return by;
  if (match.pausedAt !== null) return refuseAtTable('paused');
  if (isLive(match)) return clockDecides(unit, match, by.value);
  const until = (match.promptedAt ?? Number.NEGATIVE_INFINITY) + COOLDOWN;
  const nudged: Nudged[] = [];
  let early = Number.POSITIVE_INFINITY;
  for (const wait of await repositories.waits.list(match.id)) {
    const person = await repositories.people.get(wait.userId);
    const { seat, since } = wait;
    if (seat === by.value || isDeaf(person, match, seat) || isAway(person, at)) continue;
    if (elapsed(wait, at) < HOUR_MS) {
      early = Math.min(early, at + HOUR_MS - elapsed(wait, at));
      continue;
    }
    if (until > at) return refuseAtTable('nudged', { until });
    await retime(unit, match, wait, { prompts: wait.prompts + 1, pinged: true, pingAt: null });
    // Quiet hours or an outage may have held back an older nudge. It is dropped, so that the person does not get two nudges.
    await repositories.outbox.drop(match.id, seat, ['nudge']);
    const hours = Math.floor((at - wait.clockFrom) / HOUR_MS);
    nudged.push({ seat, since, hours, notBefore: afterQuiet(person, at) });
  }
  await writeNudges(unit, match, by.value, nudged);
  if (nudged.length === 0)
    return early < Number.POSITIVE_INFINITY
      ? refuseAtTable('nudge-early', { until: early })
      : refuseAtTable('nudge-nobody');
  await repositories.matches.setPrompted(match.id, at);
  return accept(nudged.map(({ seat }) => seat));
}

/** Refuses a nudge in a live game, whose clock pings people, with the time at which the first other seat loses. */
async function clockDecides(
  { repositories }: UnitOfWork,
  match: StoredMatch,
  by: Seat,
): Promise<Result<never, Refusal>> {
  const ends = (await repositories.waits.list(match.id)).flatMap(wait => {
    const times = wait.seat === by ? null : timesOf(match, wait);
    return times ? { seat: wait.seat, until: times.losesAt } : [];
  });
  const [first] = ends.sort((one, other) => one.until - other.until);
  return first ? refuseAtTable('live-clock', first) : refuseAtTable('nudge-nobody');
}

/** Writes one message for the people of each place who may be pinged now, and one for each person in quiet hours. */
async function writeNudges(
  { at, tell }: UnitOfWork,
  match: StoredMatch,
  by: Seat,
  nudged: readonly Nudged[],
): Promise<void> {
  const placeOf = ({ seat }: Nudged) => match.seats[seat]?.place;
  const now = nudged.filter(({ notBefore }) => notBefore <= at);
  const together = [...new Set(now.map(placeOf))].map(place => now.filter(each => placeOf(each) === place));
  const later = nudged.filter(({ notBefore }) => notBefore > at);
  for (const [first, ...others] of [...together, ...later.map(each => [each])]) {
    if (!first) continue;
    const { seat, since, hours, notBefore } = first;
    const withOthers = others.length > 0 && { others: others.map(other => other.seat) };
    await tell({
      matchId: match.id,
      kind: 'nudge',
      rev: match.rev,
      seat,
      details: { by, since, hours, ...withOthers },
      notBefore: notBefore > at ? notBefore : null,
    });
  }
}
