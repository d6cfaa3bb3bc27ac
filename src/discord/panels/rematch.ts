import type { Match } from '../../table/types.ts';
import { type Answer, say } from '../answer.ts';
import { gameTitle, type Room } from '../room.ts';
import type { Visit } from '../visit.ts';
import { type Button, buttonRows } from './components.ts';
import { refused } from './seat.ts';

/** Games besides this one that so many people can play as they are usually played. */
const othersFor = ({ games }: Room, { game, seats }: Match): readonly string[] =>
  Object.values(games).flatMap(other => {
    const { min, max } = other.seats(other.defaults);
    return other.id !== game && min <= seats.length && seats.length <= max ? [other.id] : [];
  });

/** Under a game that has ended: the same again, or something else with the same people. */
export function rematchButtons(room: Room, match: Match): readonly Button[] {
  const { ending } = room.words;
  const id = { match: match.id, rev: null, args: [] };
  const again: Button = { label: ending.rematch, id: { ...id, verb: 'rematch' }, style: 'main' };
  const others = match.seats.length > 1 && othersFor(room, match).length > 0;
  return others ? [again, { label: ending.another, id: { ...id, verb: 'another' } }] : [again];
}

/** Which other game it may be. */
export async function chooseAnother(room: Room, matchId: string): Promise<Answer> {
  const match = await room.table.get(matchId);
  if (!match) return say(room.words.errors.strangeButton);
  const buttons = othersFor(room, match).map(
    (other): Button => ({
      label: gameTitle(room, other),
      id: { match: match.id, rev: null, verb: 'rematch', args: [other] },
      style: 'main',
    }),
  );
  return { content: room.words.ending.whichOther, rows: buttonRows(buttons) };
}

/** The same people again, in the channel of the game that ended. @param other another game; absent: the same */
export async function rematch(room: Room, visit: Visit, matchId: string, other?: string): Promise<Answer> {
  const ended = await room.table.get(matchId);
  if (!ended || (other !== undefined && !Object.hasOwn(room.games, other)))
    return say(room.words.errors.strangeButton);
  const opened = await room.table.rematch(matchId, visit.person.id, visit.member, other);
  if (!opened.ok) return refused(room, opened.refusal, ended);
  if (opened.value.status !== 'lobby') return say(room.words.tables.againSolo);
  // A second wish finds the lobby of the first: it is a yes.
  const joined = await room.table.join(opened.value.id, visit.person);
  const { lobby, tables } = room.words;
  if (joined.ok) return say(lobby.joined(joined.value.seats.length, joined.value.seatsWanted));
  return joined.refusal.code === 'table/already-seated'
    ? say(tables.again)
    : refused(room, joined.refusal, opened.value);
}
