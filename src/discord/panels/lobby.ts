import { isPerson } from '../../core/player.ts';
import type { Result } from '../../core/result.ts';
import type { Match } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { refused } from '../buttons/seat.ts';
import { nameAt, namesOf } from '../context/people.ts';
import type { Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';
import { ending } from '../messages/board.ts';
import { type Answer, done } from '../ports/answer.ts';
import { matchHandlers } from './handlers.ts';
import { liveHere } from './live-match.ts';
import { unplayable } from './unplayable.ts';

/** Actions on a table, as opposed to actions of the game. */
export type LobbyDeed = 'join' | 'leave' | 'start' | 'resign';

const SAID: Readonly<Record<LobbyDeed, (room: Room, match: Match) => string>> = {
  join: ({ words }, match) => words.lobby.joined(match.seats.length, match.seatsWanted),
  leave: ({ words }, match) => (match.status === 'cancelled' ? words.lobby.leftAndClosed : words.lobby.left),
  start: ({ words, language }, match) => words.lobby.seated(namesOf(match, language)),
  resign: afterResigning,
};

/** Says what follows from a resignation: that of the last or last but one person ends the game. */
function afterResigning(room: Room, match: Match): string {
  const { lobby } = room.words;
  if (match.status === 'running') return lobby.resigned;
  return `${lobby.resignedAndOver} ${ending(room, match) ?? lobby.howItEnded}`;
}

function carryOut(room: Room, visit: Visit, deed: LobbyDeed, matchId: string): Promise<Result<Match>> {
  switch (deed) {
    case 'join':
      return room.table.join(matchId, visit.person);
    case 'leave':
      return room.table.leave(matchId, visit.person.id);
    case 'start':
      return room.table.start(matchId, visit.person.id);
    case 'resign':
      return room.table.resign(matchId, visit.person.id);
  }
}

/** @param pressed absent: this channel's game */
export async function atTable(room: Room, visit: Visit, deed: LobbyDeed, pressed?: Match): Promise<Answer> {
  const match = await liveHere(room, visit, pressed);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const refusal = deed === 'start' ? unplayable(room, visit, { solo: false }) : undefined;
  if (refusal) return refusal;
  const acted = await carryOut(room, visit, deed, match.id);
  return acted.ok ? done(SAID[deed](room, acted.value)) : refused(room, acted.refusal, match);
}

/** Asks for confirmation, since a resignation is final. */
export async function askToResign(room: Room, visit: Visit): Promise<Answer> {
  const match = await liveHere(room, visit);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const seat = room.table.seatOf(match, visit.person.id);
  const why =
    match.status !== 'running'
      ? 'table/not-started'
      : seat === undefined
        ? 'table/not-seated'
        : match.seats[seat]?.resigned
          ? 'table/resigned'
          : undefined;
  if (why !== undefined) return refused(room, { code: why, with: {} }, match);
  const words = room.words.lobby;
  const button: Button = {
    label: words.resign,
    id: { match: match.id, rev: null, verb: 'resign', args: [] },
    style: 'danger',
  };
  const others = match.seats.filter(other => other.seat !== seat && !other.resigned);
  const people = others.filter(isPerson);
  const voters = await room.table.cancelVotes(match.id);
  const cancels = others.length > 1 && people.length > 0 && people.every(({ id }) => voters.includes(id));
  return {
    content: cancels
      ? match.rated
        ? words.askResignEnds
        : words.askResignCancels
      : words.askResign(people.length === 0 ? 0 : others.length),
    rows: buttonRows([button]),
  };
}

/** Removes a person from the lobby, for its opener. @param pressed absent: the channel's */
export async function removePerson(
  room: Room,
  visit: Visit,
  personId: string,
  pressed?: Match,
): Promise<Answer> {
  const match = await liveHere(room, visit, pressed);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const seat = match.seats.findIndex(({ id }) => id === personId);
  const removed = await room.table.remove(match.id, visit.person.id, personId);
  if (!removed.ok) return refused(room, removed.refusal, match);
  return done(room.words.tables.removed(`**${nameAt(match, seat, room.language)}**`));
}

/**
 * Returns the buttons that remove seats from a lobby: for its opener one for each other person, for all people seated there
 * one for each bot.
 */
export function removing(room: Room, visit: Visit, match: Match): readonly Button[] {
  const own = room.table.seatOf(match, visit.person.id);
  if (match.status !== 'lobby' || own === undefined) return [];
  const opens = match.opener.id === visit.person.id;
  return match.seats
    .filter(({ seat, strength }) => seat !== own && (opens || strength !== null))
    .map(({ id, seat }) => ({
      label: room.words.tables.remove(nameAt(match, seat, room.language)),
      id: { match: match.id, rev: null, verb: 'remove', args: [id] },
    }));
}

export const presses = matchHandlers({
  join: ({ room, visit, match }) => atTable(room, visit, 'join', match),
  leave: ({ room, visit, match }) => atTable(room, visit, 'leave', match),
  start: ({ room, visit, match }) => atTable(room, visit, 'start', match),
  resign: ({ room, visit, match }) => atTable(room, visit, 'resign', match),
  remove: ({ room, visit, match, args: [personId] }) => removePerson(room, visit, personId, match),
});
