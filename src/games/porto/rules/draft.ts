import type { Result } from '../../../core/contract/result.ts';
import { draftOf as begun, type DraftOf } from '../../../core/rules/draft.ts';
import type { Event, PortoRefusal, State } from './types.ts';

export { changePlayer } from '../../../core/rules/draft.ts';
export type Draft = DraftOf<State, Event>;
export const draftOf = begun<State, Event>;
export type CheckedDraft = Result<Draft, PortoRefusal>;

export const tell = (draft: Draft, event: Event): void => {
  draft.events.push({ to: 'all', event });
};

export const tellChance = (draft: Draft, event: Event): void => {
  draft.chance.push(draft.events.length);
  tell(draft, event);
};

export const ascending = (slots: readonly number[]): boolean =>
  slots.every((slot, index) => index === 0 || slot > (slots[index - 1] ?? 0));
