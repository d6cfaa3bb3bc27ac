import type { Box } from '../../../../presentation/shapes/scene.ts';
import { box as printed } from '../../rules/box.ts';
import type { Side } from '../../rules/types.ts';
import { TOKEN } from '../pieces/marker.ts';

export const PAD = 12;
/**
 * Height in pixels of each of the two lines that show a seat. The upper line shows Ruby wine, and the lower line Tawny wine.
 */
export const LINE = 42;
export const TOP = 3;
/**
 * Left edges of the cellar (`CELLAR`) and of the warehouse (`WAREHOUSE`), and the width of a column of the cellar (`COLUMN`).
 */
export const CELLAR = 322;
export const COLUMN = 86;
const WAREHOUSE = CELLAR + 2 * COLUMN + 8;
export const BARREL = 19;
const COINS = 11;
const SHELF_GAP = 5;
/** Widths of the total (`TOTAL`) and of each of its parts (`PART`). */
export const TOTAL = 90;
export const PART = 58;
export const GAUGE = 26;
/** Width that the points take at the right edge: on the upper line (`ruby`) and on the lower one (`tawny`). */
export const POINTS: Readonly<Record<Side, number>> = {
  ruby: TOTAL + GAUGE + 2 * PART + 20,
  tawny: TOTAL + GAUGE + PART + 16,
};

const lineOf = (side: Side): number => (side === 'ruby' ? 0 : 1);

/** Returns the box of the first player's token, at the end of the holder's name. The holder begins the next round. */
export const tokenBox = (box: Box): Box => ({
  x: box.x + CELLAR - 12 - TOKEN,
  y: box.y + TOP - 1,
  w: TOKEN,
  h: TOKEN,
});

const lineY = (box: Box, side: Side): number => box.y + TOP + lineOf(side) * (LINE + 1);

/**
 * Returns the box of a column of a seat's cellar.
 * @param at index of the column, from 0
 */
export const columnBox = (box: Box, side: Side, at: number): Box => ({
  x: box.x + CELLAR + at * COLUMN,
  y: lineY(box, side),
  w: COLUMN - 4,
  h: LINE,
});

/**
 * Returns the box of a category in a seat's warehouse.
 * @param category index of the category; the lowest is 0
 */
export const shelfBox = (box: Box, side: Side, category: number): Box => {
  const before = shelvesOf(side).slice(0, category);
  const x = before.reduce((sum, spaces) => sum + spaces * BARREL + COINS + 3 + SHELF_GAP, box.x + WAREHOUSE);
  return { x, y: lineY(box, side), w: (shelvesOf(side)[category] ?? 0) * BARREL + COINS + 3, h: LINE };
};

/** Returns the number of spaces for barrels in each category, the lowest category first. A full category is sold. */
export const shelvesOf = (side: Side): readonly number[] => {
  const { ruby, tawny } = printed.warehouse;
  return side === 'ruby'
    ? [ruby.bottom.set, ruby.reserva.spaces, ruby.lbv.spaces, ruby.vintage.spaces]
    : [tawny.bottom.set, tawny.reserva.spaces, tawny.aged.spaces, tawny.colheita.spaces];
};
