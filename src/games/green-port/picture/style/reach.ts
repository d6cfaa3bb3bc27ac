import { aimAt, pileAim } from '../../judgement/aims.ts';
import type { Colour, Objective, PlayerView, View } from '../../rules/types.ts';

/**
 * Returns the viewer's player: gold edges mark what this player can pay for. Undefined before the first turn, after the last
 * turn, and for the table. All seats see the table's picture, so its readers could not know whose cubes gold edges mean.
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
