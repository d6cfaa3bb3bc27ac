import type { Drawn, Point, Stroke } from './scene.ts';

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
