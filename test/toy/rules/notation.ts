import type { StandingOrders } from '../../../src/core/contract/game.ts';
import { notationOf } from '../../../src/core/rules/notation-table.ts';
import { type Action, AMOUNTS, CARDS, LAST_ROUND, STORM, type View } from './types.ts';

const CARD_POINTS = CARDS.filter(card => card !== STORM);

export const { fields, write, read } = notationOf<Action>({
  bid: { amount: AMOUNTS },
  take: {},
  roll: {},
  reveal: {},
  load: { card: CARD_POINTS },
  play: { letter: AMOUNTS },
  pass: {},
});

/** Number of rounds that an offered standing order lasts, with the current round. */
const A_WHILE = 3;

/** Reads a standing order: `bid 3 to 5` bids the tile 3 whenever possible, up to round 5. */
export function readOrder(text: string): { readonly amount: number; readonly lastRound: number } | undefined {
  const [, amount, lastRound] = /^bid ([123]) to ([1-8])$/.exec(text) ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), lastRound: Number(lastRound) };
}

function isSpent({ round, phase }: View, text: string): boolean {
  const { lastRound } = readOrder(text) ?? { lastRound: 0 };
  return phase.type === 'over' || round > lastRound || (round === lastRound && phase.type !== 'bid');
}

/** Returns true if a seat may bid a tile. A seat may not repeat its bid of the last round. */
const mayBid = ({ tiles, lastBids, bids, phase }: View, seat: number, amount: number): boolean =>
  phase.type === 'bid' && bids[seat] === null && lastBids[seat] !== amount && (tiles[amount - 1] ?? 0) > 0;

export const orders: StandingOrders<View, Action> = {
  offered: (view, seat, action) => {
    if (action.type !== 'bid' || !mayBid(view, seat, action.amount)) return [];
    const ends = new Set([Math.min(view.round + A_WHILE - 1, LAST_ROUND), LAST_ROUND]);
    return [...ends].map(end => `bid ${action.amount} to ${end}`);
  },
  applied: (view, seat, text) => {
    const { amount } = readOrder(text) ?? { amount: 0 };
    return isSpent(view, text) || !mayBid(view, seat, amount) ? undefined : { type: 'bid', amount };
  },
  isSpent: (view, _seat, text) => isSpent(view, text),
};
