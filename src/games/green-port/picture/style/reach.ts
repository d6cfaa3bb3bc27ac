import type { Seat } from '../../../../core/game.ts';
import { aimAt, pileAim } from '../../rules/aims.ts';
import type { Colour, Objective, PlayerView, View } from '../../rules/types.ts';

/** Returns the seat that can still complete and buy this turn; undefined before the first turn and after the last. */
const spender = ({ phase, turn, stopped }: View): Seat | undefined =>
  stopped || phase.type === 'pick' || phase.type === 'over' ? undefined : turn.seat;

const holderIn = (view: View): PlayerView | undefined => {
  const seat = spender(view);
  return seat === undefined ? undefined : view.players[seat];
};

/** True where the active seat has the cubes for an Objective, after the discount. */
export const objectiveInReach = (view: View, objective: Objective): boolean => {
  const player = holderIn(view);
  return player !== undefined && objective.by === null && aimAt(view, player, objective, 1).gap === 0;
};

export const headquartersInReach = (view: View, colour: Colour): boolean => {
  const player = holderIn(view);
  return player !== undefined && pileAim(view, player, colour)?.gap === 0;
};
