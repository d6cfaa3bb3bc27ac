import { box } from '../rules/box.ts';
import type { Cellar, Lot, OpenPlayer, Side, Warehouse } from '../rules/types.ts';
import { aged, raised, sold } from '../rules/warehouse.ts';

/** Points that each unit of quality adds to the value of a barrel. */
const QUALITY = 0.15;
/** Worth of an unsold barrel in the warehouse, as a share of the points that the barrel adds to its sale. */
const WAITING = 0.75;
const ROLLS = [1, 2, 3, 4, 5, 6];

/** Returns the value of one barrel in points, on the assumption that it will be sold. */
export const barrelWorth = (quality: number): number => quality * QUALITY;
export const lotWorth = ({ quality, barrels }: Lot): number => barrels * barrelWorth(quality);

const { ruby, tawny } = box.warehouse;
const SHARES: Readonly<Record<Side, readonly number[]>> = {
  ruby: [
    ruby.bottom.vp / ruby.bottom.set,
    ...[ruby.reserva, ruby.lbv, ruby.vintage].map(({ vp, spaces }) => vp / spaces),
  ],
  tawny: [
    tawny.bottom.vp / tawny.bottom.set,
    ...[tawny.reserva, tawny.aged, tawny.colheita].map(({ vp, spaces }) => vp / spaces),
  ],
};

/**
 * Returns the value of the barrels in the warehouse. In the last round, this value is the points that the final count gives for
 * these barrels.
 */
export const waitingWorth = (warehouse: Warehouse, roundsLeft: number): number => {
  const share = (side: Side, category: number) =>
    roundsLeft > 1 ? (SHARES[side][category] ?? 0) * WAITING : 1 / box.end.barrelsForAPoint;
  const of = (side: Side) =>
    warehouse[side].reduce((sum, barrels, category) => sum + barrels * share(side, category), 0);
  return of('ruby') + of('tawny');
};

/** Returns the mean points of one ageing: the points of sales, and the change in the value of unsold barrels. */
export const ageingWorth = (
  player: Pick<OpenPlayer, 'warehouse' | 'enologists'>,
  cellar: Cellar,
  roundsLeft: number,
  { more = 0, enologists = player.enologists } = {},
): number => {
  let sum = 0;
  for (const roll of ROLLS) {
    let { warehouse } = aged(player.warehouse, cellar, roll + more);
    for (let time = 0; time < enologists; time++) ({ warehouse } = raised(warehouse));
    const done = sold(warehouse);
    sum += done.points + waitingWorth(done.warehouse, roundsLeft);
  }
  return sum / ROLLS.length - waitingWorth(player.warehouse, roundsLeft);
};

/** Returns the share of a lot's value that counts before the lot is carried to Gaia and aged. */
export const carried = (roundsLeft: number): number =>
  roundsLeft > 2 ? 0.85 : roundsLeft === 2 ? 0.75 : 0.35;
