import type { Seat } from '../../../../core/contract/game.ts';
import { isSeatEnd, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { once } from '../../../../presentation/once.ts';
import { arc } from '../../../../presentation/shapes/curves.ts';
import { circle, polygon, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import { crown, endSign, figure } from '../../../../presentation/widgets/celebration.ts';
import { INK, mix, SEAT_INKS, WHITE } from '../style/palette.ts';

/** Size of the figure that stands for a seat, with the feet at the bottom and room for a flag. */
export const CROOK = { w: 206, h: 180 } as const;
const MIDDLE = CROOK.w / 2;

export const SKINS = ['#e9b48a', '#8d5a3c', '#f2cda8', '#b57a50'];

/** Draws the figure of a seat in the seat's colour, with a crown after a win, or with the sign of an early end. */
export const crookItems = once((seat: Seat, sign: 'crown' | SeatEnd | 'none'): readonly Shape[] => {
  const coat = SEAT_INKS[seat] ?? INK;
  return [
    ...(isSeatEnd(sign) ? endSign(sign, MIDDLE + 38, 178) : []),
    ...figure(MIDDLE, 180, coat),
    circle('face', MIDDLE, 79, 20, { fill: SKINS[seat] ?? WHITE }),
    polygon('cap', arc([MIDDLE, 74], [27, 26], 2, 4), { fill: coat }),
    rect('brim', { x: MIDDLE - 31, y: 68, w: 62, h: 9 }, { fill: mix(coat, WHITE, 0.25), radius: 4 }),
    ...(sign === 'crown' ? crown(MIDDLE, 54, 58) : []),
  ];
});
