import { Recent } from '../../../core/rules/recent.ts';
import { box } from '../rules/box.ts';
import { type Cellar, SIDES, type Side, type Warehouse } from '../rules/types.ts';
import { reached, spacesOf } from '../rules/warehouse.ts';

const { ruby, tawny } = box.warehouse;
const RULES = {
  ruby: [ruby.bottom, ruby.reserva, ruby.lbv, ruby.vintage],
  tawny: [tawny.bottom, tawny.reserva, tawny.aged, tawny.colheita],
} as const;
const TOP = RULES.ruby.length - 1;
export const ROLLS: readonly number[] = [1, 2, 3, 4, 5, 6];
/** Maximum number of warehouses, and of cellars, for which the cache keeps results. */
const KEPT = 16;

/**
 * Number of barrels that fill each category, the lowest category first. `POINTS` holds the points for selling each full
 * category.
 */
const SPACES: Readonly<Record<Side, readonly number[]>> = {
  ruby: [ruby.bottom.set, ...[1, 2, 3].map(category => spacesOf('ruby', category))],
  tawny: [tawny.bottom.set, ...[1, 2, 3].map(category => spacesOf('tawny', category))],
};
const POINTS: Readonly<Record<Side, readonly number[]>> = {
  ruby: RULES.ruby.map(({ vp }) => vp),
  tawny: RULES.tawny.map(({ vp }) => vp),
};

const shareOf = (side: Side, category: number): number =>
  (POINTS[side][category] as number) / (SPACES[side][category] as number);

const HIGHEST_QUALITY = 12;
/** Points of one barrel after its ageing, by its quality: the mean over the numbers of the die, on the better side. */
const BARRELS: readonly number[] = Array.from({ length: HIGHEST_QUALITY + 1 }, (_, quality) =>
  Math.max(
    ...SIDES.map(
      side =>
        ROLLS.reduce((sum, roll) => sum + shareOf(side, reached(side, quality + roll)), 0) / ROLLS.length,
    ),
  ),
);
export const barrelOf = (quality: number): number => BARRELS[Math.min(HIGHEST_QUALITY, quality)] as number;

/**
 * Value of barrels in the warehouse before their sale: their share of the sale's points (`shares`), and a measure that favours
 * nearly full categories (`nearly`).
 */
interface Unsold {
  readonly shares: number;
  readonly nearly: number;
}

const HELD: Readonly<Record<Side, Float64Array>> = {
  ruby: new Float64Array(TOP + 1),
  tawny: new Float64Array(TOP + 1),
};

const waitingIn = (held: Readonly<Record<Side, ArrayLike<number>>>): Unsold => {
  let [shares, nearly] = [0, 0];
  for (const side of SIDES)
    for (let category = 0; category <= TOP; category++) {
      const barrels = held[side][category] as number;
      if (barrels === 0) continue;
      const part = barrels / (SPACES[side][category] as number);
      shares += part * (POINTS[side][category] as number);
      nearly += part * part * (POINTS[side][category] as number);
    }
  return { shares, nearly };
};

const waits = new Recent<Warehouse, Unsold>(KEPT);
export const waitingOf = (warehouse: Warehouse): Unsold => {
  let known = waits.get(warehouse);
  if (!known) {
    known = waitingIn(warehouse);
    waits.set(warehouse, known);
  }
  return known;
};

/** Mean gain of one ageing: the points from sales, and the change in the value of unsold barrels. */
interface AgeingProspect extends Unsold {
  readonly points: number;
}
const NOTHING: AgeingProspect = { points: 0, shares: 0, nearly: 0 };

const raise = (): void => {
  for (const side of SIDES) {
    const held = HELD[side];
    for (let category = TOP; category > 0; category--) {
      const above = held[category] as number;
      const below = held[category - 1] as number;
      const moved = Math.min(below, (SPACES[side][category] as number) - above);
      if (moved <= 0) continue;
      held[category] = above + moved;
      held[category - 1] = below - moved;
    }
  }
};

const sell = (): number => {
  let points = 0;
  for (const side of SIDES) {
    const held = HELD[side];
    for (let category = TOP; category >= 0; category--) {
      const spaces = SPACES[side][category] as number;
      const sets = Math.floor((held[category] as number) / spaces);
      if (sets === 0) continue;
      held[category] = (held[category] as number) - sets * spaces;
      points += sets * (POINTS[side][category] as number);
    }
  }
  return points;
};

const roll = (warehouse: Warehouse, cellar: Cellar, value: number): void => {
  for (const side of SIDES) {
    const held = HELD[side];
    for (let category = 0; category <= TOP; category++) held[category] = warehouse[side][category] as number;
    for (const { quality, barrels } of cellar[side]) {
      let left = barrels;
      for (let category = reached(side, quality + value); left > 0; category--) {
        const free = category === 0 ? left : (SPACES[side][category] as number) - (held[category] as number);
        const fits = Math.min(left, free);
        if (fits <= 0) continue;
        held[category] = (held[category] as number) + fits;
        left -= fits;
      }
    }
  }
};

const found = new Recent<
  Cellar,
  { readonly warehouse: Warehouse; readonly enologists: number; readonly prospect: AgeingProspect }
>(KEPT);

/** Returns the mean gain of an ageing now, over the six numbers of the die. */
export const prospectOf = (warehouse: Warehouse, cellar: Cellar, enologists: number): AgeingProspect => {
  if (cellar.ruby.length + cellar.tawny.length === 0) return NOTHING;
  const known = found.get(cellar);
  if (known?.warehouse === warehouse && known.enologists === enologists) return known.prospect;
  let [points, shares, nearly] = [0, 0, 0];
  for (const value of ROLLS) {
    roll(warehouse, cellar, value);
    for (let time = 0; time < enologists; time++) raise();
    points += sell();
    const after = waitingIn(HELD);
    shares += after.shares;
    nearly += after.nearly;
  }
  const before = waitingOf(warehouse);
  const prospect = {
    points: points / ROLLS.length,
    shares: shares / ROLLS.length - before.shares,
    nearly: nearly / ROLLS.length - before.nearly,
  };
  found.set(cellar, { warehouse, enologists, prospect });
  return prospect;
};
