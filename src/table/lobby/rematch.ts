import { gameOf } from '../../core/contract/game.ts';
import { isForgotten, isPerson } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { seenFrom } from '../match/places.ts';
import { people, seatOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import { isShutOut } from '../people/forgotten-people.ts';
import type { Member } from '../people/servers.ts';
import { type Opening, open, openAndStart, openable } from './lobby.ts';
import { REACHES } from './reaches.ts';

/** Moves the first person to the end, so that the next person begins the rematch. */
const movedOn = ([first, ...others]: readonly Person[]): readonly Person[] =>
  first ? [...others, first] : others;

/**
 * Lists the people for a rematch. People who deleted their data, left the server, or share a block with the asker are left out.
 * Two other people with a block between them get no seat, but may join.
 */
async function company(
  { repositories }: UnitOfWork,
  match: StoredMatch,
  asker: string,
): Promise<readonly Person[]> {
  const there = movedOn(people(match)).filter(
    ({ id }) => !isForgotten(id) && (id === asker || !match.seats.find(({ userId }) => userId === id)?.gone),
  );
  const apart = await REACHES.seats.rematch(repositories, match);
  const own = there.find(({ id }) => id === asker);
  const willing = there.filter(person => own === undefined || !apart(own, person));
  return willing.filter(person => !willing.some(other => apart(person, other)));
}

export interface RematchWish {
  readonly personId: string;
  /** Roles and permissions of the person in the server. Absent: the right to open a table is not checked. */
  readonly member?: Member | undefined;
  /** Another game for the same people, with its default options. Absent: the same game again. */
  readonly other?: string | undefined;
  /** Id of a new thread for the rematch. Absent: the rematch uses the channel of the ended game. */
  readonly thread?: string | undefined;
}

/**
 * Returns the places of a rematch: the asker's place, which is its home, and the places at which another person is asked. So a
 * rematch sends no message to a person whom it does not ask.
 */
function placesOf(match: StoredMatch, asker: Person, seated: readonly Person[]) {
  const { channelId, guildId, serverLanguage: language } = match;
  const all = [{ place: 0, channelId, guildId, language }, ...match.places];
  const isAsked = (place: number): boolean => seated.some(person => person.place === place);
  return [
    ...all.filter(({ place }) => place === asker.place),
    ...all.filter(({ place }) => place !== asker.place && isAsked(place)),
  ];
}

/**
 * Returns the rematch of which the asker knows. After a match of several places, the asker has a seat in the rematch, or the
 * asker's channel or server is one of its places.
 */
async function known(
  { repositories }: UnitOfWork,
  match: StoredMatch,
  asker: Person,
): Promise<StoredMatch | undefined> {
  const here = seenFrom(match, asker.place ?? 0);
  const isHere = ({ channelId, guildId }: Pick<StoredMatch, 'channelId' | 'guildId'>): boolean =>
    channelId === here.channelId || (guildId !== null && guildId === here.guildId);
  const there = await repositories.matches.rematchesOf(match.id);
  return there.find(
    rematch =>
      match.places.length === 0 ||
      seatOf(rematch, asker.id) !== undefined ||
      [rematch, ...rematch.places].some(isHere),
  );
}

/** Returns the opening of a rematch, or the id of an existing rematch. */
async function plan(
  unit: UnitOfWork,
  match: StoredMatch,
  { personId, member, other, thread }: RematchWish,
): Promise<Result<Opening | string, Refusal>> {
  if (match.status !== 'over') return refuseAtTable('not-over', { status: match.status });
  const seat = seatOf(match, personId);
  const asker = seat === undefined ? undefined : people(match)[seat];
  if (!asker) return refuseAtTable('not-seated');
  const there = await known(unit, match, asker);
  if (there) return accept(there.id);
  const { pace, hints, rated, standIn } = match;
  const seated: Person[] = [];
  for (const person of await company(unit, match, personId))
    if (!(await isShutOut(unit.repositories, person.id))) seated.push(person);
  const [home, ...places] = placesOf(match, asker, seated);
  if (!home) throw new Error(`match ${match.id} has no place ${asker.place}`);
  const numbers = [home, ...places].map(({ place }) => place);
  const moved = (person: Person): Person => ({ ...person, place: numbers.indexOf(person.place ?? 0) });
  const { game, options } =
    other === undefined ? match : { game: other, options: gameOf(unit.services, other).defaults };
  return accept({
    game,
    options,
    // A thread for the rematch replaces the channel of the asker's place.
    channelId: thread ?? home.channelId,
    guildId: home.guildId,
    places,
    opener: moved(asker),
    seats: match.seats.length,
    pace,
    standIn,
    seating: 'joined',
    hints,
    rated,
    seated: seated.map(moved),
    rematchOf: match.id,
    ...(member && { member }),
    ...(thread !== undefined && { thread: true }),
  });
}

/** Returns true if the rematch needs no lobby, since no seat is free and no other person must confirm. */
const startsAtOnce = (match: StoredMatch, { seated, seats }: Opening): boolean =>
  match.seats.length === 1 || (match.seats.filter(isPerson).length === 1 && seated?.length === seats);

/** Checks that a rematch may be opened, and returns its opening for a new thread. Undefined if the rematch exists already. */
export async function rematchable(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: RematchWish,
): Promise<Result<Opening | undefined, Refusal>> {
  const planned = await plan(unit, match, { ...wish, thread: match.channelId });
  if (!planned.ok) return planned;
  if (typeof planned.value === 'string') return accept(undefined);
  const able = await openable(unit, planned.value, startsAtOnce(match, planned.value));
  return able.ok ? accept(planned.value) : able;
}

/**
 * Opens the rematch of an ended game, and returns its id. A second request returns the id of the existing lobby. The other
 * people must confirm their seats.
 */
export async function rematch(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: RematchWish,
): Promise<Result<string, Refusal>> {
  const planned = await plan(unit, match, wish);
  if (!planned.ok || typeof planned.value === 'string') return planned as Result<string, Refusal>;
  const opening = planned.value;
  if (startsAtOnce(match, opening)) return openAndStart(unit, opening);
  const opened = await open(unit, opening);
  if (opened.ok) await unit.repositories.votes.cast(opened.value, 'here', opening.opener.id, unit.at);
  return opened;
}
