import type { Result } from '../../../core/contract/result.ts';
import { draftOf as begun, type DraftOf } from '../../../core/rules/draft.ts';
import type { Event, GreenPortRefusal, State, TurnState } from './types.ts';

export { changePlayer, playerOf } from '../../../core/rules/draft.ts';
export type Draft = DraftOf<State, Event>;
export const draftOf = begun<State, Event>;
export type CheckedDraft = Result<Draft, GreenPortRefusal>;

/** Records an event. After a reveal in the same step, the event counts as one that depends on hidden cards. */
export const tell = (draft: Draft, event: Event): void => {
  if (draft.reveals) draft.chance.push(draft.events.length);
  draft.events.push({ to: 'all', event });
};

export const changeTurn = (draft: Draft, change: Partial<TurnState>): void => {
  draft.next.turn = { ...draft.next.turn, ...change };
};
