import type { Match } from '../../table/match/types.ts';
import { type Button, label } from '../buttons/components.ts';
import { type CustomId, MAX_LENGTH, writeId } from '../buttons/custom-id.ts';
import { digest } from '../buttons/picks.ts';
import type { SeatedPerson } from '../buttons/seat.ts';
import { type Context, gameOf } from '../context/context.ts';

/** Returns a custom id with a text of the game in it. Where that is too long, the text's digest takes its place. */
function fitting(text: string, idWith: (text: string) => CustomId): CustomId {
  const id = idWith(text);
  return writeId(id).length <= MAX_LENGTH ? id : idWith(digest(text));
}

/** Names a standing order in the presenter's words, or else in the game's notation. */
export const orderInWords = (context: Context, { match, seat }: SeatedPerson, order: string): string =>
  gameOf(context, match).presenter.order?.(order, match.position.view(seat)) ?? order;

/** Lists the standing orders that the game offers together with a legal action. Empty for an illegal action. */
export function offeredWith(
  context: Context,
  { match, seat }: SeatedPerson,
  action: unknown,
): readonly string[] {
  const { game } = gameOf(context, match);
  if (!game.orders || match.status !== 'running') return [];
  const text = game.write(action);
  const isLegal = match.position.legal(seat).some(legal => game.write(legal) === text);
  return isLegal ? game.orders.offered(match.position.view(seat), seat, action) : [];
}

/** Returns the id of a button that leaves a standing order without an action. */
export const orderId = (match: Match, order: string): CustomId =>
  fitting(order, text => ({ match: match.id, rev: null, verb: 'order', args: [text] }));

export const alwaysId = (match: Match, text: string, ...place: readonly string[]): CustomId =>
  fitting(text, action => ({ match: match.id, rev: match.rev, verb: 'always', args: [action, ...place] }));

/**
 * Returns the buttons that commit an action and leave a standing order to repeat it. They belong beside the commit button.
 */
export function alwaysWays(context: Context, seating: SeatedPerson, action: unknown): readonly Button[] {
  const { match } = seating;
  const [first, ...others] = offeredWith(context, seating, action);
  if (first === undefined) return [];
  const { always, alwaysWhich } = context.words.orders;
  const text = gameOf(context, match).game.write(action);
  return others.length > 0
    ? [{ label: alwaysWhich, id: alwaysId(match, text) }]
    : [{ label: always(orderInWords(context, seating, first)), id: alwaysId(match, text, '0') }];
}

/** Lists the seat's own standing orders for its private page, with a line and a button to withdraw each. */
export async function standingOrders(
  context: Context,
  seating: SeatedPerson,
): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const { match, seat } = seating;
  const orders = await context.table.ordersIn(match, seat);
  if (orders.length === 0) return { lines: [], buttons: [] };
  const { title, takeBack } = context.words.orders;
  const words = orders.map(order => orderInWords(context, seating, order));
  return {
    lines: [title, ...words.map(order => `- ${order}`)],
    buttons: orders.map((order, place) => ({
      label: label(takeBack(words[place] ?? order)),
      id: fitting(order, text => ({ match: match.id, rev: null, verb: 'withdraw', args: [text] })),
    })),
  };
}
