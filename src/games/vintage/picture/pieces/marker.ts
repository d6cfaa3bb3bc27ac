import { once } from '../../../../presentation/once.ts';
import { arc } from '../../../../presentation/shapes/curves.ts';
import { circle, path, polygon, polyline, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import { darker, GOLD, GOLD_EDGE, mix, seatColour, WHITE } from '../style/palette.ts';
import { markDisc, markShape } from './mark.ts';

/** Size in pixels of a piece on a circle of the action table. */
export const PIECE = 42;

/** Draws the piece on a circle of the action table: a seat's marker, or its overseer, who wears a hat. */
export const pieceItems = once((seat: number, overseer: boolean): readonly Shape[] => {
  const half = PIECE / 2;
  if (!overseer) return markDisc('disc', seat, half, half, half - 1);
  return [
    circle('disc', half, half + 3, half - 4, { fill: seatColour(seat), stroke: { colour: GOLD, width: 3 } }),
    markShape('sign', seat, half, half + 6, 9.5),
    polygon('hat', [...arc([half, 12], [11, 11], 2, 4)], {
      fill: '#f6e3ae',
      stroke: { colour: '#8a6a2c', width: 2 },
    }),
    rect(
      'brim',
      { x: half - 18, y: 10, w: 36, h: 5 },
      { fill: '#f6e3ae', radius: 2.5, stroke: { colour: '#8a6a2c', width: 2 } },
    ),
  ];
});

export const PAWN = { w: 32, h: 40 } as const;

/** Draws one of the markers that a seat still has, for the seat's own row. */
export const pawnItems = once((seat: number): readonly Shape[] => {
  const colour = seatColour(seat);
  const stroke = { colour: darker(colour, 0.55), width: 2 };
  const { w, h } = PAWN;
  return [
    polygon(
      'foot',
      path([5, h - 3], [w - 5, h - 3], [w - 9, h - 10], [w / 2 + 5, 18], [w / 2 - 5, 18], [9, h - 10]),
      {
        fill: colour,
        stroke,
      },
    ),
    circle('head', w / 2, 12, 9, { fill: mix(colour, WHITE, 0.12), stroke }),
  ];
});

export const OVERSEER = { w: 40, h: 42 } as const;

/**
 * Draws the overseer in a seat's row.
 * @param there false where the overseer is on the action table and so is grey here
 */
export const overseerItems = once((seat: number, there: boolean): readonly Shape[] => {
  const { w, h } = OVERSEER;
  const colour = there ? seatColour(seat) : '#cdbfa9';
  const stroke = { colour: there ? darker(colour, 0.55) : '#94866f', width: 2 };
  const straw = there ? '#f6dc9c' : '#ddd1bb';
  return [
    polygon('body', [...arc([w / 2, h - 2], [16, 17], 2, 4)], { fill: colour, stroke }),
    circle('face', w / 2, 16, 8, { fill: there ? '#eab88a' : '#d9cbb4', stroke }),
    polygon('hat', [...arc([w / 2, 12], [9, 10], 2, 4)], {
      fill: straw,
      stroke: { colour: there ? GOLD_EDGE : '#94866f', width: 2 },
    }),
    rect(
      'brim',
      { x: 4, y: 9.5, w: w - 8, h: 5 },
      { fill: straw, radius: 2.5, stroke: { colour: there ? GOLD_EDGE : '#94866f', width: 2 } },
    ),
  ];
});

export const TOKEN = 44;

/** Draws the first player's token: a shallow silver cup for tasting wine. */
export const tokenItems = once((): readonly Shape[] => {
  const middle = TOKEN / 2;
  return [
    polyline('handle', arc([middle + 15, middle], [6, 6], 3, 5), { colour: GOLD_EDGE, width: 4 }),
    circle('cup', middle - 2, middle, 18, { fill: '#fff4cf', stroke: { colour: GOLD_EDGE, width: 3 } }),
    circle('wine', middle - 2, middle, 12.5, { fill: '#8e1b35', stroke: { colour: GOLD, width: 2 } }),
    polyline('one', path([middle - 6, middle - 4], [middle, middle - 9], [middle, middle + 9]), {
      colour: WHITE,
      width: 4,
    }),
  ];
});
