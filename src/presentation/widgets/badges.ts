import type { SeatLoss } from '../../core/contract/seat-ends.ts';
import { GOLD_EDGE, INK, WHITE } from '../shapes/colours.ts';
import { circle, type Point, path, polygon, polyline, rect, type Shape } from '../shapes/scene.ts';

/**
 * Draws an arrow before the name of the seat that must act. If another seat must act in this seat's turn, the arrow has the
 * fill colour `hollow`. `x`: distance of the arrow from its usual place.
 */
export const turnArrow = (hollow?: string, x = 0): Shape =>
  polygon(hollow === undefined ? 'turn' : 'active', path([x + 14, 10], [x + 40, 26], [x + 14, 42]), {
    fill: hollow ?? INK,
    stroke: { colour: INK, width: 4 },
  });

const SPIKES: readonly Point[] = [
  [0, 0],
  [-2, -28],
  [8, -14],
  [16, -32],
  [24, -14],
  [34, -28],
  [32, 0],
];

/** Draws a crown before a winner's name; x and y are the crown's lower left corner. */
export const smallCrown = (x: number, y: number): Shape =>
  polygon(
    'crown',
    SPIKES.map(([dx, dy]): Point => [x + dx, y + dy]),
    { fill: GOLD_EDGE, stroke: { colour: GOLD_EDGE, width: 3 } },
  );

/**
 * Draws the sign of a seat that its person lost: a flag, a clock, a signpost, two arrows or the head of a bot. The point (x, y)
 * is the sign's lower left corner.
 */
export function smallEnd(loss: SeatLoss, x: number, y: number): readonly Shape[] {
  switch (loss) {
    case 'resigned':
      return smallFlag(x, y);
    case 'outOfTime':
      return clock([x + 16, y - 17], 15);
    case 'replaced':
      return [arrow('flag/to', [x + 2, y - 23], 28), arrow('flag/from', [x + 30, y - 9], -28)];
    case 'standIn':
      return [
        rect('flag/antenna', { x: x + 14, y: y - 33, w: 4, h: 10 }, { fill: INK }),
        rect(
          'flag/head',
          { x, y: y - 25, w: 32, h: 24 },
          { fill: WHITE, radius: 6, stroke: { colour: INK, width: 3 } },
        ),
        ...[10, 22].map(dx => circle(`flag/eye/${dx}`, x + dx, y - 14, 4, { fill: INK })),
      ];
    case 'left':
    case 'removed':
      return [
        rect('flag/post', { x: x + 7, y: y - 33, w: 5, h: 33 }, { fill: INK, radius: 2 }),
        signpost(x, y - 20, 32, 13),
      ];
  }
}

/** Draws the clock of a seat whose time ran out. */
export const clock = ([x, y]: Point, r: number): readonly Shape[] => [
  circle('flag/clock', x, y, r, { fill: WHITE, stroke: { colour: INK, width: 0.25 * r } }),
  polyline('flag/hands', path([x, y - 0.66 * r], [x, y], [x + 0.48 * r, y + 0.32 * r]), {
    colour: INK,
    width: 0.25 * r,
  }),
];

/** Draws an arrow that is `length` wide, to the left where `length` is negative. */
const arrow = (id: string, [x, y]: Point, length: number): Shape => {
  const back = x + length - Math.sign(length) * 9;
  return polyline(id, path([x, y], [x + length, y], [back, y - 7], [x + length, y], [back, y + 7]), {
    colour: INK,
    width: 4,
  });
};

/** Draws the arm of a signpost that points away to the right; x and y are the middle of its left edge. */
export const signpost = (x: number, y: number, w: number, h: number): Shape =>
  polygon(
    'flag/arm',
    path([x, y - h / 2], [x + w - h / 2, y - h / 2], [x + w, y], [x + w - h / 2, y + h / 2], [x, y + h / 2]),
    { fill: WHITE, stroke: { colour: INK, width: 3 } },
  );

const smallFlag = (x: number, y: number): readonly Shape[] => [
  polygon('flag/cloth', path([x + 5, y - 31], [x + 32, y - 26], [x + 32, y - 8], [x + 5, y - 13]), {
    fill: WHITE,
    stroke: { colour: INK, width: 3 },
  }),
  rect('flag/pole', { x, y: y - 33, w: 5, h: 33 }, { fill: INK, radius: 2 }),
];
