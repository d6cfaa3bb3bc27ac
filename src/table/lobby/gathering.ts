import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import { placeSeen, seatsSeenFrom } from '../match/places.ts';
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

/** Lists those of these people who may not join another match anywhere, with the number of their matches. */
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
 * Removes the inviter and repeated people from the people to invite. Refused with the names of people who can't be invited, or
 * if the people are too many.
 */
export async function invitable(
  { repositories }: UnitOfWork,
  inviter: Person,
  invited: readonly Person[],
): Promise<Result<readonly Person[], Refusal>> {
  const asked = [...new Map(invited.map(person => [person.id, person])).values()].filter(
    ({ id }) => id !== inviter.id,
  );
  const blocked = await repositories.people.blockedBy(inviter.id);
  const own = asked.filter(({ id }) => blocked.includes(id));
  if (own.length > 0) return refuseAtTable('you-blocked', named(own));
  const unwilling: Person[] = [];
  for (const person of asked) {
    const { invitations } = await repositories.people.get(person.id);
    const kept = await REACHES.seats.invitation(repositories, [person], [inviter.id]);
    if (!invitations || kept.length > 0 || (await isShutOut(repositories, person.id))) unwilling.push(person);
  }
  // A block, also one by the operator, and a setting against invitations get the same answer, since blocks are private.
  if (unwilling.length > 0) return refuseAtTable('no-invitations', named(unwilling));
  const count = asked.length;
  return count > INVITED_AT_MOST ? crowd('invitations', count, INVITED_AT_MOST) : accept(asked);
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
  // A person at another place is known by their seat alone. Their id would otherwise find out who sits there.
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
