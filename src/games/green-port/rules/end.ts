import { type Draft, tell } from './draft.ts';
import { leftObjectives } from './prices.ts';
import { endPurchases, resultOf } from './scoring.ts';
import type { State } from './types.ts';

/** True for the last turn of the game. The round in which the last Objective is completed is played to its end. */
export const isLastTurn = (state: Pick<State, 'objectives' | 'players' | 'turn'>): boolean =>
  state.turn.seat === state.players.length - 1 && !leftObjectives(state);

export const finish = (draft: Draft): void => {
  const { next } = draft;
  const { bought, piles, players } = endPurchases(next);
  next.piles = piles;
  next.players = players;
  next.phase = { type: 'over', bought };
  for (const purchase of bought) tell(draft, { type: 'purchased', ...purchase });
  tell(draft, { type: 'ended', result: resultOf(next) });
};
