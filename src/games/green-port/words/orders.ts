import type { Colour } from '../rules/types.ts';
import { readOrder } from '../views/orders.ts';
import type { GreenPortWords } from './all.ts';

const ORDER_KINDS = [
  'pass',
  'refer-blue',
  'refer-green',
  'refer-red',
  'refer-yellow',
  'bonus',
  'bonus-lacking',
  'lose',
] as const;

/** Writes a standing order in words, at most 60 characters; an unreadable one stays as it is. */
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

/** Names a kind of standing orders on a button; an unknown kind stays as it is. */
export const orderKind = ({ orders }: GreenPortWords, kind: string): string => {
  const known = ORDER_KINDS.find(each => each === kind);
  return known ? orders.kinds[known] : kind;
};
