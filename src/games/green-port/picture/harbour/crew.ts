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
  type Text,
  text,
} from '../../../../presentation/shapes/scene.ts';
import type { Colour } from '../../rules/types.ts';
import { GOLD, GOLD_EDGE, INK, PAINTS, PAPER, PAPER_SHADE, railOf, WHITE } from '../style/palette.ts';

export const CREW = { w: 40, h: 46 } as const;

/** Draws the letter of a colour on this colour: white with a dark edge, for every colour. */
export const letterOn = (box: Box, colour: Colour, size?: number): Text =>
  text('letter', box, PAINTS[colour].letter, {
    ...(size !== undefined && { size }),
    weight: 'black',
    fill: WHITE,
    edge: INK,
  });

/** Draws a cube as a small figure in the cube's colour, with the letter of the colour on its chest. */
export const crewItems = once((colour: Colour): readonly Drawn[] => {
  const coat = PAINTS[colour].wall;
  const stroke = { colour: railOf(colour), width: 2.5 };
  const body = { x: 1.5, y: 14, w: CREW.w - 3, h: CREW.h - 15.5 };
  return [
    rect('body', body, { fill: coat, radius: 10, stroke }),
    circle('head', CREW.w / 2, 9, 7.5, { fill: coat, stroke }),
    letterOn({ ...body, y: body.y - 4, h: 39 }, colour),
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

export const plate = (w: number, h: number, lit: boolean): Shape =>
  rect('plate', inset({ x: 0, y: 0, w, h }, 1.5), {
    fill: lit ? GOLD : PAPER,
    radius: 9,
    stroke: { colour: lit ? GOLD_EDGE : PAPER_SHADE, width: 3 },
  });

export const plateItems = once((colour: Colour, w: number, h: number, lit: boolean): readonly Drawn[] => [
  plate(w, h, lit),
  ...moved('sign', letterItems(colour, 46, h - 6), 3, 3),
]);
