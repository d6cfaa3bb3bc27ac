import { type Draft, tell } from './draft.ts';
import { resultOf } from './scoring.ts';

export const finish = (draft: Draft): void => {
  draft.next.phase = { type: 'over' };
  tell(draft, { type: 'ended', result: resultOf(draft.next) });
};
