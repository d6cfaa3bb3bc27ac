import { type Box, type Item, inset, moved } from '../../src/stage/scene.ts';

/** All that is painted, with what sprites hold at its place in the picture. */
export const flat = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item): readonly Item[] =>
    item.type === 'sprite' ? [item, ...moved(item.id, item.items, item.x, item.y)] : [item],
  );

/** The smallest box around an item, half its stroke included. */
export const bounds = (item: Item): Box => {
  const edge = 'stroke' in item ? (item.stroke?.width ?? 0) / 2 : 0;
  switch (item.type) {
    case 'rect':
    case 'text':
    case 'sprite':
      return inset(item, -edge);
    case 'circle':
      return inset({ x: item.x - item.r, y: item.y - item.r, w: 2 * item.r, h: 2 * item.r }, -edge);
    case 'polygon': {
      const xs = item.points.map(point => point[0]);
      const ys = item.points.map(point => point[1]);
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return inset({ x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }, -edge);
    }
  }
};

/** Whether two boxes share some area; touching edges don't count. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;
