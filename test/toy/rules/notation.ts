import type { StandingOrders } from '../../../src/core/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../../src/core/result.ts';
import { type Action, LAST_ROUND, type Small, type View } from './types.ts';

export function fields(action: Action): readonly (readonly [name: string, value: string])[] {
  const type = ['type', action.type] as const;
  switch (action.type) {
    case 'bid':
      return [type, ['amount', String(action.amount)]];
    case 'load':
      return [type, ['card', String(action.card)]];
    case 'play':
      return [type, ['letter', String(action.letter)]];
    default:
      return [type];
  }
}

export const write = (action: Action): string =>
  fields(action)
    .map(([, value]) => value)
    .join(' ');

const KINDS: readonly Action['type'][] = ['bid', 'take', 'roll', 'reveal', 'load', 'play', 'pass'];

export function read(text: string): Result<Action, Refusal> {
  const [kind, number, ...rest] = text.split(' ');
  const type = KINDS.find(each => each === kind);
  if (type === undefined) return refuse('toy-no-kind', { typed: kind ?? '', possible: KINDS });
  switch (type) {
    case 'bid':
    case 'load':
    case 'play': {
      const value = Number(number);
      if (!/^([1-9]|1[0-2])$/.test(number ?? '')) return refuse('toy-no-number', { typed: number ?? '' });
      if (rest.length > 0) return refuse('toy-too-much', { typed: rest.join(' ') });
      if (type === 'bid') return accept({ type, amount: value });
      return accept(type === 'load' ? { type, card: value } : { type, letter: value });
    }
    default:
      return number === undefined
        ? accept({ type })
        : refuse('toy-too-much', { typed: [number, ...rest].join(' ') });
  }
}

interface Order {
  readonly amount: Small;
  readonly lastRound: number;
}

/** Number of rounds that an offered standing order lasts, with the current round. */
const A_WHILE = 3;

/** Reads a standing order: `bid 3 to 5` bids the tile 3 whenever possible, up to round 5. */
export function readOrder(text: string): Order | undefined {
  const [, amount, lastRound] = /^bid ([123]) to ([1-9]|1[0-2])$/.exec(text) ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), lastRound: Number(lastRound) };
}

const isOver = ({ round, phase }: View, { lastRound }: Order): boolean =>
  phase.type === 'over' || round > lastRound || (round === lastRound && phase.type !== 'bid');

/** Returns true if a seat may bid a tile. A seat may not repeat its bid of the last round. */
const mayBid = ({ tiles, lastBids, bids, phase }: View, seat: number, amount: Small): boolean =>
  phase.type === 'bid' && bids[seat] === null && lastBids[seat] !== amount && (tiles[amount - 1] ?? 0) > 0;

export const orders: StandingOrders<View, Action> = {
  offered: (view, seat, action) => {
    if (action.type !== 'bid' || !mayBid(view, seat, action.amount)) return [];
    const ends = new Set([Math.min(view.round + A_WHILE - 1, LAST_ROUND), LAST_ROUND]);
    return [...ends].map(end => `bid ${action.amount} to ${end}`);
  },
  applied: (view, seat, text) => {
    const order = readOrder(text);
    if (!order || isOver(view, order) || !mayBid(view, seat, order.amount)) return undefined;
    return { type: 'bid', amount: order.amount };
  },
  isSpent: (view, _seat, text) => {
    const order = readOrder(text);
    return order === undefined || isOver(view, order);
  },
};
