import { bend } from '../../../../presentation/shapes/curves.ts';
import { circle, path, polygon, polyline, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import {
  darker,
  GOLD,
  GOLD_EDGE,
  INK,
  LEAF,
  LIME,
  mix,
  OAK_DARK,
  OAK_LIGHT,
  TERRACOTTA,
  WHITE,
  WINES,
} from '../style/palette.ts';

const PLUS = 7 * 0.6;

export const plus = (id: string, x: number, y: number): readonly Shape[] => [
  circle(`${id}/disc`, x, y, 10, { fill: '#2f7a4a', stroke: { colour: WHITE, width: 2 } }),
  polyline(`${id}/across`, path([x - PLUS, y], [x + PLUS, y]), { colour: WHITE, width: 3.5 }),
  polyline(`${id}/down`, path([x, y - PLUS], [x, y + PLUS]), { colour: WHITE, width: 3.5 }),
];

export const house = (x: number, y: number, s = 1): readonly Shape[] => [
  rect(
    'house/wall',
    { x: x - 15 * s, y: y - 4 * s, w: 30 * s, h: 22 * s },
    { fill: LIME, stroke: { colour: INK, width: 2 } },
  ),
  polygon('house/roof', path([x - 20 * s, y - 2 * s], [x, y - 18 * s], [x + 20 * s, y - 2 * s]), {
    fill: TERRACOTTA,
    stroke: { colour: darker(TERRACOTTA, 0.5), width: 2 },
  }),
  rect('house/door', { x: x - 4 * s, y: y + 6 * s, w: 8 * s, h: 12 * s }, { fill: OAK_DARK }),
];

export const grapes = (x: number, y: number, colour: string, s = 1): readonly Shape[] => [
  polygon(
    'grapes/leaf',
    [
      ...bend([x, y - 12 * s], [x + 4 * s, y - 26 * s], [x + 20 * s, y - 20 * s], 6),
      ...bend([x + 20 * s, y - 20 * s], [x + 16 * s, y - 8 * s], [x, y - 12 * s], 6),
    ],
    { fill: LEAF },
  ),
  ...[
    [-12, -8],
    [0, -9],
    [12, -8],
    [-6, 1],
    [6, 1],
    [0, 11],
  ].map(([dx = 0, dy = 0], at) =>
    circle(`grapes/berry/${at}`, x + dx * s, y + dy * s, 7 * s, {
      fill: colour,
      stroke: { colour: darker(colour, 0.4), width: 1.5 },
    }),
  ),
];

export const sprout = (id: string, x: number, y: number, colour: string): readonly Shape[] => [
  polyline(`${id}/stem`, path([x, y], [x, y - 22]), { colour: OAK_DARK, width: 3 }),
  circle(`${id}/head`, x, y - 25, 8, { fill: colour, stroke: { colour: darker(colour, 0.45), width: 2 } }),
];

const CASK = 14;

export const cask = (id: string, x: number, y: number): readonly Shape[] => [
  circle(id, x, y, CASK, { fill: OAK_LIGHT, stroke: { colour: darker(OAK_LIGHT, 0.6), width: 2.5 } }),
  circle(`${id}/head`, x, y, CASK * 0.62, { stroke: { colour: mix(OAK_LIGHT, WHITE, 0.45), width: 1.5 } }),
  circle(`${id}/bung`, x, y, 2.2, { fill: WHITE }),
];

export const bottle = (id: string, x: number, colour: string): readonly Shape[] => [
  polygon(
    id,
    [
      [x - 9, 48],
      [x - 9, 26],
      ...bend([x - 9, 26], [x - 8, 19], [x - 4, 16], 4),
      [x - 4, 4],
      [x + 4, 4],
      [x + 4, 16],
      ...bend([x + 4, 16], [x + 8, 19], [x + 9, 26], 4),
      [x + 9, 48],
    ],
    { fill: colour, stroke: { colour: darker(colour, 0.55), width: 2 } },
  ),
  rect(`${id}/label`, { x: x - 8, y: 29, w: 16, h: 12 }, { fill: LIME }),
  rect(`${id}/cap`, { x: x - 5, y: 3, w: 10, h: 7 }, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 1 } }),
];

export const die = (x: number, y: number, side: number): readonly Shape[] => [
  rect(
    'die',
    { x: x - side / 2, y: y - side / 2, w: side, h: side },
    { fill: WHITE, radius: 6, stroke: { colour: INK, width: 2.5 } },
  ),
  ...[
    [-0.26, -0.26],
    [0.26, 0.26],
    [0, 0],
    [0.26, -0.26],
    [-0.26, 0.26],
  ].map(([dx = 0, dy = 0], at) =>
    circle(`die/pip/${at}`, x + dx * side, y + dy * side, side * 0.09, { fill: WINES.ruby }),
  ),
];

export const glass = (x: number, y: number): readonly Shape[] => [
  polygon(
    'glass/bowl',
    [
      [x - 12, y - 20],
      ...bend([x - 12, y - 20], [x - 14, y + 6], [x, y + 6], 8),
      ...bend([x, y + 6], [x + 14, y + 6], [x + 12, y - 20], 8),
    ],
    {
      fill: '#ffffffd0',
      stroke: { colour: INK, width: 2.5 },
    },
  ),
  polygon(
    'glass/wine',
    [
      [x - 12, y - 10],
      ...bend([x - 12, y - 10], [x - 11, y + 4], [x, y + 4], 8),
      ...bend([x, y + 4], [x + 11, y + 4], [x + 12, y - 10], 8),
    ],
    {
      fill: WINES.ruby,
    },
  ),
  polyline('glass/stem', path([x, y + 6], [x, y + 20]), { colour: INK, width: 3 }),
  polyline('glass/foot', path([x - 9, y + 21], [x + 9, y + 21]), { colour: INK, width: 3.5 }),
];

export const up = (x: number, y: number): Shape =>
  polygon(
    'up',
    [
      [x, y - 13],
      [x + 10, y - 1],
      [x + 4, y - 1],
      [x + 4, y + 12],
      [x - 4, y + 12],
      [x - 4, y - 1],
      [x - 10, y - 1],
    ],
    { fill: '#2f7a4a', stroke: { colour: WHITE, width: 2 } },
  );

export const coinOf = (x: number, y: number, r = 11): readonly Shape[] => [
  circle('coin', x, y, r, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 2.5 } }),
  polyline(
    'coin/four',
    path([x + 1, y - r * 0.5], [x - r * 0.5, y + r * 0.15], [x + r * 0.5, y + r * 0.15]),
    { colour: INK, width: 2.5 },
  ),
  polyline('coin/stroke', path([x + 1.5, y - r * 0.1], [x + 1.5, y + r * 0.55]), { colour: INK, width: 2.5 }),
];
