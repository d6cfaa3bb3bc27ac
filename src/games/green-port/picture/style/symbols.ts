import { arc, bend } from '../../../../presentation/shapes/curves.ts';
import {
  circle,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import type { GameSymbol } from '../../rules/types.ts';

/** Draws the symbol of a tile or a card around a point. `r`: distance from the middle of the symbol to its edge. */
export const symbolShapes = (
  symbol: GameSymbol,
  x: number,
  y: number,
  r: number,
  ink: string,
): readonly Shape[] => {
  const at = (dx: number, dy: number): Point => [x + dx * r, y + dy * r];
  const line = (width: number) => ({ colour: ink, width: width * r });
  switch (symbol) {
    case 'drop':
      return [
        polygon(
          'drop',
          [
            ...bend(at(0, -1), at(0.2, -0.5), at(0.62, 0.22)),
            ...arc(at(0, 0.32), [r * 0.66, r * 0.66], 0, 2),
            ...bend(at(-0.62, 0.22), at(-0.2, -0.5), at(0, -1)),
          ],
          { fill: ink },
        ),
      ];
    case 'hammers':
      return [1, -1].flatMap(side => [
        polyline(`handle/${side}`, [at(-0.62 * side, 0.8), at(0.42 * side, -0.5)], line(0.22)),
        polyline(`head/${side}`, [at(0.1 * side, -0.78), at(0.82 * side, -0.28)], line(0.42)),
      ]);
    case 'circles':
      return [
        circle('outer', x, y, r * 0.82, { stroke: line(0.24) }),
        circle('inner', x, y, r * 0.36, { fill: ink }),
      ];
    case 'bricks':
      return [
        [-0.88, -0.82, 0.82],
        [0.06, -0.82, 0.82],
        [-0.88, 0.3, 0.82],
        [0.06, 0.3, 0.82],
        [-0.42, -0.26, 0.84],
      ].map(([dx = 0, dy = 0, w = 0], index) =>
        rect(
          `brick/${index}`,
          { x: x + dx * r, y: y + dy * r, w: w * r, h: 0.46 * r },
          { fill: ink, radius: 2 },
        ),
      );
    case 'wheel':
      return [
        ...Array.from({ length: 4 }, (_, index) => {
          const angle = (index * Math.PI) / 4;
          const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
          return polyline(`spoke/${index}`, [at(-dx, -dy), at(dx, dy)], line(0.17));
        }),
        circle('rim', x, y, r * 0.66, { stroke: line(0.24) }),
        circle('hub', x, y, r * 0.2, { fill: ink }),
      ];
    case 'arrow':
      return [
        polygon(
          'arrow',
          [
            at(0, -0.95),
            at(0.85, -0.05),
            at(0.36, -0.05),
            at(0.36, 0.85),
            at(-0.36, 0.85),
            at(-0.36, -0.05),
            at(-0.85, -0.05),
          ],
          { fill: ink, stroke: { colour: ink, width: 2 } },
        ),
      ];
  }
};
