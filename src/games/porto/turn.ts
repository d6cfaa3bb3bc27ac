import { box } from './box.ts';
import { cardValue } from './cards.ts';
import { type Draft, tell } from './draft.ts';
import { isComplete } from './placement.ts';
import { refill } from './refill.ts';
import { resultOf } from './scoring.ts';
import type { Kind, PublicContract, Slotted, State } from './types.ts';

/** Roof tiles that trigger the end; null in solo, which only the Timer ends. */
export const roofsToEnd = (state: Pick<State, 'variant' | 'players'>): number | null => {
  if (state.variant === 'solo') return null;
  const seats = state.players.length;
  return box.end.roofs[seats === 2 ? '2' : seats === 3 ? '3' : '4'];
};

export const roofsPlaced = (state: Pick<State, 'houses'>): number => {
  let roofs = 0;
  for (const house of state.houses) if (isComplete(house)) roofs += 1;
  return roofs;
};

const finish = (draft: Draft): void => {
  draft.next.phase = { type: 'over' };
  draft.reveals = true;
  tell(draft, { type: 'ended', result: resultOf(draft.next) });
};

const triggerEnd = (draft: Draft): void => {
  const { next } = draft;
  const needed = roofsToEnd(next);
  if (needed === null || next.lastRound !== null) return;
  const roofs = roofsPlaced(next);
  if (roofs < needed) return;
  next.lastRound = next.round + 1;
  tell(draft, { type: 'endTriggered', roofs, lastRound: next.lastRound });
};

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

const discardContract = (draft: Draft, slot: number): Slotted<PublicContract> | undefined => {
  const { next } = draft;
  const card = next.contracts[slot - 1];
  if (!card) return undefined;
  next.contracts = next.contracts.with(slot - 1, null);
  next.publicDiscards = [...next.publicDiscards, card];
  return { slot, card };
};

const discardMarket = (draft: Draft, slot: number): Slotted<Kind> | undefined => {
  const { next } = draft;
  const card = next.market[slot - 1];
  if (!card) return undefined;
  next.market = next.market.with(slot - 1, null);
  next.discards = [...next.discards, card];
  return { slot, card };
};

/** Solo, steps 2 and 3: the two top cards discard what lies in slots a and a + b; nothing refills before they have built. */
const startTimer = (draft: Draft): void => {
  const { next } = draft;
  const [first, second] = next.timer;
  if (first === undefined || second === undefined)
    throw new Error('the Timer ran out in the middle of a game');
  next.timer = next.timer.slice(2);
  next.phase = { type: 'timer', cards: [first, second] };
  const slots = [cardValue(first), cardValue(first) + cardValue(second)];
  draft.reveals = true;
  tell(draft, {
    type: 'timerDiscarded',
    timer: [first, second],
    market: slots.map(slot => discardMarket(draft, slot)).filter(gone => gone !== undefined),
    contracts: slots.map(slot => discardContract(draft, slot)).filter(gone => gone !== undefined),
  });
};

/** What ends every turn of a seat: refill, then whose turn it is; solo: the Timer's. */
export const endTurn = (draft: Draft, seat: number): void => {
  triggerEnd(draft);
  refill(draft);
  if (draft.next.variant === 'solo') startTimer(draft);
  else nextSeat(draft, seat);
};

/** Solo, step 5; an empty Timer ends the game without it. */
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
