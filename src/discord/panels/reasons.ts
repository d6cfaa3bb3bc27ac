import type { Term } from '../../core/evaluation.ts';
import type { Seat } from '../../core/game.ts';
import { type Difference, told } from '../../core/reasons.ts';
import type { AnyPresenter } from '../../stage/presenter.ts';
import { signed } from '../../stage/review/words.ts';
import type { Room } from '../context/room.ts';

/** An action that is explained, as its seat sees it. */
export interface ReasonedAction {
  readonly presenter: AnyPresenter;
  readonly view: unknown;
  readonly seat: Seat;
  readonly action: unknown;
}

/** Why an action is worth so much more or less than another, each reason with its points; they come to the difference in all. */
export function reasonsFor(
  { words, language }: Room,
  { presenter, view, seat, action }: ReasonedAction,
  parts: readonly Difference[],
  all: number,
): readonly string[] {
  const say = (part: Term): string | undefined => presenter.reason?.(part, view, seat, action);
  const found = told(parts, all, say);
  if (!found) return [];
  return [...found.reasons, ...(found.rest === 0 ? [] : [words.hints.rest(signed(found.rest, language))])];
}
