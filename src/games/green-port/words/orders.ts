import { readOrder } from '../rules/orders.ts';
import type { Colour } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { ORDER_KINDS } from './facts.ts';

/** A standing order in words, at most 60 characters; one that can't be read as it stands. */
export function orderInWords({ orders, terms }: GreenPortWords, text: string): string {
  const order = readOrder(text);
  if (!order) return text;
  const listed = (list: readonly Colour[]): string => list.map(colour => terms.colours[colour]).join(', ');
  switch (order.type) {
    case 'pass':
      return orders.pass(order.lastRound);
    case 'refer':
      return orders.refer(order.colour, order.pay, order.atLeast, order.lastRound);
    case 'bonus': {
      const [only, ...others] = order.colours;
      return only && others.length === 0 ? orders.bonus(only) : orders.bonusOf(listed(order.colours));
    }
    case 'lose':
      return orders.lose(listed(order.colours));
  }
}

/** A kind of standing orders on a button; one that is not known as it is named. */
export const orderKind = ({ orders }: GreenPortWords, kind: string): string => {
  const known = ORDER_KINDS.find(each => each === kind);
  return known ? orders.kinds[known] : kind;
};
