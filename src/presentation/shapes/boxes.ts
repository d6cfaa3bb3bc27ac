import { type Box, type Item, inset, moved } from './scene.ts';

/** Lists all items, and after each sprite the items inside the sprite, moved to their places in the picture. */
export const flat = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item): readonly Item[] =>
    item.type === 'sprite' ? [item, ...moved(item.id, item.items, item.x, item.y)] : [item],
  );

/** Returns the smallest box that contains an item and the outer half of the item's stroke. */
export const bounds = (item: Item): Box => {
  const edge = 'stroke' in item ? (item.stroke?.width ?? 0) / 2 : 0;
  switch (item.type) {
    case 'rect':
    case 'text':
    case 'sprite':
      return inset(item, -edge);
    case 'circle':
      return inset({ x: item.x - item.r, y: item.y - item.r, w: 2 * item.r, h: 2 * item.r }, -edge);
    case 'polygon':
      return inset(around(item.points.map(([x, y]) => ({ x, y, w: 0, h: 0 }))), -edge);
  }
};

export const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
};

/**
 * Returns the box at an index of a grid, which is filled row by row.
 * @param first first box of the grid
 * @param below gap between two rows
 */
export const cellOf = (first: Box, columns: number, at: number, gap: number, below = gap): Box => ({
  ...first,
  x: first.x + (at % columns) * (first.w + gap),
  y: first.y + Math.floor(at / columns) * (first.h + below),
});

/**
 * Stacks boxes of the given heights from the top down, a gap apart. A box without a height takes no room.
 * @param top place and width of the first box
 */
export const stacked = <Name extends string>(
  { x, y, w }: Omit<Box, 'h'>,
  gap: number,
  heights: Readonly<Record<Name, number>>,
): { readonly boxes: Readonly<Record<Name, Box>>; readonly bottom: number } => {
  let bottom = y - gap;
  const boxes = Object.entries<number>(heights).map(([name, h]) => {
    const box = { x, y: bottom + gap, w, h };
    if (h > 0) bottom += gap + h;
    return [name, box];
  });
  return { boxes: Object.fromEntries(boxes) as Readonly<Record<Name, Box>>, bottom };
};

/** Checks that two boxes share some area; touching edges don't count. */
export const overlap = (one: Box, other: Box): boolean => shared(one, other) > 0;

export const shared = (one: Box, other: Box): number => {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
};

/** Checks that a box lies within another; their edges may touch. */
export const isWithin = ({ x, y, w, h }: Box, outer: Box): boolean =>
  x >= outer.x && y >= outer.y && x + w <= outer.x + outer.w && y + h <= outer.y + outer.h;

export interface Spot {
  readonly x: number;
  readonly row: number;
}

/**
 * Places items of the given widths in rows, one after the other.
 * @param room width of a row
 */
export const flowed = (widths: readonly number[], room: number, gap: number): readonly Spot[] => {
  let [x, row] = [0, 0];
  return widths.map(w => {
    if (x > 0 && x + w > room) [x, row] = [0, row + 1];
    const spot = { x, row };
    x += w + gap;
    return spot;
  });
};

export const rowsIn = (spots: readonly Spot[]): number => (spots.at(-1)?.row ?? 0) + 1;
