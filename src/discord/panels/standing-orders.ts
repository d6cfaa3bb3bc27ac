import type { OrderKind } from '../../core/contract/game.ts';
import { eventsFor } from '../../table/match/log.ts';
import { isPrivate, type Match } from '../../table/match/types.ts';
import { type Button, buttonRows, label, OPTIONS_IN_A_SELECT, selectRow } from '../buttons/components.ts';
import { type CustomId, idAt, idOf, MAX_LENGTH, writeId } from '../buttons/custom-id.ts';
import { digest, named } from '../buttons/picks.ts';
import { refused, type SeatedPerson } from '../buttons/seated-person.ts';
import { type Context, fitted, gameOf } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { briefly } from '../messages/board-lines.ts';
import { type Answer, type ComponentRow, done, say } from '../ports/answer.ts';
import { seatHandlers } from './handlers.ts';

/** Returns a custom id that contains a text of the game, or a digest of the text where the id would be too long. */
function fitting(text: string, idWith: (text: string) => CustomId): CustomId {
  const id = idWith(text);
  return writeId(id).length <= MAX_LENGTH ? id : idWith(digest(text));
}

export const orderInWords = (context: Context, { match, seat }: SeatedPerson, order: string): string =>
  gameOf(context, match).presenter.order?.(order, match.position.view(seat)) ?? order;

/**
 * Lists the standing orders (decisions made in advance) that the game offers together with an action. Empty where the action is
 * not legal, the match is not running, or the game has no standing orders.
 */
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

const orderId = (match: Match, order: string): CustomId =>
  fitting(order, text => idOf(match.id, 'order', text));

export const alwaysId = (match: Match, text: string, ...place: readonly string[]): CustomId =>
  fitting(text, action => idAt(match, 'always', action, ...place));

/**
 * Returns the buttons that commit an action and leave a standing order to repeat it. A private match has no such buttons, since
 * it has no page to withdraw orders.
 */
export function alwaysWays(context: Context, seating: SeatedPerson, action: unknown): readonly Button[] {
  const { match } = seating;
  if (isPrivate(match)) return [];
  const [first, ...others] = offeredWith(context, seating, action);
  if (first === undefined) return [];
  const { always, alwaysWhich } = context.words.orders;
  const text = gameOf(context, match).game.write(action);
  return others.length > 0
    ? [{ label: alwaysWhich, id: alwaysId(match, text) }]
    : [{ label: always(orderInWords(context, seating, first)), id: alwaysId(match, text, '0') }];
}

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
      id: fitting(order, text => idOf(match.id, 'withdraw', text)),
    })),
  };
}

const FEW = 5;

/**
 * Lists the standing orders that a seat may leave, by kind. Empty once the seat has ended its game, and in a match that is not
 * running.
 */
function kindsOfOrders(context: Context, { match, seat }: SeatedPerson): readonly OrderKind[] {
  if (match.status !== 'running' || match.seats[seat]?.resigned) return [];
  return gameOf(context, match).game.orders?.kinds?.(match.position.view(seat), seat) ?? [];
}

export const orderDoor = (context: Context, seating: SeatedPerson): readonly Button[] =>
  kindsOfOrders(context, seating).length > 0
    ? [{ label: context.words.orders.door, id: idOf(seating.match.id, 'orders') }]
    : [];

const kindInWords = (context: Context, { match, seat }: SeatedPerson, kind: string): string =>
  gameOf(context, match).presenter.orderKind?.(kind, match.position.view(seat)) ?? kind;

/**
 * Returns a button for each kind of standing orders. Where a kind has a single order, a press on the button leaves that order.
 */
function kindRows(
  context: Context,
  seating: SeatedPerson,
  kinds: readonly OrderKind[],
): readonly ComponentRow[] {
  const { match } = seating;
  const ways = kinds.map(({ kind, orders: [only, ...others] }): Button => {
    if (only !== undefined && others.length === 0)
      return { label: orderInWords(context, seating, only), id: orderId(match, only), style: 'main' };
    return { label: kindInWords(context, seating, kind), id: idOf(match.id, 'orders', kind), style: 'main' };
  });
  return buttonRows([...ways, { label: context.words.panel.back, id: idOf(match.id, 'hand') }]);
}

function orderRows(
  context: Context,
  seating: SeatedPerson,
  { kind, orders }: OrderKind,
): readonly ComponentRow[] {
  const { match } = seating;
  const back: Button = { label: context.words.panel.back, id: idOf(match.id, 'orders') };
  if (orders.length <= FEW) {
    const ways = orders.map((order): Button => {
      const label = orderInWords(context, seating, order);
      return { label, id: orderId(match, order), style: 'main' };
    });
    return buttonRows([...ways, back]);
  }
  const options = orders
    .slice(0, OPTIONS_IN_A_SELECT)
    .map(order => ({ label: orderInWords(context, seating, order), value: order }));
  return [
    selectRow(idOf(match.id, 'order'), kindInWords(context, seating, kind), options),
    ...buttonRows([back]),
  ];
}

async function page(context: Context, seating: SeatedPerson, wanted?: string): Promise<Answer> {
  const kinds = kindsOfOrders(context, seating);
  if (kinds.length === 0) return say(context.words.orders.none);
  const kind = kinds.find(each => each.kind === wanted);
  const { lines } = await standingOrders(context, seating);
  const asked = kind ? [`**${kindInWords(context, seating, kind.kind)}**`] : [];
  return {
    content: fitted([...asked, context.words.orders.ask, ...lines].join('\n')),
    rows: kind ? orderRows(context, seating, kind) : kindRows(context, seating, kinds),
  };
}

/** Leaves a standing order without committing an action. The answer describes the order's effect and offers more orders. */
async function leaveAlone(
  context: Context,
  visit: Visit,
  seating: SeatedPerson,
  text: string,
): Promise<Answer> {
  const { match } = seating;
  const order = named(
    kindsOfOrders(context, seating).flatMap(({ orders }) => orders),
    text,
  );
  const left = await context.table.leaveOrder(match.id, visit.person.id, order ?? text);
  if (!left.ok) {
    const { content } = refused(context, left.refusal, match);
    const again = await page(context, seating);
    return { ...again, content: fitted(`${content}\n${again.content}`), outcome: 'refused' };
  }
  const { match: now, moves } = left.value;
  const { seat } = seating;
  const own = moves.filter(move => move.seat === seat).slice(0, 1);
  const lines = briefly(context, now, eventsFor(own, seat));
  const said = context.words.orders.left(orderInWords(context, seating, order ?? text));
  const again = await page(context, { match: now, seat });
  return { ...done(said), ...again, content: fitted([said, ...lines, again.content].join('\n')) };
}

export const presses = seatHandlers({
  orders: ({ context, seating, args: [kind] }) => page(context, seating, kind),
  order: ({ context, visit, seating, args: [order], chosen: [chosen] }) =>
    leaveAlone(context, visit, seating, chosen ?? order ?? ''),
});
