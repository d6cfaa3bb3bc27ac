// Rules of the beginning and the end of a turn. The rules of reveals and busts are in hire.ts.
import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept } from '../../../core/contract/result.ts';
import { DECK } from './cards.ts';
import { type CheckedDraft, type Draft, draftOf, tell } from './draft.ts';
import { leftObjectives } from './prices.ts';
import { endPurchases, resultOf } from './scoring.ts';
import type { State } from './types.ts';

/** Returns the seat that has to decide now. Undefined: the game is over. */
export const askedSeat = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): Seat | undefined => {
  switch (phase.type) {
    case 'pick':
      return phase.seat;
    case 'hire':
    case 'bust':
    case 'utilise':
      return turn.seat;
    case 'lose':
    case 'bonus':
    case 'refer':
      return phase.seats[0];
    case 'over':
      return undefined;
  }
};

/** True for the last turn of the game. The round in which the last Objective is completed is played to its end. */
export const isLastTurn = (state: Pick<State, 'objectives' | 'players' | 'turn'>): boolean =>
  state.turn.seat === state.players.length - 1 && !leftObjectives(state);

const finish = (draft: Draft): void => {
  const { next } = draft;
  const { bought, piles, players } = endPurchases(next);
  next.piles = piles;
  next.players = players;
  next.phase = { type: 'over', bought };
  for (const purchase of bought) tell(draft, { type: 'purchased', ...purchase });
  tell(draft, { type: 'ended', result: resultOf(next) });
};

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
