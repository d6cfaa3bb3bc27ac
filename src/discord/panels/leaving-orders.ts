import { type Button, buttonRows } from '../buttons/components.ts';
import type { CustomId } from '../buttons/custom-id.ts';
import { named } from '../buttons/picks.ts';
import { refused, type SeatedPerson } from '../buttons/seat.ts';
import { gameOf, type Room } from '../context/room.ts';
import { fitted } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done } from '../ports/answer.ts';
import { actionOf, commit } from './commit.ts';
import { hand } from './hand-and-board.ts';
import { seatHandlers } from './handlers.ts';
import { alwaysId, offeredWith, orderInWords } from './standing-orders.ts';

/**
 * Commits an action and leaves it as an order, or asks in which form. The order's place among those offered identifies it,
 * since the table takes it at that revision alone.
 * @param action in the game's notation
 */
async function always(
  room: Room,
  { person, sentAt, claim }: Visit,
  seating: SeatedPerson,
  rev: number,
  action: string,
  place: number | undefined,
): Promise<Answer> {
  const { match, seat } = seating;
  const seen = { rev, sentAt, claim };
  // Refused like any old button, or answered like an earlier press.
  if (rev !== match.rev) return commit(room, seating, person, action, seen);
  const read = gameOf(room, match).game.read(action);
  const offered = read.ok ? offeredWith(room, seating, read.value) : [];
  if (place === undefined && offered.length > 1) return which(room, seating, action, offered);
  const order = offered[place ?? 0];
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
async function withdraw(
  room: Room,
  visit: Visit,
  { match, seat }: SeatedPerson,
  text: string,
): Promise<Answer> {
  const order = named(await room.table.ordersIn(match, seat), text) ?? text;
  const gone = await room.table.withdrawOrder(match.id, visit.person.id, order);
  if (!gone.ok) return refused(room, gone.refusal, match);
  const page = await hand(room, visit, match);
  const { withdrawn } = room.words.orders;
  return { ...done(withdrawn), ...page, content: fitted(`${withdrawn}\n${page.content}`) };
}

export const presses = seatHandlers({
  always: async ({ room, visit, seating, rev, args: [text, place] }) =>
    always(room, visit, seating, rev, await actionOf(room, seating, rev, text), place),
  withdraw: ({ room, visit, seating, args: [order] }) => withdraw(room, visit, seating, order),
});
