// silent-lobbies.ts closes lobbies without changes. reaches.ts and blocks.ts keep people apart who may not sit together.
import { gameOf } from '../../core/contract/game.ts';
import { isPerson, type Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { NewPlace, StoredMatch } from '../../store/index.ts';
import { isLive } from '../match/live-clock.ts';
import { NOWHERE, placeIn, placeSeen } from '../match/places.ts';
import { type LimitedAct, noteDone, tooSoon } from '../match/rate-limits.ts';
import { askerOf, asSeats, meet, people, rowOf, seatOf } from '../match/rows.ts';
import { newDealSeed, refuseAtTable, type Services, type UnitOfWork } from '../match/services.ts';
import type { Pace, Person, Seating, StandIn } from '../match/types.ts';
import { tellOfLobby } from '../people/open-table-subscriptions.ts';
import { type Member, may, serverOf } from '../people/servers.ts';
import { joinedBy, unplayed } from './add-bot.ts';
import { notAdmitted, placeFor, removeEmptyPlaces } from './admission.ts';
import { paceOf } from './arrange.ts';
import { busy, crowded, invitable, invitingOf, shut, unconfirmed } from './gathering.ts';
import { REACHES } from './reaches.ts';
import { deal } from './start.ts';

export interface Opening {
  readonly game: string;
  readonly options: unknown;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly opener: Person;
  readonly seats: number;
  /** Pace of the match. Default: the server's pace, or none. */
  readonly pace?: Pace;
  /** Order of the seats at the start. Default: random. */
  readonly seating?: Seating;
  /** True if seats may ask for hints. Default: true. */
  readonly hints?: boolean;
  /** True if the result changes ratings. The match then has no hints. Default: false. */
  readonly rated?: boolean;
  /** People invited by name. The bot mentions them, and keeps no seat free for them. */
  readonly invited?: readonly Person[];
  /** Roles and permissions of the opener in the server. Absent: the right to open a table is not checked. */
  readonly member?: Member;
  /** People who get a seat at the opening. Default: the opener. */
  readonly seated?: readonly Person[];
  readonly players?: readonly Strength[];
  /** True if the lobby is shown in other servers, whose people may sit down. Default: false. */
  readonly everywhere?: boolean;
  readonly standIn?: StandIn;
  readonly rematchOf?: string;
  readonly thread?: boolean;
  /** Places beside `channelId`, in which the match is played too. Their numbers begin with 1. */
  readonly places?: readonly NewPlace[];
}

/** Opens a lobby, gives seats to the people named in the opening, and returns the match's id. */
export async function open(unit: UnitOfWork, opening: Opening): Promise<Result<string, Refusal>> {
  const id = await insert(unit, opening, false);
  if (!id.ok) return id;
  await unit.tell({ matchId: id.value, kind: 'lobby', rev: 0 });
  const { opener, seated = [], invited = [], rematchOf } = opening;
  // A rematch is meant for the people who have played, so subscribers get no message about its free seats.
  const there = [opener, ...seated, ...invited].map(person => person.id);
  if (rematchOf === undefined) await tellOfLobby(unit, { ...opening, id: id.value }, there);
  return id;
}

/** Opens a match without a lobby, starts it immediately, and returns its id. */
export async function openAndStart(unit: UnitOfWork, opening: Opening): Promise<Result<string, Refusal>> {
  const id = await insert(unit, opening, true);
  if (id.ok) await deal(unit, await rowOf(unit.repositories, id.value));
  return id;
}

function doingsOf(
  { opener, guildId, channelId, thread, rematchOf, places = [] }: Opening,
  invited: readonly Person[],
): readonly LimitedAct[] {
  const personId = opener.id;
  // A person's export lists the scopes, which must not name the servers of other places.
  const between = places.length > 0;
  const scope = between ? '' : (guildId ?? channelId);
  return [
    { what: 'open', personId, scope },
    ...(thread ? [{ what: 'thread', personId, scope } as const] : []),
    // Each rematch sends messages to the others, even if the rematch before it was called off.
    ...(rematchOf !== undefined && invited.length > 0
      ? [{ what: 'rematch', personId, scope: rematchOf } as const]
      : []),
    ...invitingOf(personId, invited, between),
  ];
}

export function wrongSeats(
  services: Services,
  { game, options, seats }: Pick<Opening, 'game' | 'options' | 'seats'>,
): Result<never, Refusal> | undefined {
  const { min, max } = gameOf(services, game).seats(options);
  if (Number.isInteger(seats) && seats >= min && seats <= max) return undefined;
  return refuseAtTable('bad-seats', { min, max });
}

/** Returns a refusal if a live game would have fewer than two people. */
const wrongPace = ({ pace = 'none', players = [], seats }: Opening) =>
  isLive({ pace }) && seats - players.length < 2 ? refuseAtTable('live-alone') : undefined;

/** Returns a refusal if the game lacks these bots, or if the bots leave no seat to a person. Undefined if the bots can play. */
function wrongPlayers(services: Services, { game, players = [], seats }: Opening) {
  if (players.length > 0 && players.length >= seats)
    return refuseAtTable('players-only', { players: players.length, seats });
  return unplayed(services, game, players);
}

/** Refuses an opening that the game, the server or a limit forbids. Otherwise returns a function that stores invitations. */
export async function openable(
  unit: UnitOfWork,
  opening: Opening,
  solo: boolean,
): Promise<Result<(matchId: string) => Promise<void>, Refusal>> {
  const { services, repositories, at } = unit;
  const { guildId, opener, member } = opening;
  const wrong = wrongSeats(services, opening) ?? wrongPace(opening) ?? wrongPlayers(services, opening);
  if (wrong) return wrong;
  const { mayOpen, listed } = await serverOf(repositories, guildId);
  if (opening.everywhere && listed !== 'yes') return refuseAtTable('unlisted');
  if (member && !may(mayOpen, member)) return refuseAtTable('may-not-open', { who: mayOpen });
  const full = await crowded(unit, opener.id, guildId, solo);
  if (full) return full;
  const invited = await invitable(unit, opener.id, opening.invited ?? []);
  if (!invited.ok) return invited;
  // Limits of pings do not count bots, which are not pinged.
  const seated = (opening.seated ?? []).filter(({ id, strength }) => id !== opener.id && !strength);
  const doings = doingsOf(opening, [...invited.value, ...seated]);
  const hurried = await tooSoon(unit, ...doings);
  if (hurried) return hurried;
  return accept(async matchId => {
    const rows = invited.value.map(({ id, name }) => ({ userId: id, name }));
    await repositories.invitations.add(matchId, rows, at);
    await noteDone(unit, ...doings);
  });
}

async function insert(unit: UnitOfWork, opening: Opening, solo: boolean): Promise<Result<string, Refusal>> {
  const { services, repositories } = unit;
  const { channelId, opener } = opening;
  // Seats and bots are checked first. In a busy channel the bot offers another place, which is no use for a game that can't be
  // played.
  const wrong = wrongSeats(services, opening) ?? wrongPace(opening) ?? wrongPlayers(services, opening);
  if (wrong) return wrong;
  const live = await repositories.matches.live(channelId);
  if (live) {
    return refuseAtTable('channel-busy', {
      matchId: live.id,
      status: live.status,
      asker: askerOf(live, opener.id),
      free: live.seatsWanted - live.seats.length,
    });
  }
  const invite = await openable(unit, opening, solo);
  if (!invite.ok) return invite;
  const matchId = await store(unit, opening);
  await invite.value(matchId);
  await meet(repositories, opener);
  return accept(matchId);
}

export async function store({ services, repositories, at }: UnitOfWork, opening: Opening): Promise<string> {
  const { game, options, channelId, guildId, opener, seats, rematchOf, standIn } = opening;
  const { rated = false, everywhere = false } = opening;
  const server = await serverOf(repositories, guildId);
  const pace = opening.pace ?? server.pace ?? 'none';
  const match = {
    id: services.newId(),
    game,
    options,
    channelId,
    guildId,
    openerId: opener.id,
    openerName: opener.name,
    seatsWanted: seats,
    ...newDealSeed(services),
    createdAt: at,
    pace: paceOf({ rated, pace }),
    seating: opening.seating ?? 'random',
    // The setting is stored as the opener wanted it, although a rated game has no hints.
    hints: opening.hints ?? true,
    rated,
    everywhere,
    ...(standIn !== undefined && { standIn }),
    ...(rematchOf !== undefined && { rematchOf }),
  } as const;
  await repositories.matches.insert(
    match,
    asSeats(joinedBy(opening.seated ?? [opener], opening.players ?? [])),
  );
  await repositories.places.put(match.id, opening.places ?? []);
  return match.id;
}

/** Confirms a seat that the person got automatically in a rematch's lobby. */
async function confirm(
  { repositories, at, tell }: UnitOfWork,
  match: StoredMatch,
  personId: string,
): Promise<Result<void, Refusal>> {
  const asked = (await unconfirmed(repositories, match)).some(({ id }) => id === personId);
  if (!asked) return refuseAtTable('already-seated');
  const refused = await REACHES.seats.confirm(repositories, match, {
    id: personId,
    place: match.seats.find(own => own.userId === personId)?.place ?? 0,
  });
  if (refused) return refused;
  await repositories.votes.cast(match.id, 'here', personId, at);
  await tell({ matchId: match.id, kind: 'lobby', rev: match.rev });
  return accept(undefined);
}

/** Seats a person. @param from place from which the person sits down; absent: the match is played where the person is */
export async function join(
  unit: UnitOfWork,
  match: StoredMatch,
  person: Person,
  from?: NewPlace,
): Promise<Result<void, Refusal>> {
  const closed = shut(match, person.id);
  if (closed) return closed;
  if (seatOf(match, person.id) !== undefined) return confirm(unit, match, person.id);
  if (match.seats.length >= match.seatsWanted)
    return refuseAtTable('table-full', { seats: match.seatsWanted });
  const known = from ? (placeIn(match, from.channelId) ?? NOWHERE) : placeSeen(match);
  const refused =
    (await notAdmitted(unit, match, from)) ??
    (await REACHES.seats.join(unit.repositories, match, { id: person.id, place: known })) ??
    (await busy(unit, person.id));
  if (refused) return refused;
  const place = await placeFor(unit, match, from);
  await meet(unit.repositories, person);
  await unit.repositories.matches.setSeats(
    match.id,
    asSeats([...people(match), { ...person, place }]),
    unit.at,
  );
  if (match.rematchOf !== null) await unit.repositories.votes.cast(match.id, 'here', person.id, unit.at);
  await unit.tell({ matchId: match.id, kind: 'lobby', rev: match.rev });
  return accept(undefined);
}

/**
 * Removes a person from a lobby. The next person at the home becomes the opener if the opener leaves. The lobby is closed when
 * the last person at the home leaves, since the server would otherwise hold a table of people from other servers. A rematch
 * belongs to all its places alike.
 */
export async function leave(
  unit: UnitOfWork,
  match: StoredMatch,
  id: string,
): Promise<Result<void, Refusal>> {
  const closed = shut(match, id);
  if (closed) return closed;
  if (seatOf(match, id) === undefined) return refuseAtTable('not-seated');
  const { matches } = unit.repositories;
  const left = people(match).filter(person => person.id !== id);
  const next = left.find(other => isPerson(other) && (other.place === 0 || match.rematchOf !== null));
  await matches.setSeats(match.id, asSeats(next ? left : []), unit.at);
  if (!next) await matches.end(match.id, 'cancelled', 'cancel', unit.at);
  else if (match.openerId === id) await matches.setOpener(match.id, next.id, next.name);
  await unit.tell({ matchId: match.id, kind: next ? 'lobby' : 'closed', rev: match.rev });
  if (next) await removeEmptyPlaces(unit, match, left, id);
  return accept(undefined);
}
