import type { OrderKind, Seat, StandingOrders } from '../../../core/contract/game.ts';
import { hasColumn } from '../rules/boat.ts';
import { box } from '../rules/box.ts';
import { waysToPay } from '../rules/circles.ts';
import { type Action, SIDES, type Side, type View } from '../rules/types.ts';

/**
 * Standing order of a seat. `pass 3` and `first 3` last until the end of round 3, and `unload ruby` until the end of the game.
 */
type Order =
  | { readonly type: 'pass' | 'first'; readonly lastRound: number }
  | { readonly type: 'unload'; readonly side: Side };

const writeOrder = (order: Order): string =>
  order.type === 'unload' ? `unload ${order.side}` : `${order.type} ${order.lastRound}`;

/** Reads a standing order from its text. Undefined: the text is no order. */
export function readOrder(text: string): Order | undefined {
  const [type, given = '', ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  if (type === 'unload') {
    const side = SIDES.find(each => each === given);
    return side && { type, side };
  }
  if ((type !== 'pass' && type !== 'first') || !/^[1-9]\d?$/.test(given)) return undefined;
  return { type, lastRound: Number(given) };
}

const isOver = ({ phase, round }: View, order: Order): boolean =>
  phase.type === 'over' || ('lastRound' in order && round > order.lastRound);

/**
 * Returns the action that takes the first player's token for markers. Undefined: markers can pay for no circle of that column.
 * A standing order never spends the overseer.
 */
function takeToken(view: View, seat: Seat): Action | undefined {
  const player = view.players[seat];
  const way = player && waysToPay(view, player, 'first').find(({ overseer }) => !overseer);
  return way && { type: 'first', ...way };
}

function applied(view: View, seat: Seat, text: string): Action | undefined {
  const order = readOrder(text);
  const player = view.players[seat];
  if (!order || !player || view.turn !== seat || isOver(view, order)) return undefined;
  if (order.type === 'unload') {
    const to = [order.side, ...SIDES].find(side => hasColumn(player.cellar, side));
    return view.phase.type === 'unload' && to ? { type: 'unload', to } : undefined;
  }
  if (view.phase.type !== 'turn') return undefined;
  return order.type === 'pass' ? { type: 'pass' } : takeToken(view, seat);
}

/**
 * Lists the orders to offer after an action. Only one order is useful: after a seat has taken the first player's token, to take
 * the token again in the next round.
 */
function candidates({ round }: View, action: Action): readonly Order[] {
  return action.type === 'first' && round + 1 < box.rounds ? [{ type: 'first', lastRound: round + 1 }] : [];
}

/**
 * Lists the kinds of standing orders, each with its possible orders. The rules ask a seat only in its own turn, so orders apply
 * only in that turn.
 */
function kinds({ round, phase }: View): readonly OrderKind[] {
  if (phase.type === 'over') return [];
  const next = Math.min(round + 1, box.rounds);
  const kind = (type: 'pass' | 'first', last: readonly number[]): OrderKind => ({
    kind: type,
    orders: [...new Set(last)].map(lastRound => writeOrder({ type, lastRound })),
  });
  return [
    kind('pass', [round]),
    kind('first', [round, next]),
    { kind: 'unload', orders: SIDES.map(side => writeOrder({ type: 'unload', side })) },
  ];
}

/**
 * Standing orders of Vintage: pass until the round ends, take the first player's token while it is free, unload on one side
 * first.
 */
export const orders: StandingOrders<View, Action> = {
  offered(view, seat, action) {
    const wanted = JSON.stringify(action);
    return candidates(view, action)
      .map(writeOrder)
      .filter(text => JSON.stringify(applied(view, seat, text)) === wanted);
  },
  kinds: view => kinds(view),
  applied,
  isSpent(view, _seat, text) {
    const order = readOrder(text);
    return order === undefined || isOver(view, order);
  },
};
