import type { Refusal } from '../../core/result.ts';
import type { Match } from '../../table/match/types.ts';
import type { Button } from '../buttons/components.ts';
import { refused } from '../buttons/seat.ts';
import type { Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done } from '../ports/answer.ts';
import type { RoleCall } from '../rest/guilds.ts';
import { PEOPLE_WORDS } from '../words/index.ts';
import { matchHandlers } from './handlers.ts';

/** Returns the button that mentions the server's role in a lobby, for a person seated there, until it was used. */
export async function callButtons(room: Room, match: Match, personId: string): Promise<readonly Button[]> {
  const { guildId, id, roleCalledAt, seats, seatsWanted, status } = match;
  const free = seats.length < seatsWanted;
  if (guildId === null || status !== 'lobby' || !free || roleCalledAt !== null) return [];
  if (room.table.seatOf(match, personId) === undefined) return [];
  const { callRole } = await room.table.archive.server(guildId);
  if (callRole === null) return [];
  return [
    {
      label: PEOPLE_WORDS[room.language].roles.call(room.guilds.roleName(guildId, callRole)),
      id: { match: id, rev: null, verb: 'call', args: [] },
    },
  ];
}

const WHY: Readonly<Record<Exclude<RoleCall, 'yes'>, string>> = {
  gone: 'table/call-gone',
  silent: 'table/call-silent',
  unknown: 'table/call-unknown',
};

/** Returns the reason why a message there would notify no one; undefined where it would. */
async function uncallable(room: Room, { guildId, channelId }: Match): Promise<Refusal | undefined> {
  const role = guildId === null ? null : (await room.table.archive.server(guildId)).callRole;
  if (guildId === null || role === null) return undefined;
  const may = await room.guilds.canCall(guildId, channelId, role);
  return may === 'yes'
    ? undefined
    : { code: WHY[may], with: { role: room.guilds.roleName(guildId, role) ?? '' } };
}

/** Mentions the role about a lobby, in a message of its own. */
async function callRole(room: Room, { person }: Visit, match: Match): Promise<Answer> {
  const why = await uncallable(room, match);
  if (why) return refused(room, why, match);
  const called = await room.table.callRole(match.id, person.id);
  return called.ok ? done(PEOPLE_WORDS[room.language].roles.called) : refused(room, called.refusal, match);
}

export const presses = matchHandlers({ call: ({ room, visit, match }) => callRole(room, visit, match) });
