import type { Colour, HouseId } from '../../../games/porto/types.ts';
import { type Box, circle, type Item, inset, polygon, rect, type Shape, text } from '../../scene.ts';
import { COIN, FACADE, PAVEMENT, type Plot, READABLE } from './layout.ts';
import {
  DYES,
  GOLD,
  GOLD_EDGE,
  INK,
  NAVY,
  PAPER,
  PAPER_SHADE,
  SHADOW,
  TERRACOTTA,
  TERRACOTTA_SHADE,
  tiled,
  WHITE,
} from './palette.ts';

/** Points, wherever they are: a gold coin. */
export const coin = (id: string, x: number, y: number, points: number, r = COIN): readonly Item[] => [
  circle(`${id}/rim`, x, y, r, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } }),
  circle(id, x, y, r - 4, { fill: GOLD, stroke: { colour: '#fff0b8', width: 2 } }),
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

export const wall = (id: string, box: Box, colour: Colour, radius = 0): Shape =>
  rect(id, box, { fill: tiled(colour), radius, stroke: { colour: DYES[colour].ink, width: 2 } });

/** A mansard that stands on y. */
export const roofShape = (x: number, y: number, w: number, h: number, slope: number) =>
  [
    [x, y],
    [x + slope, y - h],
    [x + w - slope, y - h],
    [x + w, y],
  ] as const;

export const roofIcon = (id: string, x: number, y: number, w: number, h: number, built: boolean): Shape =>
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
): readonly Shape[] => [
  rect(id, { x, y: y + w / 2, w, h: h - w / 2 }, { fill }),
  circle(`${id}/arch`, x + w / 2, y + w / 2, w / 2, { fill }),
];

/** A sheet of paper that lies on the picture, with its shadow. */
export const panel = (
  id: string,
  box: Box,
  radius: number,
  fill = PAPER,
  edge = PAPER_SHADE,
): readonly Shape[] => [
  rect(`${id}/shadow`, { ...box, y: box.y + 5 }, { fill: SHADOW, radius }),
  rect(id, inset(box, 1.5), { fill, radius, stroke: { colour: edge, width: 3 } }),
];

/** The enamel sign of a house. */
export const plate = (house: HouseId, plot: Plot, inPlay: boolean): readonly Item[] => {
  const box = { x: plot.x + (FACADE - 78) / 2, y: plot.base + 5, w: 78, h: PAVEMENT - 10 };
  const ink = inPlay ? NAVY : '#4f4a42';
  const ground = inPlay ? WHITE : '#c9c4ba';
  return [
    rect(`house/${house}/plate`, box, { fill: ground, radius: 8 }),
    rect(`house/${house}/plate/edge`, inset(box, 3), {
      radius: 6,
      stroke: { colour: inPlay ? NAVY : '#8f897f', width: 2 },
    }),
    text(`house/${house}/id`, box, house, { size: READABLE, weight: 'black', fill: ink }),
  ];
};
