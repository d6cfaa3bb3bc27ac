import { once } from '../../../../presentation/once.ts';
import { circle, type Shape } from '../../../../presentation/shapes/scene.ts';
import { markShape } from '../../../../presentation/widgets/seat-marks.ts';
import { seatColour, WHITE } from '../style/palette.ts';

export { markShape };

/**
 * Draws a seat's mark on a disc of the seat's colour.
 * @param r radius of the disc, rim included
 */
export const markDisc = (id: string, seat: number, x: number, y: number, r: number): readonly Shape[] => [
  circle(id, x, y, r - 1.5, { fill: seatColour(seat), stroke: { colour: WHITE, width: 3 } }),
  markShape(`${id}/sign`, seat, x, y, r * 0.55),
];

export const markItems = once((seat: number, side: number): readonly Shape[] =>
  markDisc('disc', seat, side / 2, side / 2, side / 2),
);
