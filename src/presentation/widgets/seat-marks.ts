import { once } from '../once.ts';
import { WHITE } from '../shapes/colours.ts';
import { bend } from '../shapes/curves.ts';
import { circle, type Point, polygon, type Shape } from '../shapes/scene.ts';

type Outline = readonly Point[];

const turned = (points: Outline, quarters: number): Outline =>
  points.map(([x, y]): Point => {
    const angle = (quarters * Math.PI) / 2;
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  });

const CROSS: Outline = [0, 1, 2, 3].flatMap(quarter =>
  turned(
    [
      [-0.2, -0.2],
      [-0.5, -0.98],
      [0.5, -0.98],
    ],
    quarter,
  ),
);

const STAR: Outline = Array.from({ length: 10 }, (_, at): Point => {
  const angle = (at * Math.PI) / 5 - Math.PI / 2;
  const r = at % 2 === 0 ? 1.08 : 0.47;
  return [r * Math.cos(angle), r * Math.sin(angle) + 0.05];
});

const HEART: Outline = [
  ...bend([0, 0.98], [-1.15, 0.2], [-1, -0.38], 8),
  ...bend([-1, -0.38], [-0.6, -1.2], [0, -0.48], 8),
  ...bend([0, -0.48], [0.6, -1.2], [1, -0.38], 8),
  ...bend([1, -0.38], [1.15, 0.2], [0, 0.98], 8),
];

const CRESCENT: Outline = [
  ...Array.from({ length: 21 }, (_, at): Point => {
    const angle = Math.PI * (0.28 + (1.44 * at) / 20);
    return [Math.cos(angle) + 0.12, Math.sin(angle)];
  }),
  ...Array.from({ length: 17 }, (_, at): Point => {
    const angle = Math.PI * (1.62 - (1.24 * at) / 16);
    return [0.72 * Math.cos(angle) + 0.5, 0.78 * Math.sin(angle)];
  }),
];

const OUTLINES: readonly Outline[] = [CROSS, STAR, HEART, CRESCENT];

/** Draws the mark of a seat: a cross, a star, a heart or a crescent. `r`: distance from the mark's middle to its points. */
export const markShape = (id: string, seat: number, x: number, y: number, r: number): Shape =>
  polygon(
    id,
    (OUTLINES[seat] ?? CROSS).map(([dx, dy]): Point => [x + dx * r, y + dy * r]),
    { fill: WHITE },
  );

/** Draws a seat's mark on a disc of the seat's colour (usually of `SEAT_INKS`), in a square with this side. */
export const markDisc = once((seat: number, colour: string, side: number): readonly Shape[] => [
  circle('disc', side / 2, side / 2, side / 2 - 1.5, { fill: colour, stroke: { colour: WHITE, width: 3 } }),
  markShape('disc/sign', seat, side / 2, side / 2, side * 0.275),
]);
