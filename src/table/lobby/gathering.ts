import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import { placeSeen, seatsSeenFrom } from '../match/places.ts';
import { type LimitedAct, noteDone, tooSoon } from '../match/rate-limits.ts';
import { askerOf, asSeats, people, seatOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { openerSeen } from '../match/strangers.ts';
import type { Person } from '../match/types.ts';
import { isShutOut } from '../people/forgotten-people.ts';
import { removeEmptyPlaces } from './admission.ts';
import { REACHES } from './reaches.ts';

/** Maximum number of one person's lobbies at a time, in one server or in direct messages. */
export const LOBBIES_AT_MOST = 3;
/** Maximum number of one person's lobbies and running games at a time, in one server or in direct messages. */
export const GAMES_AT_MOST = 10;
/** Maximum number of people invited to one lobby by name. The bot mentions each of them. */
export const INVITED_AT_MOST = 8;

const crowd = (what: string, count: number, limit: number) =>
  refuseAtTable('too-many', { what, count, limit });

/** Returns why the person may not open another match in a server, or in direct messages. Undefined if they may. */
export async function crowded(
  unit: UnitOfWork,
  openerId: string,
  guildId: string | null,
  solo: boolean,
): Promise<Result<never, Refusal> | undefined> {
  const { repositories } = unit;
  const { lobbies, games } = await repositories.matches.opened(openerId, guildId);
  if (!solo && lobbies >= LOBBIES_AT_MOST) return crowd('lobbies', lobbies, LOBBIES_AT_MOST);
  return games >= GAMES_AT_MOST ? crowd('games', games, GAMES_AT_MOST) : busy(unit, openerId);
}

/**
 * Returns why one of these people may not join another match anywhere. Undefined if all may. Matches of leagues and of
 * duplicates (the same deal at several tables) are opened without this check.
 */
export async function busy(
  unit: UnitOfWork,
  ...personIds: readonly string[]
): Promise<Result<never, Refusal> | undefined> {
  const [full] = await busyAmong(unit, personIds);
  return full && crowd('live', full.games, unit.services.limits.liveGames);
}

/** Lists the given people who may not join another match anywhere, each with the number of their matches. */
export async function busyAmong(
  { repositories, services }: UnitOfWork,
  personIds: readonly string[],
): Promise<readonly { readonly id: string; readonly games: number }[]> {
  const games = await repositories.matches.satIn(personIds);
  return [...games]
    .map(([id, count]) => ({ id, games: count }))
    .filter(each => each.games >= services.limits.liveGames);
}

const named = (persons: readonly Person[]) => ({ people: persons.map(({ name }) => name) });

/**
 * Removes the inviter and repeated people from the people to invite. Refuses with the names of people who can't be invited, or
 * if there are too many people.
 * @param before number of people who are invited already
 */
export async function invitable(
  { repositories }: UnitOfWork,
  inviterId: string,
  invited: readonly Person[],
  before = 0,
): Promise<Result<readonly Person[], Refusal>> {
  const asked = [...new Map(invited.map(person => [person.id, person])).values()].filter(
    ({ id }) => id !== inviterId,
  );
  const blocked = await repositories.people.blockedBy(inviterId);
  const own = asked.filter(({ id }) => blocked.includes(id));
  if (own.length > 0) return refuseAtTable('you-blocked', named(own));
  const unwilling: Person[] = [];
  for (const person of asked) {
    const { invitations } = await repositories.people.get(person.id);
    const kept = await REACHES.seats.invitation(repositories, [person], [inviterId]);
    if (!invitations || kept.length > 0 || (await isShutOut(repositories, person.id))) unwilling.push(person);
  }
  // A block, also one by the operator, and a setting against invitations get the same answer, since blocks are private.
  if (unwilling.length > 0) return refuseAtTable('no-invitations', named(unwilling));
  const count = before + asked.length;
  return count > INVITED_AT_MOST ? crowd('invitations', count, INVITED_AT_MOST) : accept(asked);
}

/** Lists the acts of inviting people, which have limits. @param between true in a game of several places */
export const invitingOf = (
  personId: string,
  invited: readonly Person[],
  between: boolean,
): readonly LimitedAct[] =>
  invited.flatMap(({ id }): readonly LimitedAct[] => [
    { what: 'invite', personId, scope: '' },
    // A person's export lists the scopes, which must not name the people of other places.
    ...(between ? [] : [{ what: 'invite-one', personId, scope: id } as const]),
  ]);

/** Writes a ping about a request or a lobby. Quiet hours and an absence postpone it. @param request absent: the lobby */
export async function writeQuestion(
  { repositories, tell }: UnitOfWork,
  { id: matchId, rev }: Pick<StoredMatch, 'id' | 'rev'>,
  userId: string,
  request: number | null = null,
): Promise<void> {
  await repositories.duePings.put({ matchId, request, userId, dueAt: null });
  await tell({ matchId, kind: 'question', rev, details: { userId, ...(request !== null && { request }) } });
}

/** Invites people to an open lobby, besides those who are invited already. Returns why they can't be invited. */
export async function invite(
  unit: UnitOfWork,
  match: StoredMatch,
  inviterId: string,
  people: readonly Person[],
): Promise<Result<never, Refusal> | undefined> {
  const { repositories, at, tell } = unit;
  const before = await repositories.invitations.list(match.id);
  const others = people.filter(({ id }) => !before.some(({ userId }) => userId === id));
  const fresh = await invitable(unit, inviterId, others, before.length);
  if (!fresh.ok) return fresh;
  const doings = invitingOf(inviterId, fresh.value, false);
  const hurried = await tooSoon(unit, ...doings);
  if (hurried) return hurried;
  await noteDone(unit, ...doings);
  const rows = fresh.value.map(({ id, name }) => ({ userId: id, name }));
  await repositories.invitations.add(match.id, rows, at);
  await tell({ matchId: match.id, kind: 'lobby', rev: match.rev });
  for (const { userId } of rows) await writeQuestion(unit, match, userId);
  return undefined;
}

/** Returns why a person can't join or leave a lobby any more. Undefined while they can. */
export function shut(match: StoredMatch, personId: string): Result<never, Refusal> | undefined {
  if (match.status === 'lobby') return undefined;
  if (match.status !== 'running') return refuseAtTable('over');
  return refuseAtTable('already-started', { asker: askerOf(match, personId) });
}

/** Lists the people who have a seat in a rematch's lobby and have not confirmed it yet. */
export async function unconfirmed(
  { votes }: Pick<Repositories, 'votes'>,
  match: Pick<StoredMatch, 'id' | 'status' | 'rematchOf' | 'seats'>,
): Promise<readonly Person[]> {
  if (match.status !== 'lobby' || match.rematchOf === null) return [];
  const here = await votes.list(match.id, 'here');
  return match.seats.flatMap(({ userId, name, strength, place }) =>
    strength !== null || here.includes(userId) ? [] : { id: userId, name, place },
  );
}

/** Lets the opener remove another person from the lobby. Any seated person may remove a bot. */
export async function remove(
  unit: UnitOfWork,
  match: StoredMatch,
  openerId: string,
  wanted: string,
): Promise<Result<void, Refusal>> {
  const { repositories, at, tell } = unit;
  const closed = shut(match, openerId);
  if (closed) return closed;
  // A person at another place is known by their seat alone. A search by id would otherwise show who sits there.
  const seat = seatsSeenFrom(match.seats, placeSeen(match)).find(({ userId }) => userId === wanted)?.seat;
  const personId = seat === undefined ? undefined : match.seats[seat]?.userId;
  const isPlayer = match.seats.some(({ userId, strength }) => userId === personId && strength !== null);
  if (match.openerId !== openerId && !(isPlayer && seatOf(match, openerId) !== undefined))
    return refuseAtTable('not-opener', { ...openerSeen(match), action: 'remove' });
  if (personId === openerId) return refuseAtTable('remove-yourself');
  if (personId === undefined) return refuseAtTable('not-at-table');
  const left = people(match).filter(({ id }) => id !== personId);
  await repositories.matches.setSeats(match.id, asSeats(left), at);
  await tell({ matchId: match.id, kind: 'lobby', rev: match.rev });
  await removeEmptyPlaces(unit, match, left, personId);
  return accept(undefined);
}
