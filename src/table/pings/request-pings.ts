import { HOUR_MS } from '../../core/values/days.ts';
import type { PlaceOf, Repositories, StoredMatch, StoredPerson } from '../../store/index.ts';
import { unconfirmed, writeQuestion } from '../lobby/gathering.ts';
import { REACHES } from '../lobby/reaches.ts';
import { unlessDamaged } from '../match/damage.ts';
import { statusAt } from '../match/request-status.ts';
import type { UnitOfWork } from '../match/services.ts';
import { undecided } from '../requests/voting.ts';
import { afterQuiet, isAway } from '../waiting/waits.ts';

/** Returns the earliest time at which the person may be pinged, after an absence and quiet hours. */
export function pingableAt(person: StoredPerson, at: number): number {
  return afterQuiet(person, isAway(person, at) ? (person.awayUntil ?? at) : at);
}

/** Subject of a ping: the id of a request, or null for the lobby. */
export type PingSubject = number | null;

interface RequestPing {
  readonly matchId: string;
  readonly request: PingSubject;
  readonly userId: string;
}

/**
 * Lists the ids of people who have not answered a request or an invitation yet. Empty if the request is closed, or the lobby is
 * closed or started.
 */
async function unanswered(
  repositories: Repositories,
  match: StoredMatch,
  subject: PingSubject,
  at: number,
): Promise<readonly string[]> {
  if (subject === null) {
    if (match.status !== 'lobby') return [];
    const invited = await repositories.invitations.list(match.id);
    const pinged: string[] = [];
    // A block, or the setting against invitations, may be newer than the question.
    for (const { id, place = 0 } of await unconfirmed(repositories, match))
      if (!(await REACHES.seats.confirm(repositories, match, { id, place }))) pinged.push(id);
    // The home must not see that a guest sits at another place, so such a guest is pinged like any other.
    const guests = invited.filter(
      ({ userId }) => !match.seats.some(seat => seat.userId === userId && seat.place === 0),
    );
    const ids = guests.map(({ userId }) => ({ id: userId }));
    const apart = await REACHES.seats.invitation(repositories, ids, [match.openerId]);
    for (const guest of ids)
      if (!apart.includes(guest) && (await repositories.people.get(guest.id)).invitations)
        pinged.push(guest.id);
    return pinged;
  }
  const request = await repositories.requests.get(subject);
  if (request?.matchId !== match.id || statusAt(request, at) !== 'open') return [];
  const seats = await undecided(repositories, match, request, at);
  return match.seats.flatMap(({ seat, userId, gone }) => (seats.includes(seat) && !gone ? userId : []));
}

/**
 * Returns the ids of people at a place whom the message of a request or an invitation pings. People in quiet hours or absent
 * are pinged by another message afterwards.
 */
export async function pingByRequest(
  { repositories, at }: UnitOfWork,
  { matchId, place }: PlaceOf,
  subject: PingSubject,
): Promise<readonly string[]> {
  const match = await repositories.matches.get(matchId);
  if (!match) return [];
  const pinged: string[] = [];
  for (const userId of await unanswered(repositories, match, subject, at)) {
    const seated = match.seats.find(seat => seat.userId === userId);
    if ((seated?.place ?? 0) !== place) continue;
    const person = await repositories.people.get(userId);
    if (!person.pings) continue;
    const dueAt = pingableAt(person, at);
    const ping = { matchId, request: subject, userId };
    if (dueAt > at) await repositories.duePings.put({ ...ping, dueAt });
    else {
      await repositories.duePings.remove(ping);
      pinged.push(userId);
    }
  }
  return pinged;
}

/**
 * Records that the message of a request or a lobby was found in the channel, and that it has pinged only the people in
 * `pinged`. The other people in `wanted` get another message.
 */
export async function markPingedByRequest(
  unit: UnitOfWork,
  to: Omit<RequestPing, 'userId'>,
  pinged: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const { duePings } = unit.repositories;
  for (const userId of pinged) await duePings.remove({ ...to, userId });
  for (const userId of wanted) if (!pinged.includes(userId)) await writeDuePing(unit, { ...to, userId });
}

/**
 * Returns true if a postponed ping is to be sent now. Postpones the ping again if quiet hours or an absence have begun
 * meanwhile.
 */
export async function isStillDue({ repositories, at }: UnitOfWork, ping: RequestPing): Promise<boolean> {
  const { matchId, request, userId } = ping;
  const standing = (await repositories.duePings.of(userId)).some(
    other => other.matchId === matchId && other.request === request,
  );
  const match = standing ? await repositories.matches.get(matchId) : undefined;
  const person = await repositories.people.get(userId);
  const awaited = match ? await unanswered(repositories, match, request, at) : [];
  if (!awaited.includes(userId) || !person.pings) {
    await repositories.duePings.remove(ping);
    return false;
  }
  const dueAt = pingableAt(person, at);
  if (dueAt <= at) return true;
  await repositories.duePings.put({ ...ping, dueAt });
  return false;
}

/**
 * Writes postponed pings to all people whose quiet hours or absence are over. The row of a ping stays until the ping was
 * posted.
 */
export async function writeDuePings(unit: UnitOfWork): Promise<void> {
  const { repositories, at } = unit;
  for (const ping of await repositories.duePings.due(at)) {
    const isWell = await unlessDamaged(ping.matchId, async () => {
      if (await isStillDue(unit, ping)) await writeDuePing(unit, ping);
    });
    if (!isWell) await repositories.duePings.put({ ...ping, dueAt: at + HOUR_MS });
  }
}

async function writeDuePing(unit: UnitOfWork, { matchId, request, userId }: RequestPing): Promise<void> {
  const match = await unit.repositories.matches.get(matchId);
  if (match) await writeQuestion(unit, match, userId, request);
}

/** Changes the times of a person's postponed pings after the person has changed quiet hours or absence. */
export async function retimeDuePings({ repositories, at }: UnitOfWork, person: StoredPerson): Promise<void> {
  for (const ping of await repositories.duePings.of(person.id)) {
    if (ping.dueAt !== null) await repositories.duePings.put({ ...ping, dueAt: pingableAt(person, at) });
  }
}
