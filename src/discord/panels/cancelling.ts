import { isPerson } from '../../core/player.ts';
import type { Match } from '../../table/types.ts';
import { type Answer, done, say } from '../answer.ts';
import { nameAt } from '../people.ts';
import { publicRoom, type Room } from '../room.ts';
import type { Visit } from '../visit.ts';
import { type Button, buttonRows } from './components.ts';
import { calledOffAloud } from './games/moderators.ts';
import { liveHere } from './live-match.ts';
import { refused, seatIn } from './seat.ts';

const id = (match: Match, ...args: readonly string[]) =>
  ({ match: match.id, rev: null, verb: 'cancel', args }) as const;

/** Under the vote: to agree, and to end it. */
export const voteButtons = ({ words }: Room, match: Match): readonly Button[] => [
  { label: words.lobby.agreeCancel, id: id(match), style: 'danger' },
  { label: words.lobby.playOn, id: id(match, 'no') },
];

async function mayAlone(room: Room, { guildId, member }: Visit, match: Match): Promise<boolean> {
  const here = guildId === match.guildId ? member : undefined;
  return here !== undefined && room.table.archive.mayCancel(match.guildId, here);
}

/** What needs the others is asked for first; all else is done at once. */
export async function cancelTable(room: Room, visit: Visit): Promise<Answer> {
  const match = await liveHere(room, visit);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const own = match.seats.find(seated => seated.id === visit.person.id && !seated.resigned);
  const others = match.seats.filter(seated => seated !== own && !seated.resigned && isPerson(seated));
  const asks = match.status === 'running' && own !== undefined && others.length > 0;
  if (!asks || (await mayAlone(room, visit, match))) return callOff(room, visit, match);
  const votes = await room.table.cancelVotes(match.id);
  const words = room.words.lobby;
  return {
    content: others.every(other => votes.includes(other.id)) ? words.askCancelLast : words.askCancel,
    rows: buttonRows([{ label: words.openCancel, id: id(match), style: 'danger' }]),
  };
}

async function callOff(room: Room, visit: Visit, match: Match): Promise<Answer> {
  const moderator = await mayAlone(room, visit, match);
  const called = await room.table.cancel(match.id, visit.person, { moderator });
  if (!called.ok) return refused(room, called.refusal, match);
  if (called.value.match.status === 'cancelled') {
    return {
      ...say(room.words.lobby.calledOff),
      ...(moderator && (await calledOffAloud(room, visit, match))),
    };
  }
  const { agreed, needed } = called.value;
  return say(room.words.lobby.agreedToCancel(agreed, needed));
}

/** @param answer no: the votes are void; anything else: one more agrees. */
export async function cancelPress(
  room: Room,
  visit: Visit,
  matchId: string,
  answer: string | undefined,
): Promise<Answer> {
  const match = await liveHere(room, visit, matchId);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
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
