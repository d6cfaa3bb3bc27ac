import { once } from '../../../../presentation/once.ts';
import { circle, type Point, polygon, polyline, type Shape } from '../../../../presentation/shapes/scene.ts';
import { darker, IRON, mix, OAK, OAK_LIGHT, seatColour, WHITE } from '../style/palette.ts';
import { markShape } from './mark.ts';

/**
 * Draws the head of a large barrel: planks, two hoops, and the owner's mark burnt into the wood.
 * @param seat seat of the owner; −1 for no mark
 */
export const pipeItems = once((r: number, seat: number): readonly Shape[] => {
  const edge = darker(OAK, 0.5);
  const inner = r * 0.84;
  const chord = (dx: number): readonly Point[] => {
    const half = Math.sqrt(Math.max(0, inner ** 2 - dx ** 2)) * 0.98;
    return [
      [r + dx, r - half],
      [r + dx, r + half],
    ];
  };
  return [
    circle('rim', r, r, r - 1.5, { fill: IRON, stroke: { colour: '#1f171b', width: 2 } }),
    circle('chime', r, r, r * 0.93, {
      fill: mix(OAK, OAK_LIGHT, 0.35),
      stroke: { colour: edge, width: 1.5 },
    }),
    circle('head', r, r, inner, { fill: OAK_LIGHT, stroke: { colour: edge, width: 2 } }),
    ...[-0.56, -0.28, 0, 0.28, 0.56].map((part, at) =>
      polyline(`plank/${at}`, chord(inner * part), { colour: mix(OAK, edge, 0.3), width: 2 }),
    ),
    polygon(
      'brace',
      [
        [r - inner * 0.93, r + inner * 0.3],
        [r + inner * 0.93, r + inner * 0.3],
        [r + inner * 0.86, r + inner * 0.5],
        [r - inner * 0.86, r + inner * 0.5],
      ],
      { fill: mix(OAK, OAK_LIGHT, 0.5), stroke: { colour: edge, width: 1.5 } },
    ),
    circle('bung', r, r + inner * 0.76, r * 0.07, { fill: edge }),
    ...(seat >= 0
      ? [
          circle('brand', r, r - inner * 0.18, r * 0.38, {
            fill: seatColour(seat),
            stroke: { colour: WHITE, width: 3 },
          }),
          markShape('brand/sign', seat, r, r - inner * 0.18, r * 0.24),
        ]
      : []),
  ];
});
