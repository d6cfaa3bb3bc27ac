import type { Match } from '../../table/match/types.ts';
import { buttonRows } from '../buttons/components.ts';
import { cancelId } from '../buttons/match-buttons.ts';
import { refused, seatIn } from '../buttons/seat.ts';
import { nameAt } from '../context/people.ts';
import { publicRoom, type Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done, say } from '../ports/answer.ts';
import { matchHandlers } from './handlers.ts';
import { liveHere } from './live-match.ts';
import { calledOffAloud } from './moderators.ts';

async function mayAlone(room: Room, { guildId, member, person }: Visit, match: Match): Promise<boolean> {
  const { archive } = room.table;
  const here = guildId === match.guildId ? member : undefined;
  if (here === undefined || !(await archive.mayCancel(match.guildId, here))) return false;
  return !(await archive.countsFor(match.id, person.id));
}

/** Calls the game off, or asks for the others' votes first where they are needed. */
export async function cancelTable(room: Room, visit: Visit): Promise<Answer> {
  const match = await liveHere(room, visit);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const own = match.seats.find(seated => seated.id === visit.person.id && !seated.resigned);
  const { asked, deserted } = await room.table.cancelAsks(match.id);
  const others = asked.filter(other => other !== visit.person.id);
  const asks = match.status === 'running' && own !== undefined && (others.length > 0 || deserted);
  if (!asks || (await mayAlone(room, visit, match))) return callOff(room, visit, match);
  const votes = await room.table.cancelVotes(match.id);
  const words = room.words.lobby;
  const last = others.every(other => votes.includes(other));
  return {
    content: deserted ? words.askEnd : last ? words.askCancelLast : words.askCancel,
    rows: buttonRows([{ label: words.openCancel, id: cancelId(match), style: 'danger' }]),
  };
}

async function callOff(room: Room, visit: Visit, match: Match): Promise<Answer> {
  const moderator = await mayAlone(room, visit, match);
  const called = await room.table.cancel(match.id, visit.person, { moderator });
  if (!called.ok) return refused(room, called.refusal, match);
  const { status } = called.value.match;
  if (status !== 'running') {
    return {
      ...say(status === 'over' ? room.words.lobby.endedDeserted : room.words.lobby.calledOff),
      ...(moderator && (await calledOffAloud(room, visit, match))),
    };
  }
  const { agreed, needed } = called.value;
  return say(room.words.lobby.agreedToCancel(agreed, needed));
}

/** @param answer no: the votes are void; anything else: one more person agrees */
async function cancelPress(
  room: Room,
  visit: Visit,
  match: Match,
  answer: 'yes' | 'no' | undefined,
): Promise<Answer> {
  if (answer !== 'no') return callOff(room, visit, match);
  const kept = await room.table.playOn(match.id, visit.person.id);
  if (!kept.ok) return refused(room, kept.refusal, match);
  const words = room.words.lobby;
  if (!kept.value.news) return say(words.nothingToCancel);
  const seating = seatIn(room, match, visit);
  const here = await publicRoom(room, match);
  const name = seating.ok ? `**${nameAt(match, seating.value.seat, here.language)}**` : '';
  return { ...done(words.saidPlayOn), aloud: here.words.lobby.playsOn(name) };
}

export const presses = matchHandlers({
  cancel: ({ room, visit, match, args: [answer] }) => cancelPress(room, visit, match, answer),
});
