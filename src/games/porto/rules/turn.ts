import type { Draft } from './draft.ts';
import { finish, triggerEnd } from './end.ts';
import { refill } from './refill.ts';
import { startTimer } from './solo.ts';

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

/** Ends a seat's turn: refills the slots, then goes to the next seat, or in solo to the Timer. */
export const endTurn = (draft: Draft, seat: number): void => {
  triggerEnd(draft);
  refill(draft);
  if (draft.next.variant === 'solo') startTimer(draft);
  else nextSeat(draft, seat);
};
