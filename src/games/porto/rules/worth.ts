import type { Seat } from '../../../core/game.ts';
import { cardColour, cardValue, demandOf, kindOrder } from './cards.ts';
import { topBuilds } from './legal.ts';
import { place } from './placement.ts';
import { buildPoints } from './scoring.ts';
import type { Action, View } from './types.ts';

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

/**
 * Lists the builds that a draw makes possible, most points first. For each house, colour and number of floors, only the best
 * build is listed.
 */
export const prospects = (view: View, seat: Seat, action: Action): readonly Action[] | undefined => {
  if (action.type !== 'draw') return undefined;
  const drawn = action.slots.flatMap(slot => view.market[slot - 1] ?? []);
  const players = view.players.map(({ hand }, other) => ({
    hand: other === seat ? [...hand, ...drawn].sort((one, two) => kindOrder(one) - kindOrder(two)) : hand,
  }));
  const builds = topBuilds({ houses: view.houses, contracts: view.contracts, players }, seat);
  return builds
    .map(build => ({ build, points: worth(view, seat, build) }))
    .sort((one, two) => two.points - one.points)
    .map(({ build }) => build);
};
