import { type Drawn, type Item, type Point, type Stroke, shifted, sprite } from './scene.ts';

const thicker = (stroke: Stroke | undefined, by: number): { readonly stroke?: Stroke } =>
  stroke === undefined
    ? {}
    : {
        stroke: {
          ...stroke,
          width: stroke.width * by,
          ...(stroke.dash ? { dash: stroke.dash.map(length => length * by) } : {}),
        },
      };

/** Returns the items enlarged or reduced by the factor `by`. The tiles of patterns keep their size. */
export const scaled = (items: readonly Drawn[], by: number): readonly Drawn[] =>
  items.map((item): Drawn => {
    if (item.type === 'text')
      return {
        ...item,
        x: item.x * by,
        y: item.y * by,
        w: item.w * by,
        h: item.h * by,
        size: item.size * by,
      };
    const look = thicker(item.stroke, by);
    if (item.type === 'polygon')
      return { ...item, ...look, points: item.points.map(([x, y]): Point => [x * by, y * by]) };
    if (item.type === 'circle') return { ...item, ...look, x: item.x * by, y: item.y * by, r: item.r * by };
    return {
      ...item,
      ...look,
      x: item.x * by,
      y: item.y * by,
      w: item.w * by,
      h: item.h * by,
      ...(item.radius === undefined ? {} : { radius: item.radius * by }),
    };
  });

const kept = new WeakMap<readonly Drawn[], Map<number, readonly Drawn[]>>();

/** Returns the items of a sprite enlarged. The same items are enlarged once, so that the cache of sprites knows them. */
const enlarged = (items: readonly Drawn[], by: number): readonly Drawn[] => {
  const known = kept.get(items) ?? new Map<number, readonly Drawn[]>();
  kept.set(items, known);
  const made = known.get(by) ?? scaled(items, by);
  known.set(by, made);
  return made;
};

/** Enlarges items by the factor `by` around the origin, then moves them to a place. */
export const enlargedAt = (items: readonly Item[], by: number, x: number, y: number): readonly Item[] =>
  items.flatMap((item): readonly Item[] => {
    if (item.type !== 'sprite') return scaled([item], by).map(one => shifted(one, x, y));
    const box = { x: x + item.x * by, y: y + item.y * by, w: item.w * by, h: item.h * by };
    const made = sprite(item.id, box, by === 1 ? item.items : enlarged(item.items, by));
    return [item.opaque ? { ...made, opaque: true } : made];
  });
