import type { Seat } from '../../../core/game.ts';
import { askedBy, isWild, priceOfHeadquarters, priceOfObjective } from '../rules/prices.ts';
import { COLOURS, type Colour, type Objective, type PlayerView, type View } from '../rules/types.ts';

/** Who could complete and buy this turn; nobody before the first turn and after the last. */
const spender = ({ phase, turn, stopped }: View): Seat | undefined =>
  stopped || phase.type === 'pick' || phase.type === 'over' ? undefined : turn.seat;

const holderIn = (view: View): PlayerView | undefined => {
  const seat = spender(view);
  return seat === undefined ? undefined : view.players[seat];
};

/** Whether the active seat's cubes pay for an Objective, its discount taken off. */
export const objectiveInReach = (view: View, objective: Objective): boolean => {
  const player = holderIn(view);
  if (!player || objective.by !== null) return false;
  const price = priceOfObjective(view, player, objective);
  if (isWild(objective)) return COLOURS.some(colour => player.cubes[colour] >= price);
  const asked = askedBy(objective);
  return COLOURS.reduce((sum, colour) => sum + Math.min(asked[colour], player.cubes[colour]), 0) >= price;
};

export const headquartersInReach = (view: View, colour: Colour): boolean => {
  const player = holderIn(view);
  return (
    player !== undefined &&
    view.piles[colour].length > 0 &&
    player.cubes[colour] >= priceOfHeadquarters(view, colour)
  );
};
