import { readOrder } from '../views/orders.ts';
import type { VintageWords } from './all.ts';

/** Writes a standing order in words. Any other text stays unchanged. */
export const orderText = ({ orders, terms }: VintageWords, text: string): string => {
  const order = readOrder(text);
  if (!order) return text;
  return order.type === 'unload'
    ? orders.unload(terms.sides[order.side])
    : orders[order.type](order.lastRound);
};

export const orderKindText = ({ orders: { kinds } }: VintageWords, kind: string): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;
