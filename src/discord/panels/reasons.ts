import type { Term } from '../../core/evaluation.ts';
import type { Seat } from '../../core/game.ts';
import { type Difference, told } from '../../core/reasons.ts';
import type { AnyPresenter } from '../../stage/presenter.ts';
import { signed } from '../../stage/review/words.ts';
import type { Context } from '../context/context.ts';

/** Action to explain, with the view of its seat. */
export interface ReasonedAction {
  readonly presenter: AnyPresenter;
  readonly view: unknown;
  readonly seat: Seat;
  readonly action: unknown;
}

/**
 * Explains why an action is worth more or less than another. Each reason has its points, and all points add up to the
 * difference.
 */
export function reasonsFor(
  { words, language }: Context,
  { presenter, view, seat, action }: ReasonedAction,
  parts: readonly Difference[],
  all: number,
): readonly string[] {
  const say = (part: Term): string | undefined => presenter.reason?.(part, view, seat, action);
  const found = told(parts, all, say);
  if (!found) return [];
  return [...found.reasons, ...(found.rest === 0 ? [] : [words.hints.rest(signed(found.rest, language))])];
}
