import type { SeatEnd } from '../../core/contract/seat-ends.ts';
import { GOLD, GOLD_EDGE, INK, PAPER, WHITE } from '../shapes/colours.ts';
import { arc, bend } from '../shapes/curves.ts';
import { circle, type Point, polygon, polyline, rect, type Shape } from '../shapes/scene.ts';
import { clock, signpost } from './badges.ts';

const LAMPLIGHT = '#ffd67d';

const BULBS = [LAMPLIGHT, '#ff9d7a', '#9be3c5', '#ffd25e', '#f3a7cf'];

export const lamps = (id: string, from: Point, to: Point, sag: number): readonly Shape[] => {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  const count = Math.max(4, Math.round(Math.abs(to[0] - from[0]) / 46));
  const string = bend(from, middle, to, count);
  return [
    polyline(`${id}/string`, string, { colour: '#2a2440', width: 2.5 }),
    ...string.slice(1, -1).flatMap(([x, y], at) => {
      const bulb = BULBS[at % BULBS.length] ?? LAMPLIGHT;
      return [
        circle(`${id}/${at}/halo`, x, y + 9, 15, { fill: `${bulb}38` }),
        rect(`${id}/${at}/socket`, { x: x - 3, y: y - 1, w: 6, h: 6 }, { fill: '#2a2440' }),
        circle(`${id}/${at}`, x, y + 10, 6.5, { fill: bulb }),
      ];
    }),
  ];
};

const SPARKS = ['#ffd97a', '#ff8fa8', '#8fe8ff', '#c9a2ff', '#a6f0b8'];
const RAYS = 14;

export const firework = (id: string, [x, y]: Point, r: number, colour: number): readonly Shape[] => {
  const spark = SPARKS[colour % SPARKS.length] ?? GOLD;
  const ray = (at: number, from: number, to: number): readonly Point[] => {
    const angle = ((at + 0.3 * colour) * 2 * Math.PI) / RAYS;
    const droop = (part: number) => 0.14 * r * part * part;
    const point = (part: number): Point => [
      x + Math.cos(angle) * r * part,
      y + Math.sin(angle) * r * part + droop(part),
    ];
    return [point(from), point((from + to) / 2), point(to)];
  };
  return [
    circle(`${id}/glow`, x, y, r * 0.95, { fill: `${spark}16` }),
    circle(`${id}/glow/inner`, x, y, r * 0.5, { fill: `${spark}22` }),
    ...Array.from({ length: RAYS }, (_, at) => {
      const reach = at % 2 === 0 ? 1 : 0.74;
      const [endX, endY] = ray(at, 0, reach).at(-1) ?? [x, y];
      return [
        polyline(`${id}/ray/${at}`, ray(at, 0.26, reach * 0.62), { colour: `${spark}90`, width: 3 }),
        polyline(`${id}/tail/${at}`, ray(at, reach * 0.68, reach * 0.9), { colour: spark, width: 4 }),
        circle(`${id}/spark/${at}`, endX, endY, at % 2 === 0 ? 4 : 3, { fill: '#fffbe8' }),
      ];
    }).flat(),
    circle(`${id}/heart`, x, y, 5, { fill: '#fffbe8' }),
  ];
};

/**
 * Draws a crown.
 * @param x middle of the crown
 * @param y lower edge of the crown
 */
export const crown = (x: number, y: number, w: number): readonly Shape[] => {
  const [half, h] = [w / 2, w * 0.62];
  const jewel = (part: number, up: number, at: number) =>
    circle(`crown/jewel/${at}`, x + half * part, y - h * up, w * 0.07, {
      fill: at === 1 ? '#ff7a6b' : WHITE,
      stroke: { colour: GOLD_EDGE, width: 1.5 },
    });
  return [
    polygon(
      'crown',
      [
        [x - half * 0.82, y],
        [x - half, y - h * 0.78],
        [x - half * 0.42, y - h * 0.4],
        [x, y - h],
        [x + half * 0.42, y - h * 0.4],
        [x + half, y - h * 0.78],
        [x + half * 0.82, y],
      ],
      { fill: '#ffc53d', stroke: { colour: GOLD_EDGE, width: 3 } },
    ),
    rect(
      'crown/band',
      { x: x - half * 0.82, y: y - h * 0.24, w: w * 0.82, h: h * 0.24 },
      { fill: '#e8a21c', stroke: { colour: GOLD_EDGE, width: 2 } },
    ),
    jewel(-1, 0.8, 0),
    jewel(0, 1.02, 1),
    jewel(1, 0.8, 2),
  ];
};

/**
 * Draws a person from the front, 92 wide and 132 high.
 * @param x middle of the person
 * @param y lower edge of the person
 */
export const figure = (x: number, y: number, colour: string): readonly Shape[] => [
  circle('person/shade', x, y - 2, 3, { fill: colour }),
  polygon(
    'person/body',
    [
      [x - 46, y],
      ...bend([x - 46, y], [x - 42, y - 62], [x - 15, y - 82], 6),
      [x + 15, y - 82],
      ...bend([x + 15, y - 82], [x + 42, y - 62], [x + 46, y], 6),
    ],
    { fill: colour, stroke: { colour: '#ffffff', width: 4 } },
  ),
  circle('person/head', x, y - 103, 27, { fill: colour, stroke: { colour: '#ffffff', width: 4 } }),
  polyline('person/gleam', arc([x, y - 103], [17, 17], 2.1, 2.9, 6), { colour: '#ffffff70', width: 5 }),
];

/**
 * Draws the sign of a seat that ended before its game, on a pole 104 high: a white flag, a clock or a signpost.
 * @param y lower end of the pole
 */
export function endSign(end: SeatEnd, x: number, y: number): readonly Shape[] {
  switch (end) {
    case 'resigned':
      return flag(x, y);
    case 'outOfTime':
      return [pole(x, y), ...clock([x + 4, y - 84], 28)];
    case 'left':
      return [pole(x, y), signpost(x - 8, y - 80, 66, 26)];
  }
}

const pole = (x: number, y: number): Shape =>
  rect(
    'flag/pole',
    { x: x - 3, y: y - 104, w: 6, h: 104 },
    { fill: PAPER, stroke: { colour: INK, width: 2 } },
  );

const flag = (x: number, y: number): readonly Shape[] => [
  pole(x, y),
  polygon(
    'flag/cloth',
    [
      ...bend([x + 3, y - 102], [x + 30, y - 116], [x + 62, y - 98], 6),
      ...bend([x + 62, y - 58], [x + 30, y - 74], [x + 3, y - 60], 6),
    ],
    { fill: WHITE, stroke: { colour: INK, width: 2.5 } },
  ),
];
