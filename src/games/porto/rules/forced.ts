import { NO_CHANCE } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { apply } from './apply.ts';
import { canBuild, canBuildTimer, isAwaited } from './legal.ts';
import type { Action, State } from './types.ts';

const empty = (state: State, seat: Seat): Action | undefined => {
  const { phase } = state;
  if (!isAwaited(state, seat)) return undefined;
  if (phase.type === 'timer') return canBuildTimer(state, phase.cards) ? undefined : { type: 'timer' };
  if (phase.type !== 'turn' || state.market.some(card => card !== null)) return undefined;
  return canBuild(state, seat) ? undefined : { type: 'pass' };
};

/**
 * Returns the seat's only action: a pass, or leaving the Timer's cards unused where no build is possible. Undefined where the
 * seat has a choice, or where the action reveals cards or ends the game.
 */
export const forced = (state: State, seat: Seat): Action | undefined => {
  const action = empty(state, seat);
  const step = action && apply(state, seat, action, NO_CHANCE);
  return step?.ok && !step.value.reveals ? action : undefined;
};
