import { onTheWay } from '../rules/boat.ts';
import { box } from '../rules/box.ts';
import { estateAt, isPlanted, qualityOf, yieldOf } from '../rules/estates.ts';
import { type Estate, HARBOURS, type Harbour, type OpenPlayer } from '../rules/types.ts';
import { barrelWorth, carried, lotWorth } from './wine.ts';

/** Voyage upriver to the harbour `top`, then down to Gaia. */
export interface Voyage {
  readonly top: Harbour;
  readonly moves: number;
  readonly worth: number;
}

const indexOf = (harbour: Harbour): number => HARBOURS.indexOf(harbour);

/**
 * Returns the value of an Estate's waiting lot plus the value of its next harvest, which is possible only after the lot is
 * taken away.
 */
const lotThere = (estate: Estate, roundsLeft: number): number => {
  const again =
    roundsLeft > 1 && isPlanted(estate) ? yieldOf(estate) * barrelWorth(qualityOf(estate)) * FREED : 0;
  return (estate.lot ? lotWorth(estate.lot) : 0) + again;
};
const FREED = 0.6;

/** Returns the value of the lots that a voyage brings to Gaia: the most valuable ones, as many as there are free holds. */
const catchOf = (player: OpenPlayer, top: Harbour, roundsLeft: number): number => {
  const lots = onTheWay({ ...player, boat: { ...player.boat, harbour: 'gaia' } }, top)
    .filter(number => {
      const { place } = estateAt(player, number);
      const region = HARBOURS.findIndex(harbour => place.startsWith(`${harbour}-`));
      return region <= Math.max(indexOf(top), indexOf(player.boat.harbour));
    })
    .map(number => lotThere(estateAt(player, number), roundsLeft));
  const worths = lots.sort((one, other) => other - one);
  const free = box.seat.holds - player.boat.lots.length;
  return worths.slice(0, free).reduce((sum, worth) => sum + worth, 0);
};

const voyages = (player: OpenPlayer, roundsLeft: number): readonly Voyage[] => {
  const { harbour, lots } = player.boat;
  const at = indexOf(harbour);
  const aboard = harbour === 'gaia' ? 0 : lots.reduce((sum, lot) => sum + lotWorth(lot), 0);
  return HARBOURS.flatMap((top, index) => {
    if (index < at || index === 0) return [];
    const worth = aboard + catchOf(player, top, roundsLeft);
    return worth > 0 ? [{ top, moves: index - at + 1, worth }] : [];
  });
};

/**
 * Returns the voyage with the highest value after the cost of its moves.
 * @param moves number of moves left now; a longer voyage continues in the next round
 */
export const bestVoyage = (
  player: OpenPlayer,
  moves: number,
  roundsLeft: number,
  price: number,
): (Voyage & { readonly net: number }) | undefined => {
  const later = roundsLeft > 1 ? 0.8 : 0;
  const rated = voyages(player, roundsLeft).map(voyage => ({
    ...voyage,
    net: voyage.worth * carried(roundsLeft) * (voyage.moves <= moves ? 1 : later) - price * voyage.moves,
  }));
  return rated.sort((one, other) => other.net - one.net)[0];
};
