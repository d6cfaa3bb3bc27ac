import {
  circle,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import { type Light, under } from '../style/light.ts';
import { LAMPLIGHT, WOOD, WOOD_SHADE } from '../style/palette.ts';

// The functions in this file draw things and people on a deck of a scaffold, below the next deck. Each drawing is 146 wide and
// `h` high.

const IRON = '#6d6a70';
const BURLAP = '#cdb68c';

export const ladder = (h: number, light: Light): readonly Shape[] => {
  const fill = under(light, WOOD_SHADE);
  const at = (part: number, dx: number): Point => [104 + dx + part * 18, h - part * (h - 4)];
  const beam = (id: string, dx: number) => polyline(id, [at(0, dx), at(1, dx)], { colour: fill, width: 4 });
  return [
    beam('ladder/left', -9),
    beam('ladder/right', 9),
    ...[0.18, 0.4, 0.62, 0.84].map((part, index) =>
      polyline(`ladder/rung/${index}`, [at(part, -9), at(part, 9)], { colour: fill, width: 3 }),
    ),
  ];
};

export const bucket = (h: number, light: Light): readonly Shape[] => [
  rect('bucket/rope', { x: 107, y: 0, w: 2, h: h - 26 }, { fill: under(light, '#5f4526') }),
  polyline('bucket/bail', path([99, h - 21], [108, h - 28], [117, h - 21]), {
    colour: under(light, IRON),
    width: 2,
  }),
  polygon('bucket', path([97, h - 22], [119, h - 22], [115, h - 6], [101, h - 6]), {
    fill: under(light, IRON),
  }),
  rect('bucket/sand', { x: 98, y: h - 24, w: 20, h: 4 }, { fill: under(light, '#e4d0a3'), radius: 2 }),
];

export const sacks = (h: number, light: Light): readonly Shape[] =>
  [
    [92, 0],
    [117, 0],
    [104, 12],
  ].flatMap(([x = 0, up = 0], at) => [
    rect(
      `sack/${at}`,
      { x: x - 13, y: h - 14 - up, w: 26, h: 14 },
      {
        fill: under(light, at === 2 ? '#dcc9a4' : BURLAP),
        radius: 6,
        stroke: { colour: under(light, '#94794c'), width: 2 },
      },
    ),
  ]);

export const planks = (h: number, light: Light): readonly Shape[] =>
  [0, 1].map(at =>
    polyline(`plank/${at}`, path([98 + at * 12, h], [122 + at * 6, 12 + at * 3]), {
      colour: under(light, at % 2 === 0 ? WOOD : '#cba874'),
      width: 6,
    }),
  );

export const mason = (h: number, light: Light): readonly Shape[] => {
  const skin = under(light, '#c98f68');
  const shirt = under(light, '#f4ead6');
  const overall = under(light, '#56606b');
  const x = 118;
  return [
    rect('mason/leg/left', { x: x - 8, y: h - 15, w: 7, h: 15 }, { fill: overall }),
    rect('mason/leg/right', { x: x + 1, y: h - 15, w: 7, h: 15 }, { fill: overall }),
    polyline('mason/arm', path([x - 6, h - 24], [x - 18, h - 20], [x - 22, h - 28]), {
      colour: skin,
      width: 5,
    }),
    polyline('mason/hammer', path([x - 20, h - 22], [x - 26, h - 34]), {
      colour: under(light, WOOD_SHADE),
      width: 3,
    }),
    rect('mason/hammer/head', { x: x - 33, y: h - 38, w: 13, h: 6 }, { fill: under(light, IRON) }),
    rect('mason/body', { x: x - 9, y: h - 28, w: 18, h: 15 }, { fill: shirt, radius: 5 }),
    rect('mason/apron', { x: x - 6, y: h - 22, w: 12, h: 10 }, { fill: overall }),
    circle('mason/head', x, h - 33, 6.5, { fill: skin }),
    polygon(
      'mason/cap',
      path([x - 12, h - 34], [x - 7, h - 36], [x - 5, h - 41], [x + 5, h - 41], [x + 8, h - 34]),
      { fill: under(light, '#b2603a') },
    ),
  ];
};

export const lantern = (x: number, y: number): readonly Shape[] => [
  circle('lantern/halo', x, y + 9, 26, { fill: '#ffd67d2e' }),
  circle('lantern/glow', x, y + 9, 15, { fill: '#ffd67d50' }),
  rect('lantern', { x: x - 4, y: y + 3, w: 8, h: 12 }, { fill: LAMPLIGHT, radius: 3 }),
  rect('lantern/cap', { x: x - 6, y, w: 12, h: 3 }, { fill: '#3a2f3f' }),
];
