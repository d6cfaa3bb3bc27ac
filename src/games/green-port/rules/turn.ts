import type { Dice } from '../../../core/dice.ts';
import type { Seat } from '../../../core/game.ts';
import { accept } from '../../../core/result.ts';
import { DECK } from './cards.ts';
import { type CheckedDraft, type Draft, draftOf, tell } from './draft.ts';
import { finish, isLastTurn } from './end.ts';
import type { State } from './types.ts';

/** Carries out the green X: all cards are shuffled into a new deck. */
const shuffleAll = (draft: Draft): void => {
  const { next, dice } = draft;
  next.reshuffles += 1;
  next.deck = dice.shuffle(DECK, `reshuffle/${next.reshuffles}`);
  next.discards = [];
  tell(draft, { type: 'reshuffled', cause: 'green', cards: DECK.length });
};

/** Discards the pool, shuffles the deck after a green X, and passes the turn on. */
export const endTurn = (state: State, seat: Seat, dice: Dice): CheckedDraft => {
  const draft = draftOf(state, dice);
  const { next } = draft;
  const last = isLastTurn(state);
  next.discards = [...state.discards, ...state.pool];
  next.pool = [];
  tell(draft, { type: 'turnEnded', seat });
  if (last) {
    finish(draft);
    return accept(draft);
  }
  if (state.turn.shuffle) shuffleAll(draft);
  const following = (seat + 1) % state.players.length;
  if (following === 0) next.round += 1;
  next.turn = { seat: following, bust: false, shuffle: false, underdog: false };
  next.phase = { type: 'hire' };
  return accept(draft);
};
