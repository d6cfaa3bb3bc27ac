import type { Match, Seen } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import type { CustomId } from '../buttons/custom-id.ts';
import { named } from '../buttons/picks.ts';
import { refused, type SeatedPerson, seatIn } from '../buttons/seat.ts';
import { gameOf, type Room } from '../context/room.ts';
import { fitted } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done } from '../ports/answer.ts';
import { commit } from './commit.ts';
import { hand } from './hand-and-board.ts';
import { alwaysId, offeredWith, orderInWords } from './standing-orders.ts';

/**
 * Commits an action and leaves it as an order, or asks in which form. The order's place among those offered identifies it,
 * since the table takes it at that revision alone.
 * @param action in the game's notation
 */
export async function always(
  room: Room,
  { person }: Visit,
  seating: SeatedPerson,
  action: string,
  place: string | undefined,
  seen: Seen,
): Promise<Answer> {
  const { match, seat } = seating;
  // Refused like any old button, or answered like an earlier press.
  if (seen.rev !== match.rev) return commit(room, seating, person, action, seen);
  const read = gameOf(room, match).game.read(action);
  const offered = read.ok ? offeredWith(room, seating, read.value) : [];
  if (place === undefined && offered.length > 1) return which(room, seating, action, offered);
  const order = offered[Number(place ?? 0)];
  if (order === undefined) return refused(room, { code: 'table/no-such-order', with: {} }, match);
  const answer = await commit(room, seating, person, action, seen, undefined, order);
  if (!(await room.table.ordersOf(match.id, seat)).includes(order)) return answer;
  const left = room.words.orders.left(orderInWords(room, seating, order));
  return { ...answer, content: fitted(`${left}\n${answer.content}`) };
}

function which(room: Room, seating: SeatedPerson, action: string, offered: readonly string[]): Answer {
  const { match } = seating;
  const ways = offered.map((order, place): Button => {
    const words = orderInWords(room, seating, order);
    return { label: words, id: alwaysId(match, action, `${place}`), style: 'commit' };
  });
  const back: CustomId = { match: match.id, rev: match.rev, verb: 'open', args: [] };
  return {
    content: room.words.orders.which,
    rows: buttonRows([...ways, { label: room.words.panel.back, id: back }]),
  };
}

/** Withdraws an order and shows the others. */
export async function withdraw(room: Room, visit: Visit, match: Match, text: string): Promise<Answer> {
  const seated = seatIn(room, match, visit);
  if (!seated.ok) return refused(room, seated.refusal, match);
  const { seat } = seated.value;
  const order = named(await room.table.ordersOf(match.id, seat), text) ?? text;
  const gone = await room.table.withdrawOrder(match.id, visit.person.id, order);
  if (!gone.ok) return refused(room, gone.refusal, match);
  const page = await hand(room, visit, match.id);
  const { withdrawn } = room.words.orders;
  return { ...done(withdrawn), ...page, content: fitted(`${withdrawn}\n${page.content}`) };
}
