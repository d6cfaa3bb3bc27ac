import type { Point } from './scene.ts';

const STEPS = 10;

/** Returns points along a quadratic Bézier curve, whose control point is `pull`. */
export const bend = (from: Point, pull: Point, to: Point, steps = STEPS): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    const part = (at: 0 | 1) => (1 - t) ** 2 * from[at] + 2 * t * (1 - t) * pull[at] + t ** 2 * to[at];
    return [part(0), part(1)];
  });

/** Returns points along a part of an ellipse. Angles are in quarter turns, with 0 to the right and 1 downwards. */
export const arc = (
  [x, y]: Point,
  [rx, ry]: Point,
  from: number,
  to: number,
  steps = STEPS,
): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 2;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });

export const star = ([x, y]: Point, r: number): readonly Point[] =>
  Array.from({ length: 10 }, (_, corner): Point => {
    const reach = corner % 2 === 0 ? r : r * 0.44;
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
