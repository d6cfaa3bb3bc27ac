import { once } from '../once.ts';
import { GOLD, GOLD_EDGE, INK, PAPER, PAPER_SHADE, SHADOW } from '../shapes/colours.ts';
import { type Box, circle, type Drawn, inset, rect, type Sprite, sprite, text } from '../shapes/scene.ts';

export const COIN = 23;

/** Draws a gold coin with a number of points. All pictures use this coin. */
export const coinItems = once((points: number): readonly Drawn[] => {
  const r = COIN;
  return [
    circle('rim', r + 2, r + 2, r, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } }),
    circle('face', r + 2, r + 2, r - 4, { fill: GOLD, stroke: { colour: '#fff0b8', width: 2 } }),
    text('points', { x: 4, y: 4, w: 2 * r - 4, h: 2 * r - 4 }, String(points), {
      weight: 'black',
      fill: INK,
    }),
  ];
});

export const coin = (id: string, x: number, y: number, points: number): Sprite => {
  const side = 2 * COIN + 4;
  return sprite(id, { x: x - side / 2, y: y - side / 2, w: side, h: side }, coinItems(points));
};

/**
 * Draws a large gold coin around a point.
 * @param size size of the words
 */
export const largeCoin = (id: string, x: number, y: number, words: string, r: number, size: number): Sprite =>
  sprite(id, { x: x - r - 3, y: y - r - 3, w: 2 * r + 6, h: 2 * r + 6 }, largeCoinItems(words, r, size));

const largeCoinItems = once((words: string, r: number, size: number): readonly Drawn[] => [
  circle('rim', r + 3, r + 3, r, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 5 } }),
  circle('face', r + 3, r + 3, r - 6, { fill: GOLD, stroke: { colour: '#fff0b8', width: 3 } }),
  text('points', { x: 4, y: 4, w: 2 * r - 2, h: 2 * r - 2 }, words, { size, weight: 'black', fill: INK }),
]);

/** Pixels between the lower edges of a sheet of paper and of its shadow. */
export const FALL = 5;

/** Draws a sheet of paper on the picture, with its shadow. */
export const panelItems = once(
  (w: number, h: number, radius: number, fill: string, edge: string): readonly Drawn[] => [
    rect('shadow', { x: 0, y: FALL, w, h }, { fill: SHADOW, radius }),
    rect('paper', inset({ x: 0, y: 0, w, h }, 1.5), { fill, radius, stroke: { colour: edge, width: 3 } }),
  ],
);

/** Returns the box of a sheet, enlarged by the shadow below the sheet. */
export const lying = (box: Box): Box => ({ ...box, h: box.h + FALL });

export const panel = (id: string, box: Box, radius: number, fill = PAPER, edge = PAPER_SHADE): Sprite =>
  sprite(id, lying(box), panelItems(Math.ceil(box.w), Math.ceil(box.h), radius, fill, edge));
