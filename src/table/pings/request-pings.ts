import type { PlaceOf, Repositories, StoredMatch, StoredPerson } from '../../store/index.ts';
import { unconfirmed } from '../lobby/gathering.ts';
import { REACHES } from '../lobby/reaches.ts';
import { unlessDamaged } from '../match/damage.ts';
import type { UnitOfWork } from '../match/services.ts';
import { statusAt } from '../match/votes.ts';
import { undecided } from '../requests/voting.ts';
import { afterQuiet, HOUR, isAway } from '../waiting/waits.ts';

/** Returns the earliest time at which the person may be pinged, after an absence and quiet hours. */
export function pingableAt(person: StoredPerson, at: number): number {
  return afterQuiet(person, isAway(person, at) ? (person.awayUntil ?? at) : at);
}

/** Subject of a ping: the id of a request, or null for the lobby. */
export type PingSubject = number | null;

interface Owed {
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
    const owed = { matchId, request: subject, userId };
    if (dueAt > at) await repositories.owedPings.put({ ...owed, dueAt });
    else {
      await repositories.owedPings.remove(owed);
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
  to: Omit<Owed, 'userId'>,
  pinged: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const { owedPings } = unit.repositories;
  for (const userId of pinged) await owedPings.remove({ ...to, userId });
  for (const userId of wanted) if (!pinged.includes(userId)) await writeOwedPing(unit, { ...to, userId });
}

/**
 * Returns true if a postponed ping is to be sent now. Postpones the ping again if quiet hours or an absence have begun
 * meanwhile.
 */
export async function isStillOwed({ repositories, at }: UnitOfWork, owed: Owed): Promise<boolean> {
  const { matchId, request, userId } = owed;
  const standing = (await repositories.owedPings.of(userId)).some(
    other => other.matchId === matchId && other.request === request,
  );
  const match = standing ? await repositories.matches.get(matchId) : undefined;
  const person = await repositories.people.get(userId);
  const awaited = match ? await unanswered(repositories, match, request, at) : [];
  if (!awaited.includes(userId) || !person.pings) {
    await repositories.owedPings.remove(owed);
    return false;
  }
  const dueAt = pingableAt(person, at);
  if (dueAt <= at) return true;
  await repositories.owedPings.put({ ...owed, dueAt });
  return false;
}

/**
 * Writes postponed pings to all people whose quiet hours or absence are over. The row of a ping stays until the ping was
 * posted.
 */
export async function writeOwedPings(unit: UnitOfWork): Promise<void> {
  const { repositories, at } = unit;
  for (const owed of await repositories.owedPings.due(at)) {
    const isWell = await unlessDamaged(owed.matchId, async () => {
      if (await isStillOwed(unit, owed)) await writeOwedPing(unit, owed);
    });
    if (!isWell) await repositories.owedPings.put({ ...owed, dueAt: at + HOUR });
  }
}

async function writeOwedPing({ repositories, tell }: UnitOfWork, owed: Owed): Promise<void> {
  const { matchId, request, userId } = owed;
  await repositories.owedPings.put({ matchId, request, userId, dueAt: null });
  const match = await repositories.matches.get(matchId);
  const details = { userId, ...(request !== null && { request }) };
  if (match) await tell({ matchId, kind: 'question', rev: match.rev, details });
}

/** Changes the times of a person's postponed pings after the person has changed quiet hours or absence. */
export async function retimeOwed({ repositories, at }: UnitOfWork, person: StoredPerson): Promise<void> {
  for (const owed of await repositories.owedPings.of(person.id)) {
    if (owed.dueAt !== null) await repositories.owedPings.put({ ...owed, dueAt: pingableAt(person, at) });
  }
}
