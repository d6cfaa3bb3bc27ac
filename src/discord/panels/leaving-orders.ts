import { type Button, buttonRows } from '../buttons/components.ts';
import type { CustomId } from '../buttons/custom-id.ts';
import { named } from '../buttons/picks.ts';
import { refused, type SeatedPerson } from '../buttons/seat.ts';
import { type Context, gameOf } from '../context/context.ts';
import { fitted } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done } from '../ports/answer.ts';
import { actionOf, commit } from './commit.ts';
import { hand } from './hand-and-board.ts';
import { seatHandlers } from './handlers.ts';
import { alwaysId, offeredWith, orderInWords } from './standing-orders.ts';

/**
 * Commits an action and leaves a standing order with it. Where several orders are offered, it asks for one of them.
 * @param action in the game's notation
 * @param place place of the order among those offered at this revision; undefined: not chosen yet
 */
async function always(
  context: Context,
  { person, sentAt, claim }: Visit,
  seating: SeatedPerson,
  rev: number,
  action: string,
  place: number | undefined,
): Promise<Answer> {
  const { match, seat } = seating;
  const seen = { rev, sentAt, claim };
  // The revision is not the present one: `commit` refuses the press, or answers it like the earlier press that it repeats.
  if (rev !== match.rev) return commit(context, seating, person, action, seen);
  const read = gameOf(context, match).game.read(action);
  const offered = read.ok ? offeredWith(context, seating, read.value) : [];
  if (place === undefined && offered.length > 1) return which(context, seating, action, offered);
  const order = offered[place ?? 0];
  if (order === undefined) return refused(context, { code: 'table/no-such-order', with: {} }, match);
  const answer = await commit(context, seating, person, action, seen, undefined, order);
  if (!(await context.table.ordersOf(match.id, seat)).includes(order)) return answer;
  const left = context.words.orders.left(orderInWords(context, seating, order));
  return { ...answer, content: fitted(`${left}\n${answer.content}`) };
}

function which(context: Context, seating: SeatedPerson, action: string, offered: readonly string[]): Answer {
  const { match } = seating;
  const ways = offered.map((order, place): Button => {
    const words = orderInWords(context, seating, order);
    return { label: words, id: alwaysId(match, action, `${place}`), style: 'commit' };
  });
  const back: CustomId = { match: match.id, rev: match.rev, verb: 'open', args: [] };
  return {
    content: context.words.orders.which,
    rows: buttonRows([...ways, { label: context.words.panel.back, id: back }]),
  };
}

/** Withdraws a standing order and shows the ones left. */
async function withdraw(
  context: Context,
  visit: Visit,
  { match, seat }: SeatedPerson,
  text: string,
): Promise<Answer> {
  const order = named(await context.table.ordersIn(match, seat), text) ?? text;
  const gone = await context.table.withdrawOrder(match.id, visit.person.id, order);
  if (!gone.ok) return refused(context, gone.refusal, match);
  const page = await hand(context, visit, match);
  const { withdrawn } = context.words.orders;
  return { ...done(withdrawn), ...page, content: fitted(`${withdrawn}\n${page.content}`) };
}

export const presses = seatHandlers({
  always: async ({ context, visit, seating, rev, args: [text, place] }) =>
    always(context, visit, seating, rev, await actionOf(context, seating, rev, text), place),
  withdraw: ({ context, visit, seating, args: [order] }) => withdraw(context, visit, seating, order),
});
