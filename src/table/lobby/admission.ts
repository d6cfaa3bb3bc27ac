import type { Refusal, Result } from '../../core/contract/result.ts';
import type { NewPlace, StoredMatch } from '../../store/index.ts';
import { NOWHERE, PLACES_AT_MOST, placeIn, placeSeen } from '../match/places.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import { serverOf } from '../people/servers.ts';

/**
 * Refuses a person who may not sit down from another place than the match's home. The opener and the home's server can admit
 * people from other places, and a rematch admits the places of the first match.
 * @param from place from which the person sits down; absent: the match is played where the person is
 */
export async function notAdmitted(
  { repositories }: UnitOfWork,
  match: StoredMatch,
  from?: NewPlace,
): Promise<Result<never, Refusal> | undefined> {
  const known = from ? placeIn(match, from.channelId) : placeSeen(match);
  if (known === NOWHERE) return refuseAtTable('only-here');
  // The people of a rematch play on at the places of the first match.
  if (known === 0 || (known !== undefined && match.rematchOf !== null)) return undefined;
  const { listed, strangers } = await serverOf(repositories, match.guildId);
  if (!match.everywhere || listed !== 'yes' || strangers !== 'yes') return refuseAtTable('only-here');
  if (known !== undefined || !from) return undefined;
  const isHome = from.guildId !== null && from.guildId === match.guildId;
  if (isHome || match.places.length + 2 > PLACES_AT_MOST) return refuseAtTable('only-here');
  await repositories.places.lockChannels([from.channelId]);
  return (await repositories.matches.live(from.channelId)) ? refuseAtTable('place-busy') : undefined;
}

/** Returns the number of the place from which a person sits down. Adds the place if the match is not played there yet. */
export async function placeFor(
  { repositories }: UnitOfWork,
  match: StoredMatch,
  from?: NewPlace,
): Promise<number> {
  if (!from) return placeSeen(match);
  return placeIn(match, from.channelId) ?? repositories.places.add(match.id, from);
}

/** Checks that a place stays with its match: the home always, another place if one of these people plays there. */
export const isUsed = (place: number, people: readonly Person[]): boolean =>
  place === 0 || people.some(person => person.place === place);

/**
 * Removes the places without seated people, except those of a lobby for a rematch. The newest message at a removed place
 * reports this.
 * @param gone the person who has left
 */
export async function removeEmptyPlaces(
  { repositories, tell }: UnitOfWork,
  match: StoredMatch,
  left: readonly Person[],
  gone: string,
): Promise<void> {
  if (match.status === 'lobby' && match.rematchOf !== null) return;
  for (const { place, channelId, guildId, language, ...shown } of match.places) {
    if (isUsed(place, left)) continue;
    await repositories.places.remove({ matchId: match.id, place });
    const messageId = shown.boardMessageId ?? shown.lobbyMessageId;
    if (messageId === null) continue;
    // The person's id lets a deletion of their data find the channel of their direct messages.
    const details = { message: { channelId, guildId, language, messageId }, userId: gone };
    await tell({ matchId: match.id, kind: 'left', rev: match.rev, place: 0, details });
  }
}
