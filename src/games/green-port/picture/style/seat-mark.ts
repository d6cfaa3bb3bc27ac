import type { Seat } from '../../../../core/contract/game.ts';
import { type Box, type Sprite, sprite } from '../../../../presentation/shapes/scene.ts';
import { markDisc } from '../../../../presentation/widgets/seat-marks.ts';
import { INK, SEAT_INKS } from './palette.ts';

/** Draws a seat's mark in the colour that the seat also has on the podium and in the curves. */
export const seatMark = (id: string, seat: Seat, x: number, y: number, side: number): Sprite => {
  const box: Box = { x, y, w: side, h: side };
  return sprite(id, box, markDisc(seat, SEAT_INKS[seat] ?? INK, side));
};
