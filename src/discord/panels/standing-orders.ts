import type { Match } from '../../table/match/types.ts';
import { type Button, label } from '../buttons/components.ts';
import { type CustomId, MAX_LENGTH, writeId } from '../buttons/custom-id.ts';
import { digest } from '../buttons/picks.ts';
import type { SeatedPerson } from '../buttons/seat.ts';
import { gameOf, type Room } from '../context/room.ts';

/** Returns an id with a text of the game in it, or with its digest where that is too long. */
function fitting(text: string, idWith: (text: string) => CustomId): CustomId {
  const id = idWith(text);
  return writeId(id).length <= MAX_LENGTH ? id : idWith(digest(text));
}

/** Names an order in the presenter's words, or as the game writes it. */
export const orderInWords = (room: Room, { match, seat }: SeatedPerson, order: string): string =>
  gameOf(room, match).presenter.order?.(order, match.position.view(seat)) ?? order;

/** Lists the orders that the game offers with a legal action; empty for other actions. */
export function offeredWith(room: Room, { match, seat }: SeatedPerson, action: unknown): readonly string[] {
  const { game } = gameOf(room, match);
  if (!game.orders || match.status !== 'running') return [];
  const text = game.write(action);
  const isLegal = match.position.legal(seat).some(legal => game.write(legal) === text);
  return isLegal ? game.orders.offered(match.position.view(seat), seat, action) : [];
}

/** Returns the id of a button that leaves the order without an action. */
export const orderId = (match: Match, order: string): CustomId =>
  fitting(order, text => ({ match: match.id, rev: null, verb: 'order', args: [text] }));

export const alwaysId = (match: Match, text: string, ...place: readonly string[]): CustomId =>
  fitting(text, action => ({ match: match.id, rev: match.rev, verb: 'always', args: [action, ...place] }));

/** Returns the buttons beside the commit button that do the same now and whenever it is asked again. */
export function alwaysWays(room: Room, seating: SeatedPerson, action: unknown): readonly Button[] {
  const { match } = seating;
  const [first, ...others] = offeredWith(room, seating, action);
  if (first === undefined) return [];
  const { always, alwaysWhich } = room.words.orders;
  const text = gameOf(room, match).game.write(action);
  return others.length > 0
    ? [{ label: alwaysWhich, id: alwaysId(match, text) }]
    : [{ label: always(orderInWords(room, seating, first)), id: alwaysId(match, text, '0') }];
}

/** Lists the seat's own orders on its private page, with a line and a button for each. */
export async function standingOrders(
  room: Room,
  seating: SeatedPerson,
): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const { match, seat } = seating;
  const orders = await room.table.ordersIn(match, seat);
  if (orders.length === 0) return { lines: [], buttons: [] };
  const { title, takeBack } = room.words.orders;
  const words = orders.map(order => orderInWords(room, seating, order));
  return {
    lines: [title, ...words.map(order => `- ${order}`)],
    buttons: orders.map((order, place) => ({
      label: label(takeBack(words[place] ?? order)),
      id: fitting(order, text => ({ match: match.id, rev: null, verb: 'withdraw', args: [text] })),
    })),
  };
}
