import { AsyncLocalStorage } from 'node:async_hooks';
import { elsewhereAt, namedElsewhereAt, playerIn } from '../../core/contract/player.ts';
import type { StoredMatch, StoredPlace, StoredSeat } from '../../store/index.ts';

export const PLACES_AT_MOST = 4;

/** Standpoint of the present work: a person's request in a channel, or a message to a place. */
export type Standpoint =
  | { readonly place: number }
  | { readonly personId: string; readonly channelId: string | null; readonly guildId: string | null };

const standpoints = new AsyncLocalStorage<Standpoint>();

/** Runs work for which each match is seen from the given standpoint. So the names of people at other places stay hidden. */
export const lookingFrom = <T>(standpoint: Standpoint, work: () => T): T => standpoints.run(standpoint, work);

/** Fields of a match, or of its line in a list, that decide which place sees which seats. */
interface PlacedMatch
  extends Pick<StoredMatch, 'channelId' | 'guildId' | 'lobbyMessageId' | 'boardMessageId' | 'places'> {
  readonly seats: readonly PlacedSeat[];
}

/** Numbers of places of one side. A person whom the bot moved into direct messages stays on the side of the first place. */
const SIDE = 100;

/**
 * Returns the side of a place: the place at which its people sat down. People of one side see each other.
 * @param place number below 100, or of direct messages into which the bot moved a person of the side
 */
export const sideOf = (place: number): number => (place < SIDE ? place : Math.floor(place / SIDE) - 1);

/** Returns the number of the place that a person of a side gets in direct messages. */
export const movedFrom = (place: number, seat: number): number => SIDE * (place + 1) + seat;

type PlacedSeat = Pick<StoredSeat, 'seat' | 'userId' | 'name' | 'place' | 'nameElsewhere'>;

/** Returns the number of the place that is played in a channel. Undefined: the match is not played there. */
export const placeIn = ({ channelId, places }: PlacedMatch, sought: string | null): number | undefined =>
  channelId === sought ? 0 : places.find(place => place.channelId === sought)?.place;

export const placeNumbers = ({ places }: { readonly places: readonly StoredPlace[] }): readonly number[] => [
  0,
  ...places.map(({ place }) => place),
];

/** Number instead of a place, for a person who is at none of a match's places. This person sees no place and no name. */
export const NOWHERE = -1;

/**
 * Returns the number of the place from which the present work sees the match. This is the place of the request's channel, else
 * of the person's seat, else a place in the request's server, else `NOWHERE`. Work for no person sees the home.
 */
export function placeSeen(row: PlacedMatch): number {
  const { places, guildId, seats } = row;
  if (places.length === 0) return 0;
  const from = standpoints.getStore();
  if (from === undefined) return 0;
  if ('place' in from) return from.place;
  const seated = seats.find(({ userId }) => userId === from.personId);
  const here = placeIn(row, from.channelId) ?? seated?.place;
  if (here !== undefined) return here;
  if (from.guildId !== null && from.guildId === guildId) return 0;
  return places.find(place => from.guildId !== null && place.guildId === from.guildId)?.place ?? NOWHERE;
}

/** Returns the number of the place of the person for whom the present work is done: the home for a person without a seat. */
export function ownPlace(seats: readonly PlacedSeat[]): number {
  const from = standpoints.getStore();
  const personId = from && 'personId' in from ? from.personId : undefined;
  return seats.find(({ userId }) => userId === personId)?.place ?? 0;
}

/**
 * Returns a seat without its person. Where several people are hidden, the seat's number replaces the name. A person may have
 * chosen to show the user name there, never the nickname of one server.
 */
const masked = <Own extends PlacedSeat>(own: Own, isOnly: boolean): Own =>
  own.nameElsewhere !== null
    ? { ...own, userId: namedElsewhereAt(own.seat), name: own.nameElsewhere }
    : { ...own, userId: elsewhereAt(own.seat), name: isOnly ? '' : `${own.seat + 1}` };

/**
 * Returns the seats as one of the match's places may know them: people of other places without ids, and without names that are
 * hidden.
 */
export function seatsSeenFrom<Own extends PlacedSeat>(seats: readonly Own[], place: number): readonly Own[] {
  const side = sideOf(place);
  const hidden = seats.filter(own => sideOf(own.place) !== side && playerIn(own.userId) === undefined);
  const isOnly = hidden.filter(({ nameElsewhere }) => nameElsewhere === null).length === 1;
  return seats.map(own => (hidden.includes(own) ? masked(own, isOnly) : own));
}

/** Returns the person who opened a match as one of its places may know them. A person without a seat belongs to the home. */
export function openerSeenFrom(
  { openerId, openerName, seats }: Pick<StoredMatch, 'openerId' | 'openerName' | 'seats'>,
  place: number,
): Pick<StoredMatch, 'openerId' | 'openerName'> {
  const opener = seats.find(({ userId }) => userId === openerId);
  if (sideOf(opener?.place ?? 0) === sideOf(place)) return { openerId, openerName };
  const seen = seatsSeenFrom(seats, place).find(({ seat }) => seat === opener?.seat);
  return { openerId: seen?.userId ?? elsewhereAt(-1), openerName: seen?.name ?? '' };
}

/** Returns ids of seated people as the present work may know them. Ids of other people stay. */
export function idsSeen(row: PlacedMatch, ids: readonly string[]): readonly string[] {
  const seen = seatsSeenFrom(row.seats, placeSeen(row));
  return ids.map(id => seen[row.seats.findIndex(({ userId }) => userId === id)]?.userId ?? id);
}

/** Returns the channel, server and messages of one of the match's places, and its seats as this place may know them. */
export function seenFrom<Row extends PlacedMatch>(row: Row, place: number) {
  const nowhere = { channelId: 'elsewhere', guildId: null, lobbyMessageId: null, boardMessageId: null };
  const there = row.places.find(other => other.place === place);
  const { channelId, guildId, lobbyMessageId, boardMessageId } = there ?? (place === NOWHERE ? nowhere : row);
  const seats: Row['seats'] = seatsSeenFrom(row.seats, place);
  return { channelId, guildId, lobbyMessageId, boardMessageId, seats };
}

/** Returns what else differs from place to place, besides the fields of `seenFrom`. */
export function shownAt(row: StoredMatch, place: number) {
  const there = row.places.find(other => other.place === place);
  const { shownRev, parkedAt } = there ?? row;
  return { shownRev, parkedAt, serverLanguage: there ? there.language : row.serverLanguage };
}
