import { bend } from '../../../../presentation/shapes/curves.ts';
import {
  type Box,
  circle,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import { type Light, STEPS, under } from '../style/light.ts';
import { DEEP, DEEPER, GRANITE, HULL, HULL_LIGHT, mix, TERRACOTTA } from '../style/palette.ts';

/** Draws open water below the quay, with the light of the sun on it. */
export const water = (light: Light, box: Box, step: number): readonly Shape[] => [
  rect('water', box, { fill: { gradient: [light.water, mix(light.water, DEEP, 0.35), DEEP] } }),
  rect('water/quay', { ...box, h: 10 }, { fill: '#00000030' }),
  ...Array.from({ length: Math.round(box.w / 108) }, (_, at) => {
    const row = at % 4;
    const w = 36 + ((at * 37) % 60);
    const x = box.x + ((at * 197 + step * 31) % Math.max(1, box.w - w));
    const y = box.y + 18 + row * ((box.h - 28) / 3);
    return polyline(`glint/${at}`, ripple(x, y, w), { colour: `${light.glint}70`, width: 3 });
  }),
];

const ripple = (x: number, y: number, w: number): readonly Point[] => [
  ...bend([x, y], [x + w / 4, y - 5], [x + w / 2, y], 6),
  ...bend([x + w / 2, y], [x + (3 * w) / 4, y + 5], [x + w, y], 6),
];

export const deep = (box: Box): readonly Shape[] => [
  rect('deep', box, { fill: { gradient: [DEEP, DEEPER] } }),
];

/** Returns the x of the boat, which goes down the river as the game goes on. */
export const boatX = (step: number, width: number): number => width * 0.17 + (step / STEPS) * width * 0.63;

/** Draws a rabelo (a river boat) with its barrels, 250 wide. `x` and `y` are the middle of its waterline. */
export const rabelo = (light: Light, x: number, y: number): readonly Shape[] => {
  const at = (dx: number, up: number): Point => [x + dx, y - up];
  const hull = under(light, HULL);
  const plank = under(light, HULL_LIGHT);
  const sail = under(light, '#fbf0d8');
  const rope = { colour: hull, width: 2 };
  return [
    polygon(
      'boat/shadow',
      [...bend(at(-104, -2), at(0, -16), at(104, -2)), ...bend(at(104, -2), at(0, 4), at(-104, -2))],
      { fill: '#0b1f3066' },
    ),
    polyline('boat/mast', [at(6, 10), at(6, 72)], { colour: hull, width: 5 }),
    polygon(
      'boat/sail',
      [
        ...bend(at(-32, 68), at(8, 72), at(46, 68)),
        ...bend(at(46, 68), at(58, 48), at(44, 30)),
        ...bend(at(44, 30), at(6, 22), at(-30, 30)),
        ...bend(at(-30, 30), at(-18, 48), at(-32, 68)),
      ],
      { fill: sail, stroke: { colour: mix(sail, hull, 0.35), width: 2 } },
    ),
    polygon(
      'boat/sail/band',
      [...bend(at(-26, 55), at(8, 57), at(51, 55)), ...bend(at(52, 44), at(8, 44), at(-24, 44))],
      { fill: under(light, '#b5443a') },
    ),
    polyline('boat/rope', [at(6, 72), at(112, 26)], rope),
    polyline('boat/rope/back', [at(6, 72), at(-96, 24)], rope),
    ...barrels(light, x, y),
    polygon(
      'boat/hull',
      [
        ...bend(at(-124, 30), at(-104, 4), at(-58, -4)),
        ...bend(at(-58, -4), at(0, -9), at(62, -4)),
        ...bend(at(62, -4), at(112, 6), at(128, 36)),
        ...bend(at(128, 36), at(92, 14), at(50, 12)),
        ...bend(at(50, 12), at(0, 8), at(-50, 12)),
        ...bend(at(-50, 12), at(-100, 14), at(-124, 30)),
      ],
      { fill: hull },
    ),
    polyline(
      'boat/plank',
      [...bend(at(-112, 20), at(-60, 6), at(0, 4)), ...bend(at(0, 4), at(70, 6), at(116, 24))],
      { colour: plank, width: 4 },
    ),
    polygon('boat/cabin', [at(-92, 16), at(-92, 34), at(-62, 34), at(-62, 12)], { fill: plank }),
    polygon('boat/cabin/roof', [at(-97, 33), at(-77, 43), at(-57, 33)], { fill: under(light, TERRACOTTA) }),
    polyline('boat/oar', [at(-86, 40), at(-158, -6)], { colour: hull, width: 4 }),
    polyline('boat/oar/blade', [at(-140, 6), at(-166, -12)], { colour: plank, width: 8 }),
  ];
};

const barrels = (light: Light, x: number, y: number): readonly Shape[] =>
  [
    [-40, 15],
    [-20, 14],
    [24, 14],
    [44, 15],
    [64, 17],
    [-30, 29],
    [34, 29],
    [54, 31],
  ].flatMap(([dx = 0, up = 0], at) => [
    circle(`barrel/${at}`, x + dx, y - up, 10, {
      fill: under(light, '#a9713d'),
      stroke: { colour: under(light, '#5f3c22'), width: 3 },
    }),
    circle(`barrel/${at}/bung`, x + dx, y - up, 2.5, { fill: under(light, GRANITE) }),
  ]);
