import { GOLD_EDGE, INK, WHITE } from '../shapes/colours.ts';
import { type Point, polygon, rect, type Shape } from '../shapes/scene.ts';

/** Matches the ids of the shapes before a seat's name: whose turn it is, who won, and who resigned. */
export const SEAT_SIGN = /^(?:turn|active|crown|flag)(?:$|\/)/;

/**
 * Paints an arrow before the name of the seat that must act. If another seat must act in this seat's turn, the arrow has the
 * fill colour `hollow`.
 */
export const turnArrow = (hollow?: string): Shape =>
  polygon(
    hollow === undefined ? 'turn' : 'active',
    [
      [18, 12],
      [38, 26],
      [18, 40],
    ],
    { fill: hollow ?? INK, stroke: { colour: INK, width: 4 } },
  );

const SPIKES: readonly Point[] = [
  [0, 0],
  [-2, -28],
  [8, -14],
  [16, -32],
  [24, -14],
  [34, -28],
  [32, 0],
];

/** Paints a crown before a winner's name; x and y are the crown's lower left corner. */
export const smallCrown = (x: number, y: number): Shape =>
  polygon(
    'crown',
    SPIKES.map(([dx, dy]): Point => [x + dx, y + dy]),
    { fill: GOLD_EDGE, stroke: { colour: GOLD_EDGE, width: 3 } },
  );

/** Paints a flag before the name of a seat that resigned; x and y are the flag's lower left corner. */
export const smallFlag = (x: number, y: number): readonly Shape[] => [
  polygon(
    'flag/cloth',
    [
      [x + 5, y - 31],
      [x + 32, y - 26],
      [x + 32, y - 8],
      [x + 5, y - 13],
    ],
    { fill: WHITE, stroke: { colour: INK, width: 3 } },
  ),
  rect('flag/pole', { x, y: y - 33, w: 5, h: 33 }, { fill: INK, radius: 2 }),
];
