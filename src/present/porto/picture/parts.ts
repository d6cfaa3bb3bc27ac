import type { Colour } from '../../../games/porto/types.ts';
import { type Box, circle, type Item, inset, polygon, rect, text } from '../../scene.ts';
import { COIN, READABLE } from './layout.ts';
import { DYES, GOLD, GOLD_EDGE, INK, TERRACOTTA, TERRACOTTA_SHADE, tiled, WHITE } from './palette.ts';

/** Points, wherever they are: a gold coin. */
export const coin = (id: string, x: number, y: number, points: number, r = COIN): readonly Item[] => [
  circle(id, x, y, r, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 3 } }),
  text(`${id}/points`, { x: x - r + 2, y: y - r + 2, w: 2 * r - 4, h: 2 * r - 4 }, String(points), {
    size: READABLE,
    weight: 'black',
    fill: INK,
  }),
];

/** The letter of a colour on a white plaque. */
export const plaque = (id: string, box: Box, colour: Colour): readonly Item[] => [
  rect(id, box, { fill: WHITE, radius: 8, stroke: { colour: DYES[colour].ink, width: 2 } }),
  text(`${id}/letter`, inset(box, 1), DYES[colour].letter, {
    size: READABLE,
    weight: 'black',
    fill: DYES[colour].ink,
  }),
];

export const wall = (id: string, box: Box, colour: Colour, radius = 0): Item =>
  rect(id, box, { fill: tiled(colour), radius, stroke: { colour: DYES[colour].ink, width: 2 } });

/** A mansard that stands on y. */
export const roofShape = (x: number, y: number, w: number, h: number, slope: number) =>
  [
    [x, y],
    [x + slope, y - h],
    [x + w - slope, y - h],
    [x + w, y],
  ] as const;

export const roofIcon = (id: string, x: number, y: number, w: number, h: number, built: boolean): Item =>
  polygon(id, roofShape(x, y, w, h, w * 0.22), {
    fill: built ? TERRACOTTA : '#ffffff66',
    stroke: { colour: TERRACOTTA_SHADE, width: 3, ...(built ? {} : { dash: [1, 6] }) },
  });

export const doorIcon = (
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
): readonly Item[] => [
  rect(id, { x, y: y + w / 2, w, h: h - w / 2 }, { fill }),
  circle(`${id}/arch`, x + w / 2, y + w / 2, w / 2, { fill }),
];
