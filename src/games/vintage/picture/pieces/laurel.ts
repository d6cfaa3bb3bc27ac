import { once } from '../../../../presentation/once.ts';
import { type Point, polygon, polyline, type Shape } from '../../../../presentation/shapes/scene.ts';

const LEAF_GREEN = '#3f8a3a';
const LEAF_EDGE = '#1d4f22';
const LENGTH = 17;
const BREADTH = 5.2;

const leaf = (id: string, [x, y]: Point, angle: number): Shape => {
  const [along, across] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ] as const;
  const at = (far: number, aside: number): Point => [
    x + along[0] * far + across[0] * aside,
    y + along[1] * far + across[1] * aside,
  ];
  return polygon(
    id,
    [
      at(0, 0),
      at(LENGTH * 0.3, BREADTH),
      at(LENGTH * 0.6, BREADTH * 0.85),
      at(LENGTH, 0),
      at(LENGTH * 0.6, -BREADTH * 0.85),
      at(LENGTH * 0.3, -BREADTH),
    ],
    { fill: LEAF_GREEN, stroke: { colour: LEAF_EDGE, width: 1.5 } },
  );
};

/** Draws two sprigs of laurel around a number in a box of width `w` and height `h`. */
export const laurelItems = once((w: number, h: number, leaves: number): readonly Shape[] => {
  const [rx, ry] = [w / 2 - 8, h * 0.42];
  const top = h - 9 - ry;
  const onStem = (side: number, angle: number): Point => [
    w / 2 + side * rx * Math.sin(angle),
    top + ry * Math.cos(angle),
  ];
  const step = 0.31;
  return [-1, 1].flatMap(side => [
    polyline(
      `stem/${side}`,
      Array.from({ length: leaves + 2 }, (_, at) => onStem(side, at * step - 0.08)),
      { colour: LEAF_EDGE, width: 3 },
    ),
    ...Array.from({ length: leaves }, (_, at) => {
      const angle = 0.16 + at * step;
      const from = onStem(side, angle);
      const [nx, ny] = onStem(side, angle + 0.05);
      const heading = Math.atan2(ny - from[1], nx - from[0]);
      const turn = side * (at % 2 === 0 ? 0.55 : -0.5);
      return leaf(`leaf/${side}/${at}`, from, heading + turn);
    }),
  ]);
});
