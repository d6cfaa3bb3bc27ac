import type { Seat } from '../../../core/contract/game.ts';
import { cardColour, cardValue, demandOf } from '../rules/cards.ts';
import { place } from '../rules/placement.ts';
import { buildPoints } from '../rules/scoring.ts';
import type { Action, View } from '../rules/types.ts';

/** Returns the points that an action scores immediately: those of a legal build, else 0. */
export const worth = (view: View, _seat: Seat, action: Action): number => {
  if (action.type !== 'build') return 0;
  const { number, colour, house, token, fulfil = [] } = action;
  const built = place(view.houses, house, cardColour(colour), cardValue(number), token);
  if (!built.ok) return 0;
  const { house: reached, neighbours, ground, roof } = buildPoints(built.value);
  const contracts = fulfil.reduce((sum, slot) => {
    const contract = view.contracts[slot - 1];
    return sum + (contract ? demandOf(contract).vp : 0);
  }, 0);
  return reached + neighbours + ground + roof + contracts;
};
