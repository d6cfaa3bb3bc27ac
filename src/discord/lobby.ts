import type { Result } from '../core/result.ts';
import type { Match, Person } from '../match/types.ts';
import { buttonRows } from './components.ts';
import { calledOffAloud } from './games/moderators.ts';
import { lessonButton } from './lesson.ts';
import { namesOf } from './people.ts';
import { unplayable } from './permissions.ts';
import { type Answer, type Room, say, type Visit } from './room.ts';
import { refused } from './seat.ts';

export interface Opening {
  readonly game: string;
  readonly options: unknown;
  /** Absent: as many as the game takes. */
  readonly seats?: number | undefined;
  /** Alone: no lobby, it starts at once. */
  readonly solo?: boolean;
}

const opener = (visit: Visit): Person => visit.person;

export async function openTable(room: Room, visit: Visit, opening: Opening): Promise<Answer> {
  const solo = opening.solo ?? false;
  const refusal = unplayable(room, visit, { solo });
  if (refusal) return refusal;
  const game = room.games[opening.game];
  if (!game) throw new Error(`no such game on the shelf: ${opening.game}`);
  const args = {
    game: opening.game,
    options: opening.options,
    channelId: visit.channelId,
    guildId: visit.guildId,
    opener: opener(visit),
    seats: opening.seats ?? game.seats(opening.options).max,
    ...(visit.member && { member: visit.member }),
  };
  const opened = await (solo ? room.table.openAndStart(args) : room.table.open(args));
  if (!opened.ok) return refused(room, opened.refusal);
  return {
    content: solo ? room.words.lobby.dealt : room.words.lobby.opened,
    rows: buttonRows([lessonButton(room, opening.game)]),
  };
}

/** What a person does with a table, as long as it is no action of the game. */
export type Deed = 'join' | 'leave' | 'start' | 'resign';

const DONE: Readonly<Record<Deed, (room: Room, match: Match) => string>> = {
  join: ({ words }, match) => words.lobby.joined(match.seats.length, match.seatsWanted),
  leave: ({ words }, match) => (match.status === 'cancelled' ? words.lobby.leftAndClosed : words.lobby.left),
  start: ({ words, language }, match) => words.lobby.drawn(namesOf(match, language)),
  resign: ({ words }) => words.lobby.resigned,
};

function carryOut(room: Room, visit: Visit, deed: Deed, matchId: string): Promise<Result<Match>> {
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

/** @param matchId absent: the game of this channel. */
export async function atTable(room: Room, visit: Visit, deed: Deed, matchId?: string): Promise<Answer> {
  const match = await (matchId === undefined ? room.table.live(visit.channelId) : room.table.get(matchId));
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const refusal = deed === 'start' ? unplayable(room, visit, { solo: false }) : undefined;
  if (refusal) return refusal;
  const done = await carryOut(room, visit, deed, match.id);
  return done.ok ? say(DONE[deed](room, done.value)) : refused(room, done.refusal, match);
}

export async function cancelTable(room: Room, visit: Visit): Promise<Answer> {
  const match = await room.table.live(visit.channelId);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const member = visit.guildId === match.guildId ? visit.member : undefined;
  const moderator = member !== undefined && (await room.table.mayCancel(match.guildId, member));
  const done = await room.table.cancel(match.id, visit.person, { moderator });
  if (!done.ok) return refused(room, done.refusal, match);
  if (done.value.match.status === 'cancelled') {
    return {
      ...say(room.words.lobby.calledOff),
      ...(moderator && (await calledOffAloud(room, visit, match))),
    };
  }
  const { agreed, needed } = done.value;
  return say(room.words.lobby.agreedToCancel(agreed, needed));
}
