import { aimAt, pileAim } from '../../judgement/aims.ts';
import type { Colour, Objective, PlayerView, View } from '../../rules/types.ts';

/**
 * Returns the viewer's own seat, whose means the gold edges show. Undefined before the first turn, after the last, and for the
 * table: all seats see its picture, so a reader could not tell whose means these are.
 */
const holderIn = ({ phase, stopped, viewer, players }: View): PlayerView | undefined =>
  stopped || phase.type === 'pick' || phase.type === 'over' || viewer === 'table'
    ? undefined
    : players[viewer];

/** True where the viewer has the cubes for an Objective, after the discount. */
export const objectiveInReach = (view: View, objective: Objective): boolean => {
  const player = holderIn(view);
  return player !== undefined && objective.by === null && aimAt(view, player, objective, 1).gap === 0;
};

export const headquartersInReach = (view: View, colour: Colour): boolean => {
  const player = holderIn(view);
  return player !== undefined && pileAim(view, player, colour)?.gap === 0;
};
