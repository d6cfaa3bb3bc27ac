import { commitmentOf } from '../../core/contract/dice.ts';
import type { Seat } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { Repositories, StoredMatch, StoredSeat } from '../../store/index.ts';
import { openerSeenFrom, placeSeen, seenFrom, shownAt } from './places.ts';
import { endOfSeat, StoredPosition } from './position.ts';
import { refuseAtTable, type Services } from './services.ts';
import type { Match, Move, Person, Seated } from './types.ts';

function toSeated(row: StoredMatch, own: StoredSeat): Seated {
  const { seat, userId, name, resigned, resignedRev, strength, standIn, absentAt, offeredAt, gone } = own;
  const absent = !resigned && absentAt !== null;
  const played = absent ? 'absent' : 'player';
  const state = resigned ? 'resigned' : offeredAt === null ? played : 'offered';
  const thinks = thinkers(row).has(seat);
  return {
    seat,
    id: userId,
    name,
    resigned,
    strength,
    standIn,
    thinks,
    state,
    absent,
    gone,
    end: endOfSeat(own),
    endedRev: resignedRev,
  };
}

/**
 * Makes a match from its row, as seen from the place of the present work (`lookingFrom`). Each field is copied by name, so that
 * seed, salt, dice and state are left out.
 */
export function toMatch(services: Pick<Services, 'games'>, row: StoredMatch, place = placeSeen(row)): Match {
  const seen = { ...seenFrom(row, place), ...shownAt(row, place), ...openerSeenFrom(row, place) };
  return {
    place,
    places: row.places.length + 1,
    spoken: row.places.length > 0 && row.seats.some(({ said }) => said !== null),
    id: row.id,
    game: row.game,
    options: row.options,
    status: row.status,
    endedBy: row.endedBy,
    rev: row.rev,
    turn: row.turn,
    channelId: seen.channelId,
    guildId: seen.guildId,
    opener: { id: seen.openerId, name: seen.openerName },
    seatsWanted: row.seatsWanted,
    seats: seen.seats.map(own => toSeated(row, own)),
    dealt: row.dealt,
    position: new StoredPosition(services, row),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    lobbyMessageId: seen.lobbyMessageId,
    boardMessageId: seen.boardMessageId,
    shownRev: seen.shownRev,
    practised: row.practised,
    parkedAt: seen.parkedAt,
    commitment: row.salt ? commitmentOf(row.seed, row.salt) : null,
    pace: row.pace,
    seating: row.seating,
    hints: row.hints,
    rated: row.rated,
    everywhere: row.everywhere,
    standIn: row.standIn,
    rematchOf: row.rematchOf,
    roleCalledAt: row.roleCalledAt,
    voted: row.voted,
    watchers: row.watchers,
    edited: row.edited,
    serverLanguage: seen.serverLanguage,
    duplicateId: row.duplicateId,
    withheld: row.withheld,
    pausedAt: row.pausedAt,
  };
}

export function toMove(row: Move): Move {
  const { rev, seat, action, by, events, reveals, at, batch, restores, endsTurn } = row;
  return { rev, seat, action, by, events, reveals, at, batch, restores, endsTurn };
}

/** Returns true if a stand-in plays only the present turn of a seat whose person is not absent. */
export const isPlayedOnce = ({ resigned, absentAt, standIn }: StoredSeat): boolean =>
  !resigned && absentAt === null && standIn !== null;

/** Returns the seats for which a hard bot decides: its own seat, and seats where it is the stand-in. */
export function thinkers(row: Pick<StoredMatch, 'seats'>): ReadonlySet<Seat> {
  if (!row.seats.some(({ strength, standIn }) => strength === 'hard' || standIn === 'hard')) return new Set();
  const played = playedSeats(row);
  const thinks = ({ seat, strength, standIn }: StoredSeat): boolean =>
    strength === 'hard' || (standIn === 'hard' && played.has(seat));
  return new Set(row.seats.filter(thinks).map(({ seat }) => seat));
}

/**
 * Returns the seats that the stand-in plays: resigned seats, and seats where it plays one turn. Absent seats are included only
 * while a present person waits for them.
 */
export function playedSeats({ seats }: Pick<StoredMatch, 'seats'>): ReadonlySet<Seat> {
  const someone = seats.some(seat => !seat.resigned && seat.absentAt === null && isPerson(seat));
  const played = seats.filter(
    seat => seat.resigned || isPlayedOnce(seat) || (someone && seat.absentAt !== null),
  );
  return new Set(played.map(({ seat }) => seat));
}

export const asSeats = (people: readonly Person[]) =>
  people.map(({ id, name, strength = null, place = 0 }, seat) => ({
    seat,
    userId: id,
    name,
    resigned: false,
    strength,
    place,
  }));

export const asPerson = ({ userId, name }: { readonly userId: string; readonly name: string }): Person => ({
  id: userId,
  name,
});

/** Stores the user name of a person of whom the bot has stored none. A nickname of one server stays at that server's tables. */
export async function meet(
  { people: rows }: Pick<Repositories, 'people'>,
  { id, name: here, ownName: name = here }: Person,
): Promise<void> {
  if ((await rows.get(id)).name === null) await rows.change(id, { name });
}

export const people = (row: StoredMatch): Person[] =>
  row.seats.map(({ userId, name, strength, place }) => ({ id: userId, name, strength, place }));

export const seatOf = (row: StoredMatch, personId: string): Seat | undefined =>
  row.seats.find(seat => seat.userId === personId)?.seat;

/** Returns the seat of a person, and refuses a person who does not play in a running match. */
export function playingSeat(match: StoredMatch, personId: string): Result<Seat, Refusal> {
  if (match.status === 'lobby') return refuseAtTable('not-started');
  if (match.status !== 'running') return refuseAtTable('over');
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuseAtTable('not-seated');
  const end = endOfSeat(match.seats[seat]);
  return end === null ? accept(seat) : refuseAtTable('resigned', { end });
}

/** Role of the person who makes a request. Refusals depend on it, since they name what this person can do instead. */
export type Asker = 'opener' | 'seated' | 'resigned' | 'stranger';

export const askerOf = (row: StoredMatch, personId: string): Asker => {
  const seat = row.seats.find(({ userId }) => userId === personId);
  if (!seat) return 'stranger';
  if (seat.resigned) return 'resigned';
  return row.openerId === personId ? 'opener' : 'seated';
};

export const remaining = (row: StoredMatch) => row.seats.filter(seat => !seat.resigned);

/** Lists the people whose consent is needed: all who have not resigned. Bots agree to everything. */
export const voters = (row: StoredMatch) => remaining(row).filter(isPerson);

export async function rowOf(
  { matches }: Pick<Repositories, 'matches'>,
  matchId: string,
): Promise<StoredMatch> {
  const match = await matches.get(matchId);
  if (!match) throw new Error(`match ${matchId} is gone`);
  return match;
}
