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
import { faraway, type Light, STEPS, under } from '../style/light.ts';
import { mix, WALL, WHITE } from '../style/palette.ts';

import { lighthouse, ship, tug } from './vessels.ts';

interface Shore {
  readonly width: number;
  readonly horizon: number;
  readonly bottom: number;
}

/** Draws the sky, the sea and the land behind the quay. */
export const seaside = (light: Light, step: number, shore: Shore): readonly Shape[] => {
  const { width, horizon, bottom } = shore;
  return [
    rect('sky', { x: 0, y: 0, w: width, h: horizon }, { fill: { gradient: light.sky } }),
    ...stars(light, width, horizon),
    ...sun(light, step, shore),
    ...clouds(light, width, horizon),
    ...gulls(light, width, horizon),
    ...hills(light, width, horizon),
    ...turbines(light, width, horizon),
    ...farCranes(light, width, horizon),
    rect(
      'sea',
      { x: 0, y: horizon, w: width, h: bottom - horizon },
      {
        fill: {
          gradient: [mix(light.sea, light.sky[3] ?? light.sea, 0.35), light.sea, mix(light.sea, WALL, 0.6)],
        },
      },
    ),
    ...glints(light, step, shore),
    ...lighthouse(light, horizon),
    ...ship(light, 300 + step * 64, horizon + 40),
    ...tug(light, 150 + step * 118, horizon + 86),
  ];
};

const stars = (light: Light, width: number, horizon: number): readonly Shape[] =>
  light.stars
    ? Array.from({ length: 44 }, (_, at) =>
        circle(`star/${at}`, noise(at, 1) * width, noise(at, 2) * horizon * 0.6, 1 + noise(at, 3) * 1.6, {
          fill: '#f4f6d8',
        }),
      )
    : [];

const sun = (light: Light, step: number, { horizon }: Shore): readonly Shape[] => {
  const x = 470 - step * 34;
  const y = step === STEPS ? horizon * 0.42 : horizon * 0.62 + step * horizon * 0.105;
  const r = step === STEPS ? 40 : 54 + step * 6;
  return [
    circle('sun/halo/wide', x, y, r * 2.3, { fill: `${light.sun}22` }),
    circle('sun/halo', x, y, r * 1.5, { fill: `${light.sun}44` }),
    circle('sun', x, y, r, { fill: light.sun }),
    ...(step === STEPS
      ? [
          [-14, -10, 9],
          [12, 6, 12],
          [-6, 18, 6],
        ].map(([dx = 0, dy = 0, crater = 0], at) =>
          circle(`moon/${at}`, x + dx, y + dy, crater, { fill: mix(light.sun, '#b9b58a', 0.4) }),
        )
      : []),
  ];
};

const clouds = (light: Light, width: number, horizon: number): readonly Shape[] =>
  Array.from({ length: 5 }, (_, at) => {
    const w = 120 + 150 * noise(at, 4);
    const x = ((at + 0.2 + 0.5 * noise(at, 5)) * width) / 5 - 60;
    const y = horizon * (0.3 + 0.44 * noise(at, 6));
    return polygon(
      `cloud/${at}`,
      [
        ...arc([x + w * 0.2, y], [w * 0.2, 9], 1, 3),
        ...arc([x + w * 0.48, y - 8], [w * 0.24, 15], 2, 4),
        ...arc([x + w * 0.8, y], [w * 0.24, 9], 3, 5),
      ],
      { fill: `${mix(light.sky[3] ?? WHITE, WHITE, 0.4)}${light.stars ? '30' : '80'}` },
    );
  });

const gulls = (light: Light, width: number, horizon: number): readonly Shape[] =>
  [
    [0.13, 0.4, 17],
    [0.18, 0.35, 12],
    [0.36, 0.46, 14],
    [0.58, 0.38, 18],
    [0.63, 0.43, 12],
    [0.31, 0.62, 10],
  ].map(([px = 0, py = 0, s = 10], at) => {
    const [x, y] = [width * px, horizon * py];
    return polyline(
      `gull/${at}`,
      [
        ...bend([x - s, y - s * 0.3], [x - s * 0.5, y - s * 0.75], [x, y], 5),
        ...bend([x, y], [x + s * 0.5, y - s * 0.75], [x + s, y - s * 0.3], 5),
      ],
      { colour: under(light, WHITE), width: 3 },
    );
  });

const ridge = (width: number, horizon: number, height: number, salt: number): readonly Point[] => [
  [0, horizon],
  ...Array.from(
    { length: 31 },
    (_, at): Point => [
      (at * width) / 30,
      horizon - height * (0.62 + 0.3 * Math.sin(at * 0.42 + salt) + 0.12 * Math.sin(at * 1.25 + salt)),
    ],
  ),
  [width, horizon],
];

const hills = (light: Light, width: number, horizon: number): readonly Shape[] => [
  polygon('hill/far', ridge(width, horizon, 92, 0.4), { fill: faraway(light, '#5b9a80', 0.62) }),
  polygon('hill/near', ridge(width, horizon, 52, 3.1), { fill: faraway(light, '#3f8468', 0.42) }),
];

const turbines = (light: Light, width: number, horizon: number): readonly Shape[] => {
  const reach = Math.min(1, horizon / 548);
  return [
    [0.055, 196, 0.2],
    [0.165, 150, 0.9],
    [0.26, 218, 0.5],
    [0.555, 156, 1.4],
    [0.655, 206, 0.1],
  ].flatMap(([part = 0, h = 0, turn = 0], at) => {
    const x = width * part;
    const hub = horizon - 24 - h * reach;
    const white = faraway(light, '#ffffff', 0.14);
    const shade = faraway(light, '#b5cfc4', 0.3);
    const blade = h * reach * 0.42;
    return [
      polygon(
        `turbine/${at}/mast`,
        path([x - 5, horizon - 20], [x - 2.4, hub], [x + 2.4, hub], [x + 5, horizon - 20]),
        { fill: shade },
      ),
      ...[0, 1, 2].map(wing => {
        const angle = turn + (wing * 2 * Math.PI) / 3;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const at2 = (along: number, across: number): Point => [
          x + dx * along - dy * across,
          hub + dy * along + dx * across,
        ];
        return polygon(
          `turbine/${at}/blade/${wing}`,
          [at2(0, -2.5), at2(blade * 0.25, -6), at2(blade, 0), at2(blade * 0.25, 3), at2(0, 2.5)],
          { fill: white },
        );
      }),
      circle(`turbine/${at}/hub`, x, hub, 5.5, { fill: white }),
    ];
  });
};

const farCranes = (light: Light, width: number, horizon: number): readonly Shape[] => {
  const ink = faraway(light, '#2c6a63', 0.34);
  const line = (id: string, points: readonly Point[], w = 4): Shape =>
    polyline(id, points, { colour: ink, width: w });
  return [
    ...[0.405, 0.455, 0.5].flatMap((part, at) => {
      const x = width * part;
      const top = horizon - 86 - (at % 2) * 12;
      return [
        line(`far/${at}/legs`, [
          [x - 13, horizon],
          [x - 13, top],
          [x + 13, top],
          [x + 13, horizon],
        ]),
        line(`far/${at}/boom`, [
          [x - 46, top - (at === 1 ? 44 : 0)],
          [x - 13, top],
          [x + 24, top],
        ]),
        line(
          `far/${at}/stay`,
          [
            [x - 42, top - (at === 1 ? 40 : 0)],
            [x - 4, top - 26],
            [x + 22, top],
          ],
          2.5,
        ),
        line(`far/${at}/mast`, [
          [x - 4, top - 26],
          [x - 4, top],
        ]),
      ];
    }),
    rect('far/quay', { x: width * 0.35, y: horizon - 12, w: width * 0.2, h: 13 }, { fill: ink }),
  ];
};

const glints = (light: Light, step: number, { width, horizon, bottom }: Shore): readonly Shape[] =>
  Array.from({ length: 26 }, (_, at) => {
    const near = noise(at, 11);
    const w = 24 + 70 * near * noise(at, 12) + 16 * near;
    const x = noise(at, 13 + step) * width;
    const y = horizon + 8 + near * (bottom - horizon - 18);
    return polyline(
      `glint/${at}`,
      [
        ...bend([x, y], [x + w / 4, y - 4], [x + w / 2, y], 5),
        ...bend([x + w / 2, y], [x + (3 * w) / 4, y + 4], [x + w, y], 5),
      ],
      { colour: `${light.glint}80`, width: 2 + near * 1.5 },
    );
  });
