import { box } from './box.ts';
import { type Draft, tell, tellChance } from './draft.ts';
import { isComplete } from './placement.ts';
import { resultOf } from './scoring.ts';
import type { State } from './types.ts';

/** Returns the number of roof tiles that triggers the end; null in solo, which only the Timer ends. */
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

/** Ends the game: scores it and shows all hidden cards. */
export const finish = (draft: Draft): void => {
  draft.next.phase = { type: 'over' };
  draft.reveals = true;
  tellChance(draft, { type: 'ended', result: resultOf(draft.next) });
};

/** Announces the last round once enough roofs are placed. */
export const triggerEnd = (draft: Draft): void => {
  const { next } = draft;
  const needed = roofsToEnd(next);
  if (needed === null || next.lastRound !== null) return;
  const roofs = roofsPlaced(next);
  if (roofs < needed) return;
  next.lastRound = next.round + 1;
  tell(draft, { type: 'endTriggered', roofs, lastRound: next.lastRound });
};
