import { arc, bend } from '../../../../presentation/shapes/curves.ts';
import { noise } from '../../../../presentation/shapes/noise.ts';
import {
  circle,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import { faraway, type Light, under } from '../style/light.ts';
import { LAMP, LIME, mix, TERRACOTTA, WHITE } from '../style/palette.ts';
import { type Places, WIDTH } from './layout.ts';

/** Function for the height of a hill's ridge at a horizontal position from 0 (left edge) to 1 (right edge). */
type Ridge = (part: number) => number;

const ridge =
  (y: number, height: number, salt: number): Ridge =>
  part =>
    y -
    height *
      (0.5 +
        0.3 * Math.sin(part * 7.4 + salt) +
        0.16 * Math.sin(part * 15.2 + salt * 2.3) +
        0.05 * Math.sin(part * 33 + salt));

const STEPS = 40;

/**
 * Returns a line parallel to a ridge.
 * @param below distance below the ridge
 * @param flat share of the ridge's ups and downs that is levelled out
 */
const contour = (height: Ridge, below: number, flat: number): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, at): Point => {
    const part = at / STEPS;
    return [part * WIDTH, height(part) * (1 - flat) + height(0.5) * flat + below];
  });

const slope = (id: string, height: Ridge, bottom: number, fill: string): Shape =>
  polygon(id, [[0, bottom], ...contour(height, 0, 0), [WIDTH, bottom]], { fill });

const terraces = (id: string, light: Light, height: Ridge, bottom: number, far: number): readonly Shape[] => {
  const pitch = 30 - far * 24;
  const count = Math.ceil((bottom - height(0.5) + 40) / pitch);
  const shades = [
    mix(light.green, light.earth, 0.06),
    mix(light.green, WHITE, 0.1),
    mix(light.green, light.earth, 0.34),
    mix(light.green, '#2d4a2a', 0.16),
    mix(light.green, light.earth, 0.62),
  ].map(shade => under(light, faraway(light, shade, far)));
  return Array.from({ length: count }, (_, row) =>
    polygon(
      `${id}/row/${row}`,
      [[0, bottom], ...contour(height, row * pitch, Math.min(1, row / count) * 0.55), [WIDTH, bottom]],
      { fill: shades[(row * 3 + Math.floor(noise(row, 31) * 2)) % shades.length] ?? '' },
    ),
  );
};

/** Draws the hills of the valley, from the far hills near Spain to the hills of Gaia. */
export const hillShapes = (light: Light, { plots, reaches }: Places, step: number): readonly Shape[] => {
  const top = plots.superior.y;
  const [far, middle, near] = [ridge(top - 16, 74, 0.6), ridge(top + 10, 62, 2.9), ridge(top + 44, 54, 4.7)];
  const ground = reaches.gaia.bottom;
  return [
    slope('hill/far', far, ground, faraway(light, light.green, 0.72)),
    slope('hill/middle', middle, ground, faraway(light, light.green, 0.48)),
    ...terraces('hill/middle', light, middle, top + 70, 0.5),
    ...hamlets(light, middle, 0.3),
    slope('hill/near', near, ground, under(light, mix(light.green, light.earth, 0.25))),
    ...terraces('hill/near', light, near, reaches.superior.top, 0.12),
    ...(['cima', 'baixo'] as const).flatMap((region, at) => {
      const y = plots[region].y - 8;
      const height = ridge(y + 12, 20, 1.3 + at * 2.2);
      const bottom = reaches[region].top;
      const above = region === 'cima' ? reaches.superior.bottom : reaches.cima.bottom;
      return [
        rect(
          `hill/${region}`,
          { x: 0, y: above - 6, w: WIDTH, h: bottom - above + 12 },
          { fill: under(light, mix(light.green, light.earth, 0.3 + at * 0.08)) },
        ),
        ...terraces(`hill/${region}`, light, height, bottom - 6, 0.04),
      ];
    }),
    rect(
      'hill/gaia',
      { x: 0, y: reaches.baixo.bottom - 4, w: WIDTH, h: ground - reaches.baixo.bottom + 4 },
      { fill: under(light, mix(light.green, '#6d7a54', 0.4)) },
    ),
    ...trees(light, { plots, reaches }, step),
  ];
};

const hamlets = (light: Light, height: Ridge, far: number): readonly Shape[] => {
  const white = light.night ? LAMP : faraway(light, under(light, LIME), far);
  const roof = faraway(light, under(light, TERRACOTTA), far);
  return [122, 138, 152, 408, 421, 640, 655, 671, 684].flatMap((x, at) => {
    const y = Math.round(height(x / WIDTH)) + 8 + (at % 3) * 5;
    return [
      rect(`hamlet/${at}`, { x, y, w: 10, h: 7 }, { fill: white }),
      rect(`hamlet/${at}/roof`, { x: x - 1, y: y - 4, w: 12, h: 4 }, { fill: roof }),
    ];
  });
};

const cypress = (id: string, light: Light, x: number, y: number, h: number): Shape =>
  polygon(
    id,
    [
      ...bend([x, y], [x - h * 0.26, y - h * 0.3], [x, y - h], 7),
      ...bend([x, y - h], [x + h * 0.26, y - h * 0.3], [x, y], 7),
    ],
    {
      fill: under(light, light.night ? '#23384a' : '#355e3e'),
    },
  );

const BLOSSOM: readonly string[] = [
  '#f6c3d4',
  '#7fae5a',
  '#86a64c',
  '#95a548',
  '#b39a3a',
  '#cf7a2e',
  '#9a8f84',
  '#5c6664',
];

const almond = (
  id: string,
  light: Light,
  x: number,
  y: number,
  r: number,
  step: number,
): readonly Shape[] => {
  const leaves = under(light, BLOSSOM[step] ?? '#7fae5a');
  return [
    polygon(`${id}/trunk`, path([x - 3, y], [x - 1, y - r], [x + 1, y - r], [x + 3, y]), {
      fill: under(light, '#5a4030'),
    }),
    ...[
      [-0.55, 0.75, 0.62],
      [0.55, 0.8, 0.6],
      [0, 1.25, 0.75],
    ].map(([dx = 0, dy = 0, s = 1], at) =>
      circle(`${id}/leaves/${at}`, x + dx * r, y - dy * r, s * r, {
        fill: mix(leaves, WHITE, at === 2 ? 0.16 : 0),
      }),
    ),
  ];
};

const trees = (
  light: Light,
  { plots, reaches }: Pick<Places, 'plots' | 'reaches'>,
  step: number,
): readonly Shape[] => {
  const edge = plots.superior.x;
  return [
    cypress('cypress/1', light, 18, reaches.superior.top - 4, 62),
    cypress('cypress/2', light, 36, reaches.superior.top - 2, 44),
    ...almond('almond/1', light, WIDTH - edge / 2 + 4, reaches.superior.top - 4, 17, step),
    ...almond('almond/2', light, WIDTH - 12, reaches.superior.top - 30, 12, step),
    ...almond('almond/3', light, 14, reaches.cima.top - 6, 13, step),
    ...almond('almond/4', light, WIDTH - 14, reaches.baixo.top - 8, 15, step),
    cypress('cypress/3', light, WIDTH - 7, reaches.baixo.top - 40, 40),
  ];
};

/** Draws the sky of a season: the sun, clouds and birds, or at night the moon and stars. */
export const heaven = (light: Light, step: number, horizon: number): readonly Shape[] => {
  const x = light.night ? 620 : 150 + step * 118;
  const y = light.night ? 104 : 112 - 34 * Math.sin((Math.PI * (step + 0.6)) / 7);
  const r = light.night ? 26 : 34;
  return [
    ...(light.night
      ? Array.from({ length: 46 }, (_, at) =>
          circle(`star/${at}`, noise(at, 1) * WIDTH, noise(at, 2) * horizon, 1 + noise(at, 3) * 1.5, {
            fill: '#fdf3d0',
          }),
        )
      : []),
    circle('sun/wide', x, y, r * 2.5, { fill: `${light.sun}2c` }),
    circle('sun/halo', x, y, r * 1.6, { fill: `${light.sun}50` }),
    circle('sun', x, y, r, { fill: light.sun }),
    ...(light.night
      ? [circle('moon', x + 10, y - 5, r - 3, { fill: mix(light.sky[0] ?? WHITE, light.sun, 0.16) })]
      : clouds(light)),
    ...(step < 5 ? birds(light) : []),
  ];
};

const clouds = (light: Light): readonly Shape[] =>
  [
    [90, 92, 120],
    [470, 82, 150],
    [730, 100, 130],
    [950, 88, 110],
  ].map(([x = 0, y = 0, w = 0], at) =>
    polygon(
      `cloud/${at}`,
      [
        ...arc([x + w * 0.2, y], [w * 0.2, 8], 1, 3),
        ...arc([x + w * 0.48, y - 6], [w * 0.24, 13], 2, 4),
        ...arc([x + w * 0.8, y], [w * 0.24, 8], 3, 5),
      ],
      { fill: `${mix(light.sky.at(-1) ?? WHITE, WHITE, 0.6)}a0` },
    ),
  );

const birds = (light: Light): readonly Shape[] =>
  [
    [310, 100, 12],
    [345, 92, 9],
    [640, 104, 11],
  ].map(([x = 0, y = 0, s = 0], at) =>
    polyline(
      `bird/${at}`,
      [
        ...bend([x - s, y - s * 0.3], [x - s * 0.5, y - s * 0.8], [x, y], 5),
        ...bend([x, y], [x + s * 0.5, y - s * 0.8], [x + s, y - s * 0.3], 5),
      ],
      { colour: under(light, WHITE), width: 2.5 },
    ),
  );
