import { GOLD, GOLD_EDGE, WHITE } from '../../shapes/colours.ts';
import { star } from '../../shapes/curves.ts';
import { circle, polygon, polyline, rect, type Shape } from '../../shapes/scene.ts';

export type FactSign =
  | 'move'
  | 'rival'
  | 'streak'
  | 'rating'
  | 'luck'
  | 'cost'
  | 'score'
  | 'close'
  | 'busiest';

/** Colour of the disc behind each sign. */
const GROUNDS: Readonly<Record<FactSign, string>> = {
  move: '#2f6db0',
  rival: '#9c3d63',
  streak: '#c2551d',
  rating: '#1f7a5c',
  luck: '#6d4aa8',
  cost: '#7a5a2a',
  score: '#8f6410',
  close: '#3f5e8a',
  busiest: '#2f7d86',
};

const DISC = 46;
/** Width and height of a sign. */
export const SIGN = 2 * DISC;

const bust = (id: string, x: number, y: number, fill: string): readonly Shape[] => [
  circle(`${id}/head`, x, y - 12, 10, { fill }),
  polygon(
    `${id}/body`,
    [
      [x - 16, y + 20],
      [x - 13, y + 4],
      [x, y - 2],
      [x + 13, y + 4],
      [x + 16, y + 20],
    ],
    { fill },
  ),
];

const bars = (id: string, heights: readonly number[], fill: string): readonly Shape[] =>
  heights.map((h, at) => rect(`${id}/${at}`, { x: 22 + at * 18, y: 70 - h, w: 13, h }, { fill, radius: 3 }));

const DRAWN: Readonly<Record<FactSign, readonly Shape[]>> = {
  move: [polygon('star', star([DISC, DISC], 32), { fill: GOLD })],
  rival: [...bust('one', 32, 44, WHITE), ...bust('other', 62, 44, GOLD)],
  streak: [
    polygon(
      'flame',
      [
        [46, 12],
        [56, 32],
        [64, 28],
        [70, 50],
        [62, 72],
        [46, 80],
        [30, 72],
        [22, 52],
        [34, 40],
      ],
      { fill: GOLD },
    ),
    polygon(
      'flame/inner',
      [
        [47, 42],
        [57, 58],
        [53, 72],
        [46, 75],
        [38, 71],
        [35, 60],
      ],
      { fill: '#ff8a3c' },
    ),
  ],
  rating: [
    polyline(
      'rise',
      [
        [20, 68],
        [36, 48],
        [50, 58],
        [70, 30],
      ],
      { colour: WHITE, width: 8 },
    ),
    polygon(
      'rise/head',
      [
        [56, 26],
        [76, 20],
        [74, 42],
      ],
      { fill: GOLD },
    ),
  ],
  luck: [
    rect('die', { x: 22, y: 22, w: 48, h: 48 }, { fill: WHITE, radius: 10 }),
    ...[
      [34, 34],
      [58, 34],
      [46, 46],
      [34, 58],
      [58, 58],
    ].map(([x = 0, y = 0], at) => circle(`die/${at}`, x, y, 5.5, { fill: GROUNDS.luck })),
  ],
  cost: [
    circle('coin/under', 38, 58, 17, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } }),
    circle('coin', 54, 36, 17, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } }),
    rect('minus', { x: 45, y: 33, w: 18, h: 6 }, { fill: GOLD_EDGE, radius: 2 }),
  ],
  score: [
    circle('handle/left', 26, 36, 11, { stroke: { colour: GOLD, width: 6 } }),
    circle('handle/right', 66, 36, 11, { stroke: { colour: GOLD, width: 6 } }),
    polygon(
      'bowl',
      [
        [26, 22],
        [66, 22],
        [62, 46],
        [52, 56],
        [40, 56],
        [30, 46],
      ],
      { fill: GOLD },
    ),
    rect('stem', { x: 42, y: 54, w: 8, h: 12 }, { fill: GOLD }),
    rect('foot', { x: 30, y: 66, w: 32, h: 8 }, { fill: GOLD, radius: 3 }),
  ],
  close: [...bars('bar', [40, 36], WHITE), ...bars('gold', [0, 0, 44], GOLD).slice(2)],
  busiest: [
    rect('sheet', { x: 22, y: 24, w: 48, h: 46 }, { fill: WHITE, radius: 6 }),
    rect('sheet/top', { x: 22, y: 24, w: 48, h: 14 }, { fill: GOLD, radius: 6 }),
    ...[0, 1, 2, 3, 4, 5].map(at =>
      rect(
        `day/${at}`,
        { x: 29 + (at % 3) * 13, y: 44 + Math.floor(at / 3) * 12, w: 8, h: 8 },
        { fill: GROUNDS.busiest },
      ),
    ),
  ],
};

/** Paints the sign of a fact on its disc, within a square of `SIGN` pixels. */
export const signItems = (sign: FactSign): readonly Shape[] => [
  circle('disc', DISC, DISC, DISC - 2, { fill: GROUNDS[sign], stroke: { colour: WHITE, width: 4 } }),
  ...DRAWN[sign],
];
