import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  inset,
  moved,
  rect,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import type { Colour } from '../../rules/types.ts';
import { GOLD, GOLD_EDGE, PAINTS, PAPER, PAPER_SHADE, railOf, WHITE } from '../style/palette.ts';

export const CREW = { w: 40, h: 46 } as const;

/**
 * Returns the colour of a figure's coat. A green coat is lighter than a green container: a small dark letter would be hard to
 * read on the container's green.
 */
export const coatOf = (colour: Colour): string =>
  colour === 'green' ? PAINTS.green.glaze : PAINTS[colour].wall;

/** Draws a cube as a small figure in the cube's colour, with the letter of the colour on its chest. */
export const crewItems = once((colour: Colour): readonly Drawn[] => {
  const { on, letter } = PAINTS[colour];
  const coat = coatOf(colour);
  const stroke = { colour: railOf(colour), width: 2.5 };
  const body = { x: 1.5, y: 14, w: CREW.w - 3, h: CREW.h - 15.5 };
  return [
    rect('body', body, { fill: coat, radius: 10, stroke }),
    circle('head', CREW.w / 2, 9, 7.5, { fill: coat, stroke }),
    text('letter', { ...body, y: body.y - 4, h: 39 }, letter, { weight: 'black', fill: on }),
  ];
});

export const letterItems = once((colour: Colour, w: number, h: number): readonly Drawn[] => {
  const { ink, letter } = PAINTS[colour];
  const box = { x: 1, y: 1, w: w - 2, h: h - 2 };
  return [
    rect('enamel', box, { fill: WHITE, radius: 8, stroke: { colour: ink, width: 2.5 } }),
    text('letter', { ...box, y: box.y - 3, h: box.h + 6 }, letter, { weight: 'black', fill: ink }),
  ];
});

export const letterPlate = (id: string, box: Box, colour: Colour): Sprite =>
  sprite(id, box, letterItems(colour, Math.ceil(box.w), Math.ceil(box.h)));

/** Draws an empty plate. `lit`: the plate is gold. */
export const plate = (w: number, h: number, lit: boolean): Shape =>
  rect('plate', inset({ x: 0, y: 0, w, h }, 1.5), {
    fill: lit ? GOLD : PAPER,
    radius: 9,
    stroke: { colour: lit ? GOLD_EDGE : PAPER_SHADE, width: 3 },
  });

/** Draws a plate with the letter of a colour at its left end. */
export const plateItems = once((colour: Colour, w: number, h: number, lit: boolean): readonly Drawn[] => [
  plate(w, h, lit),
  ...moved('sign', letterItems(colour, 46, h - 6), 3, 3),
]);
