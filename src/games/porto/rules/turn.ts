import { cardValue } from './cards.ts';
import { type Draft, tellChance } from './draft.ts';
import { finish, triggerEnd } from './end.ts';
import { refill } from './refill.ts';
import type { Slotted } from './types.ts';

const nextSeat = (draft: Draft, seat: number): void => {
  const { next } = draft;
  if (seat + 1 < next.players.length) {
    next.phase = { type: 'turn', seat: seat + 1 };
    return;
  }
  const allPassed = next.lastRound === null && next.passes === next.players.length;
  if (allPassed || next.round === next.lastRound) {
    finish(draft);
    return;
  }
  next.round += 1;
  next.passes = 0;
  next.phase = { type: 'turn', seat: 0 };
};

interface Emptied<Card> {
  readonly slots: readonly (Card | null)[];
  readonly gone: readonly Slotted<Card>[];
}

/** Takes the cards out of slots; ignores empty slots, and numbers beyond the last slot. */
const empty = <Card>(before: readonly (Card | null)[], numbers: readonly number[]): Emptied<Card> => {
  const slots = before.slice();
  const gone: Slotted<Card>[] = [];
  for (const slot of numbers) {
    const card = slots[slot - 1];
    if (!card) continue;
    slots[slot - 1] = null;
    gone.push({ slot, card });
  }
  return { slots, gone };
};

const cardsOf = <Card>(gone: readonly Slotted<Card>[]): readonly Card[] => gone.map(({ card }) => card);

/**
 * Starts the Timer, steps 2 and 3 of solo. The Timer's two top cards, of values a and b, empty the slots a and a + b. No slot
 * is refilled before the Timer has built.
 */
const startTimer = (draft: Draft): void => {
  const { next } = draft;
  const [first, second] = next.timer;
  if (first === undefined || second === undefined)
    throw new Error('the Timer ran out in the middle of a game');
  next.timer = next.timer.slice(2);
  next.phase = { type: 'timer', cards: [first, second] };
  const numbers = [cardValue(first), cardValue(first) + cardValue(second)];
  const market = empty(next.market, numbers);
  const contracts = empty(next.contracts, numbers);
  next.market = market.slots;
  next.discards = [...next.discards, ...cardsOf(market.gone)];
  next.contracts = contracts.slots;
  next.publicDiscards = [...next.publicDiscards, ...cardsOf(contracts.gone)];
  draft.reveals = true;
  tellChance(draft, {
    type: 'timerDiscarded',
    timer: [first, second],
    market: market.gone,
    contracts: contracts.gone,
  });
};

/** Ends a seat's turn: refills the slots, then goes to the next seat, or in solo to the Timer. */
export const endTurn = (draft: Draft, seat: number): void => {
  triggerEnd(draft);
  refill(draft);
  if (draft.next.variant === 'solo') startTimer(draft);
  else nextSeat(draft, seat);
};

/**
 * Ends the Timer's build, step 5 of solo: refills the slots and starts the next round. An empty Timer ends the game instead.
 */
export const endTimer = (draft: Draft): void => {
  const { next } = draft;
  if (next.timer.length === 0) {
    finish(draft);
    return;
  }
  refill(draft);
  next.round += 1;
  next.passes = 0;
  next.phase = { type: 'turn', seat: 0 };
};
