import { box } from './box.ts';
import type { AgedLot, Laid, Raised, Sale } from './events.ts';
import {
  CATEGORIES,
  type Category,
  type Cellar,
  type Lot,
  SIDES,
  type Side,
  type Warehouse,
} from './types.ts';

/** Rule of a category that scores once when it is full. */
interface CategoryRule {
  /** Least value (quality plus die) with which a barrel reaches the category. Null: ageing alone never reaches it. */
  readonly from: number | null;
  readonly spaces: number;
  readonly vp: number;
}

const { ruby, tawny } = box.warehouse;
/** Rules of the categories from the second-lowest up. The lowest category has no limit. */
const SHELVES: Readonly<Record<Side, readonly CategoryRule[]>> = {
  ruby: [ruby.reserva, ruby.lbv, ruby.vintage],
  tawny: [tawny.reserva, tawny.aged, tawny.colheita],
};
const TOP = SHELVES.ruby.length;

export const spacesOf = (side: Side, category: number): number =>
  category === 0 ? Number.POSITIVE_INFINITY : (SHELVES[side][category - 1]?.spaces ?? 0);

export const EMPTY_WAREHOUSE: Warehouse = { ruby: [0, 0, 0, 0], tawny: [0, 0, 0, 0] };

/** Returns the highest category of a side that a barrel with this value reaches. */
export const reached = (side: Side, value: number): number => {
  for (let category = TOP; category > 0; category--) {
    const from = SHELVES[side][category - 1]?.from ?? null;
    if (from !== null && value >= from) return category;
  }
  return 0;
};

/**
 * Puts a lot's barrels into the categories. If a category is full, the next barrel goes into the next lower category. The order
 * of lots and barrels does not matter.
 */
const lay = (held: number[], side: Side, { quality, barrels }: Lot, roll: number): Laid[] => {
  const laid: Laid[] = [];
  let left = barrels;
  for (let category = reached(side, quality + roll); left > 0; category--) {
    const fits = Math.min(left, spacesOf(side, category) - (held[category] ?? 0));
    if (fits <= 0) continue;
    held[category] = (held[category] ?? 0) + fits;
    left -= fits;
    laid.push({ category: CATEGORIES[side][category] as Laid['category'], barrels: fits });
  }
  return laid;
};

/**
 * Ages all lots of a cellar, and puts their barrels into the warehouse.
 * @param roll number that is added to the quality of each lot
 */
export const aged = (
  warehouse: Warehouse,
  cellar: Cellar,
  roll: number,
): { readonly warehouse: Warehouse; readonly lots: readonly AgedLot[] } => {
  const held = { ruby: [...warehouse.ruby], tawny: [...warehouse.tawny] };
  const lots: AgedLot[] = [];
  for (const side of SIDES)
    for (const lot of cellar[side]) lots.push({ side, lot, laid: lay(held[side], side, lot, roll) });
  return { warehouse: held, lots };
};

/** Raises every barrel by one category where there is space, each barrel once. The highest categories come first. */
export const raised = (
  warehouse: Warehouse,
): { readonly warehouse: Warehouse; readonly raised: readonly Raised[] } => {
  const held = { ruby: [...warehouse.ruby], tawny: [...warehouse.tawny] };
  const moved: Raised[] = [];
  for (const side of SIDES)
    for (let category = TOP; category > 0; category--) {
      const [above = 0, below = 0] = [held[side][category], held[side][category - 1]];
      const barrels = Math.min(below, spacesOf(side, category) - above);
      if (barrels <= 0) continue;
      held[side][category] = above + barrels;
      held[side][category - 1] = below - barrels;
      moved.push({ side, category: CATEGORIES[side][category] as Raised['category'], barrels });
    }
  return { warehouse: held, raised: moved };
};

/** Sells full categories. Each scores once and is empty afterwards. The lowest category sells every full set. */
export const sold = (
  warehouse: Warehouse,
): { readonly warehouse: Warehouse; readonly sales: readonly Sale[]; readonly points: number } => {
  const held = { ruby: [...warehouse.ruby], tawny: [...warehouse.tawny] };
  const sales: Sale[] = [];
  let points = 0;
  for (const side of SIDES) {
    for (let category = TOP; category > 0; category--) {
      const { spaces = 0, vp = 0 } = SHELVES[side][category - 1] ?? {};
      if ((held[side][category] ?? 0) < spaces) continue;
      held[side][category] = 0;
      sales.push({
        side,
        category: CATEGORIES[side][category] as Sale['category'],
        barrels: spaces,
        points: vp,
      });
      points += vp;
    }
    const { set, vp } = box.warehouse[side].bottom;
    const sets = Math.floor((held[side][0] ?? 0) / set);
    if (sets === 0) continue;
    held[side][0] = (held[side][0] ?? 0) - sets * set;
    sales.push({ side, category: CATEGORIES[side][0], barrels: sets * set, points: sets * vp });
    points += sets * vp;
  }
  return { warehouse: held, sales, points };
};

/** Returns the highest category of a side that has a barrel; −1 without barrels. */
export const highestOf = (warehouse: Warehouse, side: Side): number => {
  for (let category = TOP; category >= 0; category--)
    if ((warehouse[side][category] ?? 0) > 0) return category;
  return -1;
};

export const hasSpace = (warehouse: Warehouse, side: Side, category: number): boolean =>
  (warehouse[side][category] ?? 0) < spacesOf(side, category);

export const withBarrel = (warehouse: Warehouse, side: Side, category: Category): Warehouse => {
  const names: readonly Category[] = CATEGORIES[side];
  const at = names.indexOf(category);
  return { ...warehouse, [side]: warehouse[side].with(at, (warehouse[side][at] ?? 0) + 1) };
};
